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
 * copies or carries along older values. The start of a press on a button does not: if the button moves, the click is lost.
 * Values of a link or a history entry, which arrive with hydration, are up to date at once.
 */
export function useSettledUntilClick<Value>(value: Value, ms = 200): Value {
  const [settled, setSettled] = useState(value)
  const isOpening = useRef(true)
  useEffect(() => after(0, () => (isOpening.current = false)), [])
  useLayoutEffect(() => {
    if (isOpening.current) setSettled(value)
  }, [value])
  useEffect(() => after(ms, () => startTransition(() => setSettled(value))), [value, ms])
  const settle = useEffectEvent(() => {
    if (settled !== value) flushSync(() => setSettled(value))
  })
  useEffect(() => {
    const onReader = () => settle()
    const gone = new AbortController()
    const options = { capture: true, signal: gone.signal }
    for (const kind of READERS) addEventListener(kind, onReader, options)
    // Links carry the values along from the start of a press, also into another tab.
    const onPress = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && settle()
    addEventListener('pointerdown', onPress, options)
    return () => gone.abort()
  }, [])
  return settled
}
