import type { ReactNode } from 'react'

import { DownloadButton, fileTimestamp } from '../ui/files/DownloadButton.tsx'
import { CopyButton } from '../ui/text/CopyButton.tsx'
import { inBar } from '../ui/text/in-bar.ts'
import { LongTextPane } from '../ui/text/LongTextPane.tsx'
import { SendToButton } from '../ui/text/SendToButton.tsx'
import type { TextResult } from './definition.ts'
import type { TextToolState, ToolProps } from './use-text-tool.ts'

interface OutputProps<Mode extends string, Result extends TextResult, Options> extends ToolProps<
  Mode,
  Result,
  Options
> {
  /** The label of the result, where it is not that of the mode. */
  label?: string
  /** Another text in place of the result. */
  output?: string | undefined
  /** What the bar of a phone shows in place of the result. The bar then does not copy. */
  answer?: { label: string; text: string }
  hint?: ReactNode
  /** What an empty output shows in reduced ink, never copied or sent, and the sentence that says what it is. */
  example?: { output: string; label: string } | undefined
  /** What a screen reader announces below the result. */
  status?: ReactNode
  /** Above the result. */
  before?: ReactNode
  /** Below the result. */
  children?: ReactNode
}

/** The output of a text tool, with Swap, Copy, Download, and Cancel while a worker computes. */
export function TextToolOutput<Mode extends string, Result extends TextResult, Options>(
  props: OutputProps<Mode, Result, Options>,
) {
  const { tool, before, children, label = tool.labels.output } = props
  const output = props.output ?? tool.output
  const example = output === '' ? props.example : undefined
  const hint = props.hint ?? example?.label ?? hintOf(tool)
  const { large } = tool.definition.work
  return (
    <section
      className="card answer-card pane"
      aria-label="Output"
      data-state={props.output === undefined ? stateOf(tool) : 'done'}
      data-empty={example && ''}
      tabIndex={-1}
      data-results
    >
      {before}
      <div className="pane-fill relative">
        <LongTextPane
          label={label}
          value={output}
          placeholder={example?.output ?? 'The result appears here.'}
          hint={hint}
          actions={<OutputActions tool={tool} output={output} isInBar={!props.answer} />}
        />
        <InBar answer={props.answer} label={label} output={output} />
      </div>
      {large !== undefined && !large.isBrief && (
        <WorkFoot
          isWorking={tool.outcome.state === 'working'}
          status={props.status}
          onCancel={tool.cancel}
        />
      )}
      {children}
    </section>
  )
}

/** Tells the bar of a phone what it shows. */
function InBar({
  answer,
  label,
  output,
}: {
  answer: { label: string; text: string } | undefined
  label: string
  output: string
}) {
  const { label: name, text } = answer ?? { label, text: output }
  return (
    <span
      className="pane-answer"
      {...inBar(name, text)}
      {...(answer && { 'data-look': undefined })}
    />
  )
}

interface FootProps {
  isWorking: boolean
  status: ReactNode
  onCancel: () => void
}

function WorkFoot({ isWorking, status, onCancel }: FootProps) {
  return (
    <div className="pane-foot">
      <p role="status" className="hint">
        {status ?? (isWorking && 'Working…')}
      </p>
      {isWorking && (
        <button type="button" className="button button-small" onClick={onCancel}>
          Cancel
        </button>
      )}
    </div>
  )
}

function hintOf<Mode extends string, Result extends TextResult, Options>({
  isOutdated,
  result,
}: TextToolState<Mode, Result, Options>): string | undefined {
  return isOutdated ? 'The input has changed since this was made.' : result?.warning
}

function stateOf<Mode extends string, Result extends TextResult, Options>({
  outcome: { state },
  result,
}: TextToolState<Mode, Result, Options>): string {
  if (state !== 'waiting') return state
  return result === undefined ? 'none' : 'done'
}

/** The buttons of a result. They are disabled while it is empty. */
function OutputActions<Mode extends string, Result extends TextResult, Options>({
  tool: { definition, mode, swap },
  output,
  isInBar,
}: ToolProps<Mode, Result, Options> & { output: string; isInBar: boolean }) {
  const isEmpty = output === ''
  return (
    <>
      {definition.modes.length === 2 && !definition.hasNoSwap && (
        <button
          type="button"
          className="button button-small"
          disabled={isEmpty}
          onClick={() => swap(output)}
        >
          Swap
        </button>
      )}
      <CopyButton text={output} disabled={isEmpty} isInBar={isInBar} />
      <SendToButton content={output} disabled={isEmpty} />
      {definition.downloadName !== undefined && (
        <DownloadButton
          fileName={() => `${definition.downloadName}-${mode}-${fileTimestamp(new Date())}.txt`}
          content={() => output}
          disabled={isEmpty}
        />
      )}
    </>
  )
}
