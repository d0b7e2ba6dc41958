import { useState } from 'react'

import { useUndo } from './use-undo.ts'

/** A text that is edited, and cleared with a way back. */
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
  return { text, edit, clear, undo }
}
