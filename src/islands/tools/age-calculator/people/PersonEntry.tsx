import { useEffect, useId, useRef } from 'react'

import { isEnterInBox, ListLine } from '@/islands/calculator/fields/ListLine.tsx'
import { Field } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { DateField } from '../DateField.tsx'
import type { Person, PersonAge } from './people.ts'

interface Props {
  person: Person
  index: number
  age: PersonAge | undefined
  isOpen: boolean
  takesFocus: boolean
  onChange: (changes: Partial<Person>) => void
  onToggle: () => void
  onRemove: () => void
}

/** An entry of the list: a line with name and age, or its form. */
export function PersonEntry(props: Props) {
  const { person, index, age, isOpen, onToggle, onRemove } = props
  return (
    <ListLine
      title={`Person ${index + 1}`}
      number={index + 1}
      line={lineOf(person, age)}
      {...{ index, isOpen, onToggle, onRemove }}
    >
      <div className="list-fields" onKeyDown={(event) => isEnterInBox(event) && onToggle()}>
        <PersonFields {...props} />
      </div>
      <AgeInWords age={age} />
      <button type="button" className="button mt-3" onClick={onToggle}>
        Done
      </button>
    </ListLine>
  )
}

function PersonFields({ person, age, takesFocus, onChange }: Props) {
  const id = useId()
  const nameBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) nameBox.current?.focus()
  }, [takesFocus])
  return (
    <>
      <Field id={id} label="Name">
        <input
          {...PLAIN_TYPING}
          id={id}
          ref={nameBox}
          type="text"
          className="input mt-1"
          autoComplete="off"
          maxLength={80}
          value={person.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <DateField
        name={`${id}-birth`}
        label="Date of birth"
        value={person.birth}
        error={age?.problem}
        onDate={(birth) => onChange({ birth, isUnreadable: false })}
        // A change would open the entry again that a press on Done has just closed.
        onUnreadable={(isUnreadable) =>
          isUnreadable !== person.isUnreadable && onChange({ isUnreadable })
        }
      />
    </>
  )
}

function lineOf({ name }: Person, age: PersonAge | undefined): string {
  const words = age?.age ?? 'no date of birth yet'
  return name.trim()
    ? `${name.trim()} · ${words}`
    : `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`
}

function AgeInWords({ age }: Pick<Props, 'age'>) {
  return (
    <p role="status">
      {age?.age !== undefined && (
        <>
          <strong>{age.age}</strong>
          <br />
          Next birthday: {age.birthday}
        </>
      )}
    </p>
  )
}
