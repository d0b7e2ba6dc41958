import { useState, type ClipboardEvent, type ComponentProps, type DragEvent } from 'react'

import { whole } from '@/lib/format.ts'

import { TextPane } from './TextPane.tsx'
import { useEarlyText } from './use-early-text.ts'

type Props = ComponentProps<typeof TextPane> & {
  /** Takes a file that was dropped on the pane. */
  onFile?: (file: File) => void
}

/** Characters. A text box needs seconds to lay out a megabyte, so longer text that was not typed into it is held beside it. */
const MOST_IN_BOX = 200_000
const PREVIEW_CHARACTERS = 2000

/** A text pane that also takes books: pasted, dropped or computed text above the limit is held and shown by its beginning. */
export function LongTextPane({ onFile, ...pane }: Props) {
  const { value, onText } = pane
  // What the visitor typed is in the box already; taking it away from under their hands would lose caret and undo.
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text)
    onText?.(text)
  }
  useEarlyText(pane.name ?? '', value, type)
  const isHeld = value.length > MOST_IN_BOX && value !== typed

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (onText === undefined || pasted.length <= MOST_IN_BOX) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    onText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
  }
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (onFile === undefined || file === undefined) return
    event.preventDefault()
    onFile(file)
  }

  return (
    <div onDrop={drop} onDragOver={(event) => onFile !== undefined && event.preventDefault()}>
      {isHeld ? (
        <HeldText {...pane} />
      ) : (
        <TextPane {...pane} {...(onText && { onText: type })} onPaste={paste} />
      )}
    </div>
  )
}

function HeldText({ label, value, actions, hint, error }: Props) {
  return (
    <div role="group" aria-label={label}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="label">{label}</p>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      <p className="hint mt-2" role="status">
        {whole(value.length)} characters. All of them are used; only the beginning is shown here.
      </p>
      <pre
        className="input mt-2 max-h-52 overflow-auto font-mono break-all whitespace-pre-wrap"
        data-held-length={value.length}
        tabIndex={0}
      >
        {value.slice(0, PREVIEW_CHARACTERS)}…
      </pre>
      {hint !== undefined && <div className="hint mt-1">{hint}</div>}
      {error !== undefined && (
        <p className="mt-1 font-medium text-bad" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
