import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

import { after } from '@/islands/ui/work/use-settled.ts'

/** What reads the parts that follow after a pause: links and buttons, their menu, the printer, and what is stored on leaving. */
const READERS = ['click', 'contextmenu', 'beforeprint', 'pagehide'] as const

/**
 * Returns `value` as it was when typing last paused, as `useSettled` does. A click finds it up to date, so that it never
 * copies older values. The start of a press does not: what is pressed would move, and without a click on it nothing would
 * happen. A value that changes while `typed` stays, because code has loaded, is up to date at once: the page moves once.
 * So are the values of a link or a history entry, which arrive with hydration.
 */
export function useSettledUntilClick<Value>(value: Value, typed: unknown, ms = 200): Value {
  const [settled, setSettled] = useState(value)
  const isOpening = useRef(true)
  const before = useRef(typed)
  useEffect(() => after(0, () => (isOpening.current = false)), [])
  useLayoutEffect(() => {
    if (isOpening.current || before.current === typed) setSettled(value)
    before.current = typed
  }, [value, typed])
  useEffect(() => after(ms, () => startTransition(() => setSettled(value))), [value, ms])
  const settle = useEffectEvent(() => {
    if (settled !== value) flushSync(() => setSettled(value))
  })
  useEffect(() => {
    const onReader = () => settle()
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    for (const kind of READERS) addEventListener(kind, onReader, options)
    return () => gone.abort()
  }, [])
  return settled
}
