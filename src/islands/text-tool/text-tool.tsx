import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import type { TextResult, TextToolDefinition } from './definition.ts'
import { TextToolOutput } from './TextToolOutput.tsx'
import { useTextTool, type TextToolState, INPUT_NAME, type ToolProps } from './use-text-tool.ts'
import { ModeToggle } from '../ui/fields/ModeToggle.tsx'
import { ClearButtons } from '../ui/text/ClearButtons.tsx'
import { LongTextPane } from '../ui/text/LongTextPane.tsx'
import { after } from '../ui/work/use-settled.ts'

/** What a page adds to the frame, or changes in it. */
export interface TextToolParts<Mode extends string, Result extends TextResult, Options> {
  /** The state of the tool with other actions. */
  tool?: TextToolState<Mode, Result, Options>
  /** A class of the two panes. */
  className?: string
  input?: Omit<ComponentProps<typeof TextToolInput<Mode, Result, Options>>, 'tool'>
  output?: Omit<ComponentProps<typeof TextToolOutput<Mode, Result, Options>>, 'tool'>
  /** In place of the output. */
  answer?: ReactNode
  /** In place of both panes. */
  panes?: ReactNode
  /** Between the panes and the panels. */
  below?: ReactNode
}

/** A hook that returns the parts of a page. */
export type UseParts<Mode extends string, Result extends TextResult, Options> = (
  tool: TextToolState<Mode, Result, Options>,
) => TextToolParts<Mode, Result, Options>

/** Returns the island of a text tool: what is on its page follows from its definition, and from `useParts` where it shows more. */
export function textTool<Mode extends string, Result extends TextResult, Options = undefined>(
  definition: TextToolDefinition<Mode, Result, Options>,
  useParts: UseParts<Mode, Result, Options> = () => ({}),
): ComponentType {
  const { Panels } = definition
  return function TextTool() {
    const state = useTextTool(definition)
    const { tool = state, className = '', input, output, ...parts } = useParts(state)
    return (
      <>
        {parts.panes ?? (
          <div className={`panes ${className}`.trim()}>
            <TextToolInput tool={tool} {...input} />
            {parts.answer ?? <TextToolOutput tool={tool} {...output} />}
          </div>
        )}
        {parts.below}
        {Panels && (
          <Panels
            text={tool.text}
            mode={tool.mode}
            onReplace={(text) => tool.replace(text, 'Undo replacing')}
          />
        )}
      </>
    )
  }
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
  /** Above the text, below the modes. */
  before?: ReactNode
  /** Below the input. */
  children?: ReactNode
}

/** The input of a text tool: modes, text, upload, the button that converts, Clear, and the error of the conversion. */
function TextToolInput<Mode extends string, Result extends TextResult, Options>({
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
