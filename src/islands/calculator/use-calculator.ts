import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'

import { groupedNumber } from '@/lib/digit-groups.ts'

import { entryFields, useEntryFields } from '../ui/use-entry-fields.ts'
import type { CalculatorDefinition } from './definition.ts'
import {
  afterReset,
  fromFragment,
  initialTexts,
  readInput,
  withKept,
  type Texts,
} from './inputs.ts'

/** The state of a calculator whose fields stand in `form`: their texts, and the input they mean. */
export function useCalculator<Input extends object, Result>(
  definition: CalculatorDefinition<Input, Result>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { fields } = definition
  const [texts, setTexts] = useState(() => initialTexts(fields))
  /** What stood in the fields before they were reset, so that a reset can be taken back. */
  const [beforeReset, setBeforeReset] = useState<Texts<Input>>()
  const input = useMemo(() => readInput(fields, texts), [fields, texts])
  useEntryFields(texts)

  useLayoutEffect(() => {
    // What was typed before the island came alive is the newest, then what a reload or Back has left, then a shared link.
    // The first render must equal the built HTML, so this second one cannot be avoided.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setTexts((initial) => {
      const kept = entryFields()
      const base = kept
        ? withKept(fields, kept, initial)
        : (fromFragment(fields, location.hash, initial) ?? initial)
      return withEarly(form.current, initial, base)
    })
    const onHashChange = () => {
      setTexts((current) => fromFragment(fields, location.hash, current) ?? current)
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [fields, form])

  return {
    texts,
    input,
    isReset: beforeReset !== undefined,
    setText(name: keyof Input, text: string) {
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

/** The texts, with those that were typed into the built page. The same object when none were. */
function withEarly<Input>(
  form: HTMLFormElement | null,
  built: Texts<Input>,
  texts: Texts<Input>,
): Texts<Input> {
  if (form === null) return texts
  const data = new FormData(form)
  const changed = Object.entries<string>(built).flatMap(([name, text]) => {
    // A slider stands beside its field and has no name of its own.
    const slider = form.querySelector<HTMLInputElement>(`[name=${name}] ~ [type=range]`)
    if (slider && slider.value !== slider.defaultValue)
      return [[name, groupedNumber(Number(slider.value))]]
    const typed = data.get(name)
    return typeof typed === 'string' && typed !== text ? [[name, typed]] : []
  })
  return changed.length > 0 ? { ...texts, ...Object.fromEntries(changed) } : texts
}
