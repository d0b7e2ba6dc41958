import {
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type SyntheticEvent,
} from 'react'

import { whole } from '@/lib/format.ts'

import { fitsBox, isEditable } from './box-cost.ts'
import { slowPaste } from './slow-paste.ts'
import { TextPane } from './TextPane.tsx'
import { useEarlyText } from './use-early-text.ts'

type Props = ComponentProps<typeof TextPane> & {
  /** Takes a file that was dropped on the pane. */
  onFile?: (file: File) => void
}

const PREVIEW_CHARACTERS = 2000

/** A text pane that also takes books: text that was not typed and that a box would be slow to show is held and shown by its beginning. */
export function LongTextPane({ onFile, ...pane }: Props) {
  const { value, onText } = pane
  const area = useRef<HTMLDivElement>(null)
  // What the visitor typed is in the box already; taking it away from under their hands would lose caret and undo.
  const [boxed, setBoxed] = useState('')
  const type = (text: string) => {
    setBoxed(text)
    onText?.(text)
  }
  useEarlyText(pane.name ?? '', value, type)
  const fits = useMemo(() => fitsBox(value), [value])
  const isHeld = !fits && value !== boxed

  const take = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    if (onText === undefined) return
    const combined = slowPaste(event.currentTarget, data.getData('text/plain'))
    if (combined === undefined) return
    event.preventDefault()
    onText(combined)
  }
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files[0]
    if (onFile === undefined || file === undefined) return
    event.preventDefault()
    onFile(file)
  }
  const editAsText = () => {
    setBoxed(value)
    requestAnimationFrame(() => area.current?.querySelector('textarea')?.focus())
  }

  return (
    <div
      ref={area}
      data-takes-files={onFile && pane.label}
      onDrop={drop}
      onDragOver={(event) => onFile !== undefined && event.preventDefault()}
    >
      {isHeld ? (
        <HeldText {...pane} onEdit={editAsText} />
      ) : (
        <TextPane
          {...pane}
          {...(onText && { onText: type })}
          onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) => take(event, event.clipboardData)}
          onDrop={(event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer)}
        />
      )}
    </div>
  )
}

function HeldText({ label, value, onText, actions, hint, error, onEdit }: Props & HeldProps) {
  const canBeEdited = useMemo(() => isEditable(value), [value])
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
        dir="auto"
        data-held-length={value.length}
        tabIndex={0}
      >
        {value.slice(0, PREVIEW_CHARACTERS)}…
      </pre>
      {onText !== undefined && canBeEdited && (
        <button type="button" className="button button-small mt-2" onClick={onEdit}>
          Edit as text
        </button>
      )}
      {onText !== undefined && !canBeEdited && <p className="hint mt-2">{TOO_SLOW}</p>}
      {hint !== undefined && <div className="hint mt-1">{hint}</div>}
      {error !== undefined && (
        <p className="mt-1 font-medium text-bad" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

interface HeldProps {
  onEdit: () => void
}

const TOO_SLOW =
  'To change it, edit it where it comes from: a text box would stop this page for seconds at every letter.'
