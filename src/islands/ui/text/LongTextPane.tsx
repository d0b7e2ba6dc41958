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

import { fitsBox, isEditable, slowPaste } from './box-cost.ts'
import { fileDrop } from '../files/file-drop.ts'
import { HeldText } from './HeldText.tsx'
import { TextPane } from './TextPane.tsx'

type Props = ComponentProps<typeof TextPane> & {
  /** Takes a file that was dropped on the pane. */
  onFile?: (file: File) => void
}

const PREVIEW_CHARACTERS = 2000
const TOO_SLOW =
  'To change it, edit its source: a text box would stop this page for seconds at every letter.'

/** A text pane for texts of any size: text that was not typed and would be slow in a text box is shown as a preview. */
export function LongTextPane({ onFile, ...pane }: Props) {
  const { value, onText } = pane
  const area = useRef<HTMLDivElement>(null)
  // Typed text stays in the box: replacing the box while typing would lose the caret and undo.
  const [boxed, setBoxed] = useState('')
  const type = (text: string) => {
    setBoxed(text)
    onText?.(text)
  }
  const fits = useMemo(() => fitsBox(value), [value])
  const isHeld = !fits && value !== boxed
  const drop = onFile && { 'data-takes-files': pane.label, ...fileDrop(onFile) }

  const take = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer) => {
    if (onText === undefined) return
    const combined = slowPaste(event.currentTarget, data.getData('text/plain'))
    if (combined === undefined) return
    event.preventDefault()
    onText(combined)
  }
  const editAsText = () => {
    setBoxed(value)
    requestAnimationFrame(() => area.current?.querySelector('textarea')?.focus())
  }

  return (
    <div ref={area} className="pane-fill" {...drop}>
      {isHeld ? (
        <LongText {...pane} onEdit={onText && editAsText} />
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

interface LongTextProps extends Pick<
  Props,
  'label' | 'name' | 'value' | 'actions' | 'hint' | 'error'
> {
  /** Absent where the text is not for editing. */
  onEdit: (() => void) | undefined
}

function LongText({ label, name, value, onEdit, ...notes }: LongTextProps) {
  const canBeEdited = useMemo(() => isEditable(value), [value])
  return (
    <HeldText
      {...notes}
      label={label}
      name={name}
      content={value}
      length={value.length}
      about={
        <p className="hint" role="status">
          {whole(value.length)} characters. All of them are used; only the beginning is shown here.
        </p>
      }
      beginning={value.slice(0, PREVIEW_CHARACTERS)}
      onEdit={canBeEdited ? onEdit : undefined}
      note={onEdit !== undefined && !canBeEdited && TOO_SLOW}
    />
  )
}
