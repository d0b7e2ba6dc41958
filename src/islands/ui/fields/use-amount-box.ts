import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'

import { groupDigits, STRAY_COMMA } from '@/lib/digit-groups.ts'
import { firstUse } from '@/lib/first-use.ts'
import { roundTo } from '@/lib/format.ts'

import { replaceText } from '../text/replace-text.ts'

interface Options {
  value: number
  onText: (text: string) => void
  step: number
  /** Whether its digits are grouped as they are typed. */
  isMoney: boolean
  /** How a number is written that an arrow key has made. */
  spell: (value: number) => string
}

/** The box of an amount: what is typed, pasted or composed in it, and the arrow keys that step it. */
export function useAmountBox({ value, onText, step, isMoney, spell }: Options) {
  const box = useRef<HTMLInputElement>(null)
  const hasStrayComma = useRef(false)
  useUndoableGrouping(box, isMoney)

  const write = (next: string) => {
    const isWritten = box.current !== null && replaceText(box.current, next)
    if (!isWritten) onText(next)
  }
  const take = (target: HTMLInputElement, isComposing: boolean | undefined) => {
    const { value: typed, selectionStart, selectionEnd } = target
    const edited = { text: typed, caret: selectionEnd ?? typed.length }
    const shown = isMoney && !isComposing && !hasStrayComma.current ? groupDigits(edited) : edited
    hasStrayComma.current = false
    onText(shown.text)
    // The caret is set again in two cases. When the shown text differs from the typed one, React moves the caret to its end.
    // After an undo the browser leaves the restored text selected, and the next key would replace it.
    const isCaretDue = shown.text !== typed || selectionStart !== selectionEnd
    if (document.activeElement === target && isCaretDue)
      queueMicrotask(() => target.setSelectionRange(shown.caret, shown.caret))
  }
  const handlers = {
    ...selectOnEntry,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      const next = stepped(value, event.key === 'ArrowUp' ? step : -step)
      if (next !== undefined) write(spell(next))
    },
    // What a keyboard is still composing must not change under it.
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      take(target, (nativeEvent as InputEvent).isComposing),
    onPaste({ clipboardData }: ClipboardEvent) {
      hasStrayComma.current = STRAY_COMMA.test(clipboardData.getData('text'))
    },
    onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      take(currentTarget, false),
  }
  return { box, write, handlers }
}

/** The field that a press has just entered. */
let entered: HTMLInputElement | undefined

/** The first press in a field selects its content, as Tab does, so that digits replace it. Later ones do what the browser does. */
const selectOnEntry = {
  onPointerDown({ currentTarget }: { currentTarget: HTMLInputElement }) {
    entered = document.activeElement === currentTarget ? undefined : currentTarget
  },
  onClick({ currentTarget: field }: { currentTarget: HTMLInputElement }) {
    if (entered === field && field.selectionStart === field.selectionEnd) field.select()
    entered = undefined
  },
}

/** Returns the amount one step further, undefined at the limit. The arrow keys stop at 0: negative amounts must be typed. */
function stepped(value: number, step: number): number | undefined {
  const start = Number.isFinite(value) ? value : 0
  const next = roundTo(start + step, 9)
  if (next >= 0 || next > start) return next
  return start > 0 ? 0 : undefined
}

/**
 * Groups the digits of a field as they are typed, pasted or deleted, so that one undo takes back the edit with its commas.
 * The code is loaded when the page is first used. Until then the commas come after the edit (`useAmountBox`).
 */
function useUndoableGrouping(box: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    const field = box.current
    if (!isOn || field === null) return
    const gone = new AbortController()
    firstUse()
      .then(() => import('./group-edits.ts'))
      .then(({ groupEdits }) => groupEdits(field, gone.signal), Boolean)
    return () => gone.abort()
  }, [box, isOn])
}
