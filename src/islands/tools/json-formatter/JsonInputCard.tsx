import { useRef, type ClipboardEvent, type DragEvent, type ReactNode, type RefObject } from 'react'

import { showSuccess } from '@/lib/stores/toast.ts'

import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { slowPaste } from '@/islands/ui/text/box-cost.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { HeldCard } from './HeldCard.tsx'
import { fitsTyping, inputFromText, type JsonInput } from './json-input.ts'
import { KeysButton } from './KeysButton.tsx'
import type { Layout } from '@/json/text/result.ts'
import { PasteButton } from './PasteButton.tsx'
import type { JsonFormatterState } from './use-json-formatter.ts'
import type { useOtherFormat } from './use-other-format.ts'

const BOX_NAME = 'json'
const loadKeys = async () => (await import('./keys/KeyMap.tsx')).FormatterKeys
const PASTED = 'Pasted from Clipboard'

interface Props {
  formatter: JsonFormatterState
  other: ReturnType<typeof useOtherFormat>
  box: RefObject<HTMLTextAreaElement | null>
  onRun: (layout: Layout) => void
  onFile: (file: File) => Promise<void>
  /** Folds the input to a line above the output. Absent without a result. */
  fold: { isFolded: boolean; toggle: () => void } | undefined
}

/** Renders the input, which accepts typed text, a paste, a dropped file or a chosen file. */
export function JsonInputCard({ formatter, other, box, onRun, onFile, fold }: Props) {
  const { input, edit } = formatter
  useEarly()
  const takePaste = (text: string) => {
    other.replace(inputFromText(text), 'Undo paste')
    showSuccess(PASTED)
  }
  const takeText = (text: string, isPaste: boolean) => {
    const next: JsonInput = { kind: 'text', text }
    edit(next)
    if (isPaste) other.look(next)
  }
  const actions = (
    <Toolbar formatter={formatter} onRun={onRun} onPaste={takePaste} onFile={onFile} fold={fold} />
  )
  return (
    <section className="card pane pane-of-buttons" aria-label="Input" data-inputs>
      {input.kind === 'text' ? (
        <JsonBox
          box={box}
          text={input.text}
          actions={actions}
          onText={takeText}
          onLargePaste={takePaste}
        />
      ) : (
        <HeldCard name={BOX_NAME} held={input} actions={actions} onEdit={formatter.putIntoBox} />
      )}
      {other.Line && <other.Line formatter={formatter} asked={other.asked} />}
      <div className="pane-foot max-sm:hidden">
        <p className="hint">Ctrl or ⌘ + Enter formats</p>
        <KeysButton load={loadKeys} />
      </div>
    </section>
  )
}

type ToolbarProps = Pick<Props, 'formatter' | 'onRun' | 'fold'> & InputButtonsProps

function Toolbar({ formatter, onRun, fold, ...input }: ToolbarProps) {
  return (
    <>
      <InputButtons {...input} />
      <button
        type="button"
        className="button button-filled button-small"
        onClick={() => onRun('formatted')}
      >
        Format &amp; Validate
      </button>
      <button type="button" className="button button-small" onClick={() => onRun('minified')}>
        Minify
      </button>
      <ClearButtons onClear={formatter.clear} undo={formatter.undo}>
        {/* It has its place before there is a result, so that it moves no other button. */}
        <button
          type="button"
          className="button button-small max-lg:hidden"
          data-absent={fold ? undefined : ''}
          onClick={fold?.toggle}
        >
          {fold?.isFolded ? 'Show input' : 'Hide input'}
        </button>
      </ClearButtons>
    </>
  )
}

interface BoxProps {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  actions: ReactNode
  onText: (text: string, isPaste: boolean) => void
  /** Receives the combined text after a paste or drop that would make the text box slow. */
  onLargePaste: (text: string) => void
}

function JsonBox({ box, text, actions, onText, onLargePaste }: BoxProps) {
  const isPaste = useRef(false)
  /** Stores a large text outside the text box: inserting it takes seconds and slows down every key press. */
  const takeLargeText = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const combined = box.current && slowPaste(box.current, data.getData('text/plain'), fitsTyping)
    isPaste.current = !combined
    if (!combined) return
    event.preventDefault()
    onLargePaste(combined)
  }
  return (
    <TextPane
      ref={box}
      name={BOX_NAME}
      label="JSON input"
      value={text}
      onText={(typed) => {
        onText(typed, isPaste.current)
        isPaste.current = false
      }}
      actions={actions}
      className="h-48 sm:h-72"
      rows={6}
      // JSON is code: right-to-left text in it must not reorder braces and commas.
      dir="ltr"
      placeholder="Type or paste JSON here, or drop a .json file"
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onPaste={(event) => takeLargeText(event, event.clipboardData)}
      onDrop={(event) => takeLargeText(event, event.dataTransfer)}
    />
  )
}

interface InputButtonsProps {
  onPaste: (text: string) => void
  onFile: Props['onFile']
}

function InputButtons({ onPaste, onFile }: InputButtonsProps) {
  return (
    <>
      <PasteButton onPaste={onPaste} />
      <UploadButton ending=".json" label="Upload (.json)" onFile={onFile} />
    </>
  )
}
