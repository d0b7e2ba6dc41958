import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { fileDrop } from '@/islands/ui/files/file-drop.ts'
import { asTyped } from '@/islands/ui/text/use-shown-text.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'
import { useKeptFocus } from '@/islands/ui/rows/use-kept-focus.ts'
import { takeFile } from '@/islands/ui/files/UploadButton.tsx'
import { heldText, inputFromFile, SAMPLE } from './json-input.ts'
import type { Layout } from '@/json/text/result.ts'
import { JsonInputCard } from './JsonInputCard.tsx'
import { JsonOutputCard } from './JsonOutputCard.tsx'
import { selectInBox } from './select-in-box.ts'
import { useJsonFormatter, type JsonFormatterState } from './use-json-formatter.ts'
import { useOtherFormat } from './use-other-format.ts'
import { useResultPanels } from './use-result-panels.ts'

/** Renders the JSON formatter and validator: the input on the left, the validation result and the output on the right. */
export default function JsonFormatter() {
  const { formatter, other, box, output, run, show, takeUpload, area } = useJsonPage()
  const panes = useKeptFocus<HTMLDivElement>()
  const { result, panels, fold } = area
  const onKeyDown = (event: KeyboardEvent) => {
    if (asksToFormat(event)) void run('formatted')
  }
  return (
    <div
      ref={panes}
      className="panes"
      data-takes-files="JSON input"
      data-folded={fold?.isFolded === true ? '' : undefined}
      onKeyDown={onKeyDown}
      {...fileDrop((file) => void takeFile(file, undefined, takeUpload, 'File Uploaded'))}
    >
      <JsonInputCard
        {...{ formatter, other, box, fold }}
        onRun={(layout) => void run(layout)}
        onFile={takeUpload}
      />
      {result !== undefined && panels !== undefined && <panels.Splitter />}
      <JsonOutputCard
        {...{ formatter, result, panels }}
        ref={output}
        onShow={canShow(formatter) ? show : undefined}
      />
    </div>
  )
}

/** The formatter with what a press or a file starts on its page. */
function useJsonPage() {
  const formatter = useJsonFormatter(SAMPLE)
  const other = useOtherFormat(formatter)
  const box = useRef<HTMLTextAreaElement>(null)
  const output = useRef<HTMLElement>(null)
  const area = useWorkingArea(formatter)
  return {
    ...{ formatter, other, box, output, area },
    async run(layout: Layout) {
      await formatter.run(layout)
      if (output.current !== null) bringIntoView(output.current)
    },
    show(...place: [number, number]) {
      area.unfold()
      void attempt(() => showPlace(formatter, box, ...place))
    },
    takeUpload: async (file: File) => other.replace(await inputFromFile(file), 'Undo upload'),
  }
}

/** The result, the parts that appear with the first one, and whether the input is folded to a line above it. */
function useWorkingArea({ view: { outcome } }: JsonFormatterState) {
  const [isFolded, setFolded] = useState(false)
  const result = outcome?.validity === 'valid' ? outcome.result : undefined
  return {
    result,
    panels: useResultPanels(result),
    fold: result && { isFolded, toggle: () => setFolded(!isFolded) },
    unfold: () => flushSync(() => setFolded(false)),
  }
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

/** Scrolls to the output when it starts in the lower half of the screen, as on a phone. */
function bringIntoView(output: HTMLElement): void {
  const { top } = output.getBoundingClientRect()
  if (top > window.innerHeight / 2) output.scrollIntoView({ block: 'start' })
}
