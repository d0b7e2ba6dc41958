import { useEffect, useRef, type ReactNode } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { ModeToggle } from '../ui/fields/ModeToggle.tsx'
import { ClearButtons } from '../ui/text/ClearButtons.tsx'
import { LongTextPane } from '../ui/text/LongTextPane.tsx'
import { after } from '../ui/work/use-settled.ts'
import type { TextResult } from './definition.ts'
import { INPUT_NAME, type ToolProps } from './use-text-tool.ts'

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
  /** Above the text, below the modes. */
  before?: ReactNode
  /** Below the input. */
  children?: ReactNode
}

/** The input of a text tool: modes, text, upload, the button that converts, Clear, and the error of the conversion. */
export function TextToolInput<Mode extends string, Result extends TextResult, Options>({
  before,
  children,
  ...props
}: InputProps<Mode, Result, Options>) {
  const { tool } = props
  const { modes } = tool.definition
  const { action } = tool.labels
  const clearButtons = <ClearButtons onClear={tool.clear} undo={tool.undo} />
  return (
    <section
      className="card pane"
      aria-label="Input"
      data-inputs
      data-secret={tool.definition.isSecret}
    >
      {modes.length > 1 && (
        <div className="pane-head">
          <ModeToggle label="Mode" modes={modes} value={tool.mode} onMode={tool.changeMode} />
        </div>
      )}
      {before}
      <InputPane {...props} clearButtons={action === undefined && clearButtons} />
      {action !== undefined && (
        <div className="pane-foot">
          <button type="button" className="button button-filled grow" onClick={tool.run}>
            {action}
          </button>
          {clearButtons}
        </div>
      )}
      {children}
    </section>
  )
}

interface PaneProps<Mode extends string, Result extends TextResult, Options> extends Omit<
  InputProps<Mode, Result, Options>,
  'before' | 'children'
> {
  clearButtons: ReactNode
}

function InputPane<Mode extends string, Result extends TextResult, Options>({
  tool,
  hint,
  isErrorHidden = false,
  onOtherFile,
  clearButtons,
}: PaneProps<Mode, Result, Options>) {
  const { definition, labels } = tool
  const { upload } = definition
  const { example } = labels
  const failed = isErrorHidden ? undefined : tool.outcome.failed
  useErrorToast(failed, labels)
  const drop = (file: File) => {
    if (onOtherFile && upload?.accepts(file) === false) onOtherFile(file)
    else upload?.drop(file, tool.takeFile)
  }
  return (
    <LongTextPane
      name={INPUT_NAME}
      label={labels.input}
      placeholder={labels.placeholder}
      onExample={example === undefined ? undefined : () => tool.edit(example)}
      value={tool.text}
      onText={tool.edit}
      hint={hint}
      error={failed && (definition.reasonOf ?? causeOf)(failed.error)}
      {...(upload && { onFile: drop })}
      actions={
        <>
          {upload?.button(tool.takeFile)}
          {clearButtons}
        </>
      }
    />
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
