import { Progress } from '@/islands/ui/work/Progress.tsx'
import { useRef, type Ref } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { SendToButton } from '@/islands/ui/text/SendToButton.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import type { JsonResult } from '@/json/text/result.ts'
import { inputFromFile } from './json-input.ts'
import { JsonNotices } from './JsonNotices.tsx'
import type { JsonFormatterState, JsonView } from './use-json-formatter.ts'
import { useOpened } from './use-opened.ts'
import { loadResultPanels, type LoadedPanels } from './use-result-panels.ts'
import { linkPopoverStyle } from '@/islands/ui/popover/show-popover.ts'

interface Props {
  formatter: JsonFormatterState
  ref: Ref<HTMLElement>
  result: JsonResult | undefined
  panels: LoadedPanels | undefined
  /** Shows a range of the input. Undefined when the input is not in a text box. */
  onShow: ((index: number, length: number) => void) | undefined
}

/** Renders the output: the validation result, the notices and the formatted document. */
export function JsonOutputCard({ formatter, ref, result, panels, onShow }: Props) {
  const { view, progress } = formatter
  const { Part: List, open, close } = useOpened(loadRepairList)
  const repair = () => {
    formatter.holdLongText()
    void open()
  }
  // A valid document needs no repair list, however it became valid.
  if (result !== undefined && List !== undefined) close()
  return (
    <section
      ref={ref}
      className="card answer-card pane scroll-mt-24"
      aria-label="Output"
      tabIndex={-1}
      data-results
    >
      <Head validity={view.validity} result={result} onOptions={formatter.runAgain} />
      <Working share={progress} onCancel={formatter.cancel} />
      <div className="pane-notices">
        <JsonNotices view={view} onShow={onShow} onRepair={repair} />
      </div>
      {List !== undefined && <List formatter={formatter} onShow={onShow} onClose={close} />}
      {result !== undefined && panels !== undefined && (
        <panels.ResultPanels
          result={result}
          layout={view.layout}
          run={view.run}
          onResult={formatter.showResult}
          onInput={(document) => takeAsInput(formatter, document)}
        />
      )}
      {result === undefined && List === undefined && <NoResult validity={view.validity} />}
    </section>
  )
}

interface WorkingProps {
  share: number | undefined
  onCancel: () => void
}

function Working({ share, onCancel }: WorkingProps) {
  if (share === undefined) return null
  return (
    <div className="pane-note" data-progress>
      <Progress share={share} onCancel={onCancel}>
        <span className="text-sm tabular-nums">{Math.round(share * 100)}%</span>
      </Progress>
    </div>
  )
}

/** Replaces the input with a document made from the result, and formats it. */
async function takeAsInput({ replace, run }: JsonFormatterState, document: Blob): Promise<void> {
  const next = await inputFromFile(new File([document], 'query.json'))
  replace(next, 'Undo query')
  await run('formatted', next)
}

const loadRepairList = async () => (await import('./repair/RepairList.tsx')).RepairList

function NoResult({ validity }: Pick<JsonView, 'validity'>) {
  return (
    <p className="pane-empty">
      {validity === 'invalid'
        ? 'No output: the input is not JSON.'
        : 'The formatted or minified JSON appears here.'}
    </p>
  )
}

interface HeadProps extends Pick<JsonView, 'validity'> {
  result: JsonResult | undefined
  onOptions: () => void
}

function Head({ validity, result, onOptions }: HeadProps) {
  return (
    <div className="pane-head">
      <h2 className="font-sans text-base">Output</h2>
      <dl data-answer data-figure={verdictOf(validity, result)}>
        <dt className="sr-only">This document is</dt>
        <dd>
          <ValidityBadge validity={validity} />
        </dd>
      </dl>
      <div className="pane-actions">
        <CopyButton
          text={() => result?.text ?? result?.whole.text() ?? ''}
          disabled={result === undefined}
          copied="Copied to Clipboard"
          isInBar
        />
        <SendToButton
          content={() => result?.text ?? result?.whole.text() ?? ''}
          disabled={result === undefined}
        />
        <DownloadButton
          fileName={() => 'formatted.json'}
          content={() => result?.whole ?? ''}
          disabled={result === undefined}
          downloaded="Download Started"
        />
        <OptionsButton onChange={onOptions} />
      </div>
    </div>
  )
}

/** Returns the verdict for the bar of a phone, with the size of a valid document. Empty before a verdict. */
function verdictOf(validity: JsonView['validity'], result: JsonResult | undefined): string {
  if (validity === 'unknown') return ''
  return result === undefined ? 'Invalid' : `Valid · ${fileSize(result.whole.size)}`
}

function ValidityBadge({ validity }: { validity: JsonView['validity'] }) {
  if (validity === 'unknown') return null
  return (
    <span className="badge" data-tone={validity === 'valid' ? 'good' : 'bad'} data-state={validity}>
      {validity === 'valid' ? 'Valid' : 'Invalid'}
    </span>
  )
}

const loadForm = async () => {
  const [{ OptionsForm }] = await Promise.all([loadResultPanels(), linkPopoverStyle()])
  return OptionsForm
}

/** Opens the options in a popover, which is loaded on first use. */
function OptionsButton({ onChange }: { onChange: () => void }) {
  const { Part: Form, isOpen, open, close } = useOpened(loadForm)
  /** Whether the press began with open options: the browser closes them before the click. */
  const wasOpen = useRef(false)
  const press = () => {
    if (isOpen || wasOpen.current) close()
    else void open()
    wasOpen.current = false
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-expanded={isOpen}
        onPointerDown={() => void (wasOpen.current = isOpen)}
        onClick={press}
      >
        Options
      </button>
      {Form && <Form onChange={onChange} onClose={close} />}
    </>
  )
}
