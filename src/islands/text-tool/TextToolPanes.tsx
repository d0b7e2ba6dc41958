import { useEffect, useRef, type ReactNode } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ModeToggle } from '../ui/fields/ModeToggle.tsx'
import { DownloadButton } from '../ui/files/DownloadButton.tsx'
import { fileTimestamp } from '../ui/files/downloads.ts'
import { ClearButtons } from '../ui/text/ClearButtons.tsx'
import { CopyButton } from '../ui/text/CopyButton.tsx'
import { LongTextPane } from '../ui/text/LongTextPane.tsx'
import { after } from '../ui/work/use-settled.ts'
import type { TextResult } from './definition.ts'
import { INPUT_NAME, type TextToolState } from './use-text-tool.ts'

export interface ToolProps<Mode extends string, Result extends TextResult, Options> {
  tool: TextToolState<Mode, Result, Options>
}

interface InputProps<Mode extends string, Result extends TextResult, Options> extends ToolProps<
  Mode,
  Result,
  Options
> {
  hint?: ReactNode
  /** Whether an error of the conversion is of no interest. */
  isErrorHidden?: boolean
  /** Takes a dropped file that the definition does not accept. */
  onOtherFile?: (file: File) => void
  /** Below the input. */
  children?: ReactNode
}

/** The input of a text tool: modes, text, upload, Clear, and the error of the conversion. */
export function TextToolInput<Mode extends string, Result extends TextResult, Options>({
  tool,
  hint,
  isErrorHidden = false,
  onOtherFile,
  children,
}: InputProps<Mode, Result, Options>) {
  const { definition, labels } = tool
  const { upload } = definition
  const failed = isErrorHidden ? undefined : tool.outcome.failed
  useErrorToast(failed, labels)
  const drop = (file: File) => {
    if (onOtherFile && upload?.accepts(file) === false) onOtherFile(file)
    else upload?.drop(file, tool.takeFile)
  }
  return (
    <section className="card pane" aria-label="Input">
      <ModeButtons tool={tool} />
      <LongTextPane
        name={INPUT_NAME}
        label={labels.input}
        placeholder={labels.placeholder}
        value={tool.text}
        onText={tool.edit}
        hint={hint}
        error={failed && (definition.reasonOf ?? causeOf)(failed.error)}
        {...(upload && { onFile: drop })}
        actions={
          <>
            {upload?.button(tool.takeFile)}
            <ClearButtons onClear={tool.clear} undo={tool.undo} />
          </>
        }
      />
      {children}
    </section>
  )
}

/** The buttons of the modes, and the one that converts. */
function ModeButtons<Mode extends string, Result extends TextResult, Options>({
  tool: { definition, labels, mode, changeMode, run },
}: ToolProps<Mode, Result, Options>) {
  const { modes } = definition
  if (modes.length === 1 && labels.action === undefined) return null
  return (
    <div className="pane-head">
      {modes.length > 1 && (
        <ModeToggle label="Mode" modes={modes} value={mode} onMode={changeMode} />
      )}
      {labels.action !== undefined && (
        <button type="button" className="button button-filled grow" onClick={run}>
          {labels.action}
        </button>
      )}
    </div>
  )
}

function causeOf({ message, cause }: Error): string {
  return typeof cause === 'string' ? cause : message
}

/** Most texts are malformed while they are typed, so a toast waits this long, in milliseconds. */
const TOAST_AFTER_MS = 800

/** Reports an error in a toast, and removes the toast when the error is gone. */
function useErrorToast(
  failed: { error: Error; request: { isPressed?: boolean } } | undefined,
  { action, errorTitle = 'Error' }: { action?: string; errorTitle?: string },
): void {
  const withdraw = useRef<() => void>(undefined)
  useEffect(() => {
    const isPressed = failed?.request.isPressed === true
    if (failed === undefined || (action !== undefined && !isPressed)) return withdraw.current?.()
    const show = () => void (withdraw.current = showError(errorTitle, failed.error))
    if (!isPressed) return after(TOAST_AFTER_MS, show)
    show()
    // Another mode makes another request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed])
}

interface OutputProps<Mode extends string, Result extends TextResult, Options> extends ToolProps<
  Mode,
  Result,
  Options
> {
  /** Another text in place of the result. */
  output?: string | undefined
  hint?: ReactNode
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
  const { tool, before, children, hint = hintOf(tool) } = props
  const isWorking = tool.outcome.state === 'working'
  const output = props.output ?? tool.output
  return (
    <section
      className="card answer-card pane"
      aria-label="Output"
      data-state={props.output === undefined ? stateOf(tool) : 'done'}
    >
      {before}
      <LongTextPane
        label={tool.labels.output}
        value={output}
        hint={hint}
        actions={<OutputActions tool={tool} output={output} />}
      />
      {tool.definition.work.large !== undefined && (
        <div className="pane-foot">
          <p role="status" className="hint">
            {props.status ?? (isWorking && 'Working…')}
          </p>
          {isWorking && (
            <button type="button" className="button button-small" onClick={tool.cancel}>
              Cancel
            </button>
          )}
        </div>
      )}
      {children}
    </section>
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
}: ToolProps<Mode, Result, Options> & { output: string }) {
  const isEmpty = output === ''
  return (
    <>
      {definition.modes.length === 2 && (
        <button
          type="button"
          className="button button-small"
          disabled={isEmpty}
          onClick={() => swap(output)}
        >
          Swap
        </button>
      )}
      <CopyButton text={output} disabled={isEmpty} />
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
