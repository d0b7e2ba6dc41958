import { useRef, type ClipboardEvent, type DragEvent, type ReactNode, type RefObject } from 'react'

import { useKeptFocus } from '@/islands/ui/rows/use-kept-focus.ts'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import type { NotJson } from '@/json/compare/comparison.ts'
import { type Side, SIDES } from '@/islands/ui/difference/signs.ts'
import { showSuccess } from '@/lib/stores/toast.ts'
import { ClearButtons } from '@/islands/ui/text/ClearButtons.tsx'
import { fileDrop } from '@/islands/ui/files/file-drop.ts'
import { slowPaste } from '@/islands/ui/text/box-cost.ts'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { takeFile, UploadButton } from '@/islands/ui/files/UploadButton.tsx'

import { selectInBox } from '../select-in-box.ts'
import { CompareCard } from './CompareCard.tsx'
import { useCompare, type CompareState } from './use-compare.ts'
import { HeldCard } from '../HeldCard.tsx'
import { inputFromAnyFile, inputFromText } from '../json-input.ts'
import { PasteButton } from '../PasteButton.tsx'

/** Renders two documents side by side, with their differences below. */
export default function JsonCompare() {
  const state = useCompare()
  const page = useKeptFocus<HTMLDivElement>()
  useEarly()
  const left = useRef<HTMLTextAreaElement>(null)
  const right = useRef<HTMLTextAreaElement>(null)
  const show = (side: Side, { failure }: NotJson) => {
    const box = (side === 'left' ? left : right).current
    if (box && failure) selectInBox(box, failure.index, failure.excerpt.at.length)
  }
  return (
    <div ref={page}>
      <div className="panes compare-panes" data-inputs>
        <DocumentPane side="left" state={state} box={left} />
        <DocumentPane side="right" state={state} box={right} />
      </div>
      <CompareCard state={state} onShow={show} />
    </div>
  )
}

const PASTED = 'Pasted from Clipboard'
const HELD = 'This document is too large to show here. All of it is compared.'

interface Props {
  side: Side
  state: CompareState
  box: RefObject<HTMLTextAreaElement | null>
}

/** Renders the input of one document, which accepts typed text, a paste, a dropped file or a chosen file. */
function DocumentPane({ side, state, box }: Props) {
  const { inputs, edit, replace } = state
  const input = inputs[side]
  const { label, name } = SIDES[side]
  const type = (text: string) => edit(side, { kind: 'text', text })
  const takeFileIn = async (file: File) =>
    replace(side, await inputFromAnyFile(file), 'Undo upload')
  const takePaste = (text: string) => {
    replace(side, inputFromText(text), 'Undo paste')
    showSuccess(PASTED)
  }
  const actions = <Actions side={side} state={state} onPaste={takePaste} onFile={takeFileIn} />
  return (
    <section
      className="card pane"
      aria-label={label}
      data-takes-files={label}
      {...fileDrop((file) => void takeFile(file, undefined, takeFileIn, 'File Uploaded'))}
    >
      {input.kind === 'text' ? (
        <Box
          {...{ label, name, actions, box }}
          value={input.text}
          onText={type}
          onLargePaste={takePaste}
        />
      ) : (
        <HeldCard
          label={label}
          name={name}
          use={HELD}
          held={input}
          actions={actions}
          onEdit={(text) => edit(side, { kind: 'text', text })}
        />
      )}
    </section>
  )
}

interface BoxProps extends Pick<Props, 'box'> {
  label: string
  name: string
  value: string
  actions: ReactNode
  onText: (text: string) => void
  onLargePaste: (text: string) => void
}

function Box({ box, onLargePaste, ...pane }: BoxProps) {
  /** Stores a large text outside the text box, because browsers take seconds to insert it. */
  const takeLargeText = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const combined = box.current && slowPaste(box.current, data.getData('text/plain'))
    if (!combined) return
    event.preventDefault()
    onLargePaste(combined)
  }
  return (
    <TextPane
      {...pane}
      ref={box}
      className="h-60"
      // JSON is code: right-to-left text in it must not reorder braces and commas.
      dir="ltr"
      placeholder="Type or paste JSON here, or drop a file"
      onPaste={(event) => takeLargeText(event, event.clipboardData)}
      onDrop={(event) => takeLargeText(event, event.dataTransfer)}
    />
  )
}

interface ActionsProps extends Pick<Props, 'side' | 'state'> {
  onPaste: (text: string) => void
  onFile: (file: File) => Promise<void>
}

function Actions({ side, state, onPaste, onFile }: ActionsProps) {
  return (
    <>
      <PasteButton onPaste={onPaste} />
      <UploadButton onFile={onFile} />
      <ClearButtons onClear={() => state.clear(side)} undo={state.undos[side]} />
    </>
  )
}
