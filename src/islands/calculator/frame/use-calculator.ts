import {
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'

import { groupedNumber } from '@/lib/digit-groups.ts'

import { entryFields, useEntryFields } from '@/islands/ui/fields/use-entry-fields.ts'
import type { Fields } from './definition.ts'
import { fromFragment } from './fragment.ts'
import {
  afterReset,
  entriesOf,
  initialTexts,
  readInput,
  withKept,
  withoutNames,
  type Texts,
} from './inputs.ts'

export interface CalculatorState<Input extends object> {
  texts: Texts<Input>
  input: Input
  /** Whether the last thing done was a reset, which can be taken back. */
  isReset: boolean
  setText: (name: keyof Input, text: string) => void
  reset: () => void
  undoReset: () => void
}

/** The state of a calculator whose fields stand in `form`: their texts, and the input they mean. */
export function useCalculator<Input extends object>(
  { fields }: { fields: Fields<Input> },
  form: RefObject<HTMLFormElement | null>,
): CalculatorState<Input> {
  const [texts, setTexts] = useState(() => initialTexts(fields))
  /** What stood in the fields before they were reset, so that a reset can be taken back. */
  const [beforeReset, setBeforeReset] = useState<Texts<Input>>()
  const input = useMemo(() => readInput(fields, texts), [fields, texts])
  useEntryFields(withoutNames(fields, texts))

  useTakenTexts(fields, form, setTexts)

  return {
    texts,
    input,
    isReset: beforeReset !== undefined,
    setText(name, text) {
      setBeforeReset(undefined)
      setTexts((current) => ({ ...current, [name]: text }))
    },
    reset() {
      setBeforeReset(texts)
      setTexts(afterReset(fields, texts))
    },
    undoReset() {
      if (beforeReset !== undefined) setTexts(beforeReset)
      setBeforeReset(undefined)
    },
  }
}

/** Takes over what the page was opened with, and each shared link that is followed while it is open. */
function useTakenTexts<Input extends object>(
  fields: Fields<Input>,
  form: RefObject<HTMLFormElement | null>,
  setTexts: Dispatch<SetStateAction<Texts<Input>>>,
): void {
  useLayoutEffect(() => {
    // What was typed before the island came alive is the newest, then what a reload or Back has left, then a shared link.
    // The first render must equal the built HTML, so this second one cannot be avoided.
    setTexts((initial) => {
      const kept = entryFields()
      const base = kept
        ? withKept(fields, kept, initial)
        : (fromFragment(fields, location.hash, initial) ?? initial)
      return withEarly(fields, form.current, initial, base)
    })
    const onHashChange = () => {
      setTexts((current) => fromFragment(fields, location.hash, current) ?? current)
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [fields, form, setTexts])
}

/** The texts, with those that were typed into the built page. The same object when none were. */
function withEarly<Input extends object>(
  fields: Fields<Input>,
  form: HTMLFormElement | null,
  built: Texts<Input>,
  texts: Texts<Input>,
): Texts<Input> {
  if (form === null) return texts
  const data = new FormData(form)
  const changed = entriesOf(fields).flatMap(([name, field]) => {
    const text = built[name]
    // A slider stands beside its field and has no name of its own.
    const slider = form.querySelector<HTMLInputElement>(`[name=${name}] ~ [type=range]`)
    if (slider && slider.value !== slider.defaultValue)
      return [[name, groupedNumber(Number(slider.value))]]
    const typed =
      field.kind === 'own' && field.withEarly ? field.withEarly(text, name, data) : data.get(name)
    return typeof typed === 'string' && typed !== text ? [[name, typed]] : []
  })
  return changed.length > 0 ? { ...texts, ...Object.fromEntries(changed) } : texts
}
