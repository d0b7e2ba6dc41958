import type { ComponentProps } from 'react'

import { ClearButtons, useUndo } from '../ui/text/ClearButtons.tsx'
import { LongTextPane } from '../ui/text/LongTextPane.tsx'

type Props = ComponentProps<typeof LongTextPane> & { onText: (text: string) => void }

/** A text box with Clear, and with Undo until the next edit, for tools whose results are not text. */
export function ClearableTextPane({ value, onText, actions, ...pane }: Props) {
  const undo = useUndo(onText)
  const edit = (text: string) => {
    undo.forget()
    onText(text)
  }
  const clear = () => {
    if (value !== '') undo.keep('Undo clear', value)
    onText('')
  }
  // The tool may have put another text here.
  const label = value === '' ? undo.label : undefined
  return (
    <LongTextPane
      {...pane}
      value={value}
      onText={edit}
      actions={
        <>
          {actions}
          <ClearButtons onClear={clear} undo={{ ...undo, label }} />
        </>
      }
    />
  )
}
