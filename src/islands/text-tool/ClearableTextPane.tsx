import { useState, type ComponentProps } from 'react'

import { ClearButtons } from '../ui/text/ClearButtons.tsx'
import { LongTextPane } from '../ui/text/LongTextPane.tsx'

type Props = ComponentProps<typeof LongTextPane> & { onText: (text: string) => void }

/** A text box with Clear, and with Undo until the next edit, for tools whose results are not text. */
export function ClearableTextPane({ value, onText, actions, ...pane }: Props) {
  const [cleared, setCleared] = useState<string>()
  const edit = (text: string, undone?: string) => {
    setCleared(undone)
    onText(text)
  }
  const undo = {
    label: cleared !== undefined && value === '' ? 'Undo clear' : undefined,
    undo: () => edit(cleared ?? ''),
  }
  return (
    <LongTextPane
      {...pane}
      value={value}
      onText={(text) => edit(text)}
      actions={
        <>
          {actions}
          <ClearButtons onClear={() => edit('', value === '' ? cleared : value)} undo={undo} />
        </>
      }
    />
  )
}
