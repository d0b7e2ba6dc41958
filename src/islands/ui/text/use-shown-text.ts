import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * The ref of a field that shows a text, and the default it is rendered with. The field is filled here and not by React's
 * `value`: React writes each new value into the page as the field's default as well, Chromium begins a new step of undo
 * whenever a script removes text from the page, and so undo would go letter by letter. The fields of results do the same;
 * `useUndoSteps` undoes the letters that were typed meanwhile in one go.
 */
export function useShownText<Field extends HTMLInputElement | HTMLTextAreaElement>(text: string) {
  const field = useRef<Field>(null)
  const shown = useRef(text)
  const [built, setBuilt] = useState(text)
  // Without a default React has none to write again at every change; the field keeps its text.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the built page alone has the default
  useEffect(() => setBuilt(''), [])
  useLayoutEffect(() => {
    if (text === shown.current) return
    shown.current = text
    if (field.current !== null) fill(field.current, text)
  }, [text])
  return { field, built }
}

function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // What the visitor typed is there already; set again it would lose the caret and what undo knows.
  if (field.value !== text && field.value !== asTyped(text)) field.value = text
}

/** A text with the line ends a text box gives it: CRLF and CR become LF. */
export function asTyped(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
