import { useState } from 'react'

import { useUndo } from './use-undo.ts'

/** A text that is edited, and cleared or replaced with a way back. */
export function useClearableText() {
  const [text, setText] = useState('')
  const undo = useUndo(setText)
  const edit = (next: string) => {
    undo.forget()
    setText(next)
  }
  const clear = () => {
    if (text !== '') undo.keep('Undo clear', text)
    setText('')
  }
  /** Puts another text in the place of this one; what the button says takes it back. */
  const replace = (next: string, label: string) => {
    undo.keep(label, text)
    setText(next)
  }
  return { text, edit, clear, replace, undo }
}
