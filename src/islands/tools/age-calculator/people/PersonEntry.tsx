import { useEffect, useId, useRef } from 'react'

import { Field } from '@/islands/ui/fields/Field.tsx'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'
import { DateField } from '../DateField.tsx'
import type { Person, PersonAge } from './people.ts'

interface Props {
  person: Person
  /** "Person 2" */
  title: string
  age: PersonAge | undefined
  takesFocus: boolean
  onChange: (changes: Partial<Person>) => void
  onRemove: () => void
}

/** An entry of the list: name, date of birth and age. */
export function PersonEntry({ person, title, age, takesFocus, onChange, onRemove }: Props) {
  const id = useId()
  const nameBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) nameBox.current?.focus()
  }, [takesFocus])
  return (
    <li>
      <fieldset className="list-entry">
        <legend className="sr-only">{title}</legend>
        <Head title={title} onRemove={onRemove} />
        <div className="list-fields">
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
            onUnreadable={(isUnreadable) => onChange({ isUnreadable })}
          />
        </div>
        <AgeInWords age={age} />
      </fieldset>
    </li>
  )
}

function Head({ title, onRemove }: Pick<Props, 'title' | 'onRemove'>) {
  return (
    <div className="list-entry-head">
      <span aria-hidden="true">{title}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${title.toLowerCase()}`}
        onClick={onRemove}
      >
        <svg className="size-5" viewBox="0 0 24 24" stroke="currentColor" aria-hidden="true">
          <path strokeWidth="1.75" strokeLinecap="round" d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  )
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
