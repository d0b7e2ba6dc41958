import {
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  type ReactNode,
} from 'react'

import { whole } from '@/lib/format.ts'

import { fitsBox, isEditable, slowPaste } from './box-cost.ts'
import { fileDrop } from '../files/file-drop.ts'
import { TextPane, PaneFoot, PaneHead, type PaneNotes } from './TextPane.tsx'

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

interface HeldProps extends PaneNotes {
  label: string
  /** The name of the text box that the preview replaces. */
  name?: string | undefined
  /** The whole text or file of that box. */
  content?: string | File
  /** The size, in the unit of its owner. */
  length: number
  /** Shown above the preview: the size and what to know about it. */
  about: ReactNode
  beginning: string
  /** Opens the text in a text box. Absent when it is read-only or would be too slow there. */
  onEdit: (() => void) | undefined
  /** Shown below the preview when the text cannot be edited. */
  note?: string | false
  dir?: 'ltr' | 'auto'
  /** The frame around all but its label and buttons. */
  className?: string
  beginningClassName?: string
}

/** A preview of a text that would be slow in a text box. */
export function HeldText(props: HeldProps) {
  const { label, length, about, beginning, onEdit, actions, hint, error, className } = props
  const { note, dir = 'auto', beginningClassName = 'input break-all' } = props
  const id = useId()
  useReadable(props)
  return (
    <div className="pane-fill" role="group" aria-label={label} data-held={length}>
      <PaneHead label={label} actions={actions} />
      <div className={`pane-held ${className ?? ''}`.trim()}>
        {about}
        <pre
          className={`w-full overflow-auto font-mono whitespace-pre-wrap ${beginningClassName}`}
          dir={dir}
          tabIndex={0}
          translate="no"
        >
          {beginning}…
        </pre>
        {onEdit !== undefined && (
          <button type="button" className="button button-small" onClick={onEdit}>
            Edit as text
          </button>
        )}
        {note && <p className="hint">{note}</p>}
      </div>
      <PaneFoot id={id} hint={hint} error={error} />
    </div>
  )
}

/** Answers when the page keeps its input for Back (layouts/scripts/hand-over/kept-input.ts). */
function useReadable({ name, content }: HeldProps): void {
  useEffect(() => {
    if (name === undefined || content === undefined) return
    const answer = ({ detail }: CustomEventInit<Map<string, string | File>>) =>
      detail?.set(name, content)
    document.addEventListener('read-held-inputs', answer)
    return () => document.removeEventListener('read-held-inputs', answer)
  }, [name, content])
}
