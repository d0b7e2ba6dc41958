import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type Dispatch,
  type RefObject,
  type SetStateAction,
} from 'react'

import { entryFields, useEntryFields } from '@/islands/ui/early/use-entry-fields.ts'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import type { Fields } from '../fields/field-types.ts'
import type { Definition, Shown, Values } from './context.ts'
import { fromFragment, toTravellingFragment } from './fragment.ts'
import {
  afterReset,
  initialTexts,
  readInput,
  withKept,
  withoutNames,
  type Texts,
} from './inputs.ts'

export interface CalculatorState<Input extends object> {
  texts: Texts<Input>
  input: Input
  /** Whether the last action was a reset, which can be undone. */
  isReset: boolean
  /** Stays the same function. */
  setText: (name: keyof Input, text: string) => void
  reset: () => void
  undoReset: () => void
}

/** Returns the state of a calculator whose fields are in `form`: their texts, and the input that the texts mean. */
export function useCalculator<Input extends object>(
  { fields }: { fields: Fields<Input> },
  form: RefObject<HTMLFormElement | null>,
): CalculatorState<Input> {
  const [texts, setTexts] = useState(() => initialTexts(fields))
  /** The texts before the last reset, for its undo. */
  const [beforeReset, setBeforeReset] = useState<Texts<Input>>()
  const input = useMemo(() => readInput(fields, texts), [fields, texts])
  const setText = useCallback((name: keyof Input, text: string) => {
    setBeforeReset(undefined)
    setTexts((current) => ({ ...current, [name]: text }))
  }, [])
  useOpeningTexts(fields, setTexts)
  useEarly({ area: form })
  useEntryFields(withoutNames(fields, texts))

  return {
    texts,
    input,
    isReset: beforeReset !== undefined,
    setText,
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

/** Restores the fields after a reload or Back, else those of a shared link; then follows links while the page is open. */
function useOpeningTexts<Input extends object>(
  fields: Fields<Input>,
  setTexts: Dispatch<SetStateAction<Texts<Input>>>,
): void {
  useLayoutEffect(() => {
    // The first render must equal the built HTML, so this second one cannot be avoided.
    setTexts((initial) => {
      const kept = entryFields()
      if (kept) return withKept(fields, kept, initial)
      return fromFragment(fields, location.hash, initial) ?? initial
    })
    const onHashChange = () => {
      // A link leaves out the values that the page starts with.
      setTexts(
        (current) => fromFragment(fields, location.hash, afterReset(fields, current)) ?? current,
      )
    }
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [fields, setTexts])
}

/** Returns the values that go along to the other pages of the tool. */
export function useOtherPages({ fields, forOtherPages }: Definition, input: Values): string {
  return useMemo(
    () => toTravellingFragment(fields, forOtherPages?.(input) ?? input),
    [fields, forOtherPages, input],
  )
}

/** Returns the figures that go along to other pages, in JSON; undefined for a calculator without any. */
export function useFigures({ forNextPages }: Definition, { result, input }: Shown['settled']) {
  return useMemo(() => {
    if (forNextPages === undefined) return undefined
    const figures = Object.entries(forNextPages(result, input)).flatMap(([name, figure]) => {
      if (typeof figure === 'string') return [[name, figure]]
      // To the paisa.
      return isFinite(figure) ? [[name, Math.round(figure * 100) / 100]] : []
    })
    return JSON.stringify(Object.fromEntries(figures))
  }, [forNextPages, result, input])
}
