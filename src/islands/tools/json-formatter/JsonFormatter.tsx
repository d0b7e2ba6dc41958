import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { fileDrop } from '@/islands/ui/files/file-drop.ts'
import { asTyped } from '@/islands/ui/text/line-ends.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { useKeptFocus } from '@/islands/ui/rows/use-kept-focus.ts'
import { takeFile } from '@/islands/ui/files/UploadButton.tsx'
import { heldText, inputFromFile } from './json-input.ts'
import type { Layout } from '@/json/text/result.ts'
import { JsonInputCard } from './JsonInputCard.tsx'
import { JsonOutputCard } from './JsonOutputCard.tsx'
import { selectInBox } from './select-in-box.ts'
import { SAMPLE } from './sample.ts'
import { useJsonFormatter, type JsonFormatterState } from './use-json-formatter.ts'
import { useOtherFormat } from './use-other-format.ts'

/** Renders the JSON formatter and validator: the input on the left, the validation result and the output on the right. */
export default function JsonFormatter() {
  const formatter = useJsonFormatter(SAMPLE)
  const other = useOtherFormat(formatter)
  const box = useRef<HTMLTextAreaElement>(null)
  const output = useRef<HTMLElement>(null)
  const panes = useKeptFocus<HTMLDivElement>()

  const run = async (layout: Layout) => {
    await formatter.run(layout)
    if (output.current !== null) bringIntoView(output.current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (asksToFormat(event)) void run('formatted')
  }
  const show = (...place: [number, number]) =>
    void attempt(() => showPlace(formatter, box, ...place))
  const takeUpload = async (file: File) => other.replace(await inputFromFile(file), 'Undo upload')

  return (
    <div
      ref={panes}
      className="panes"
      data-takes-files="JSON input"
      onKeyDown={onKeyDown}
      {...fileDrop((file) => void takeFile(file, undefined, takeUpload, 'File Uploaded'))}
    >
      <JsonInputCard
        formatter={formatter}
        other={other}
        box={box}
        onRun={run}
        onFile={takeUpload}
      />
      <JsonOutputCard
        formatter={formatter}
        ref={output}
        onShow={canShow(formatter) ? show : undefined}
      />
    </div>
  )
}

/** Returns whether the document can be shown in the text box; a document that is too large cannot. */
function canShow({ input }: JsonFormatterState): boolean {
  return input.kind === 'text' || input.isEditable
}

/** Selects a range of the document in the text box. Moves a document that is not in the text box into it first. */
async function showPlace(
  { input, putIntoBox }: JsonFormatterState,
  box: RefObject<HTMLTextAreaElement | null>,
  index: number,
  length: number,
): Promise<void> {
  const text = input.kind === 'text' ? input.text : await heldText(input)
  if (input.kind === 'held') flushSync(() => putIntoBox(text))
  // A text box converts CRLF to LF, which shifts the index.
  const at = asTyped(text.slice(0, index)).length
  if (box.current !== null) selectInBox(box.current, at, length)
}

/** Returns whether the keys are Ctrl or ⌘ + Enter, and prevents the line break that they would insert. */
function asksToFormat(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
  event.preventDefault()
  return true
}

/** Scrolls to the output when it is below the screen, as on a phone. */
function bringIntoView(output: HTMLElement): void {
  const { top } = output.getBoundingClientRect()
  if (top > window.innerHeight - 160) output.scrollIntoView({ block: 'start' })
}
