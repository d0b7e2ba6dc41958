import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { asTyped } from './line-ends.ts'

/** Typing that pauses this long begins a new step of undo. */
const PAUSE_MS = 200

/**
 * A field that shows a text, and what it is to be built with. It is filled from here and not as React's `value`, because
 * Chromium ends a step of undo whenever a script takes text out of the page, and undo would go letter by letter: React writes
 * each value into the page as the field's default too, and a result that follows the typing is text taken out of its field.
 */
export function useShownText<Field extends HTMLInputElement | HTMLTextAreaElement>(text: string) {
  const field = useRef<Field>(null)
  const shown = useRef(text)
  const [built, setBuilt] = useState(text)
  // React would write a default that is not empty anew at every change; the field keeps its text without it.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- only what is built has the default
  useEffect(() => setBuilt(''), [])
  useLayoutEffect(() => {
    if (text === shown.current) return
    const show = () => {
      shown.current = text
      if (field.current !== null) fill(field.current, text)
    }
    if (!field.current?.readOnly || !isTyping()) return show()
    const timer = setTimeout(show, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { field, built }
}

function fill(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // What the visitor typed is there already; set again it would lose the caret and what undo knows.
  if (field.value !== text && field.value !== asTyped(text)) field.value = text
}

function isTyping(): boolean {
  const focused = document.activeElement
  return focused instanceof HTMLTextAreaElement && !focused.readOnly
}
