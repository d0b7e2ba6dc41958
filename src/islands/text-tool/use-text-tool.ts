import { useState } from 'react'
import { flushSync } from 'react-dom'

import { useEarly } from '../ui/early/use-early.ts'
import { passFocusToText } from '../ui/text/pass-focus.ts'
import { useUndo } from '../ui/text/ClearButtons.tsx'
import type { TextMode, TextResult, TextToolDefinition, ToolRequest } from './definition.ts'
import { useReady, useTextWork } from './use-text-work.ts'

/** The name of the input box in the page. */
export const INPUT_NAME = 'input'

interface Source<Mode extends string, Options> extends ToolRequest<Mode, Options> {
  /** Whether a result is wanted. Not after Cancel, nor for a swapped text that waits for the button. */
  isWanted: boolean
}

/** The state of a text tool and the actions that change it. */
export function useTextTool<Mode extends string, Result extends TextResult, Options = undefined>(
  definition: TextToolDefinition<Mode, Result, Options>,
) {
  useEarly()
  const { modes, work, upload, hasResult = hasText } = definition
  const { source, change, undo, edit, replace } = useSource(definition)
  const { mode, text, options } = source
  const isUseful = hasResult(source)
  const isReady = useReady(work.load, isUseful)
  const isWanted = isReady && source.isWanted && isUseful
  const outcome = useTextWork(isWanted ? source : undefined, work)
  const labels = labelsOf(modes, mode)
  return {
    ...{ definition, labels, mode, text, options, outcome, undo, edit, replace },
    ...shownOf(outcome, source),
    clear: () => replace('', 'Undo clear'),
    changeMode: (next: Mode) => change({ mode: next }),
    changeOptions: (next: Options) => change({ options: next }),
    /** Makes a result the input of the other mode. */
    swap(output: string) {
      const other = modes.find(({ value }) => value !== mode) ?? labels
      undo.forget()
      change({ text: output, mode: other.value, isWanted: other.action === undefined })
    },
    /** Converts because a button was pressed. An error that is still the same is announced again. */
    run() {
      flushSync(() => change({ isWanted: false }))
      change({ isPressed: true })
    },
    cancel() {
      change({ isWanted: false })
      passFocusToText(INPUT_NAME)
    },
    async takeFile(file: File) {
      if (upload !== undefined) edit((await upload.read(file)).text)
    },
  }
}

function hasText({ text }: { text: string }): boolean {
  return text !== ''
}

/** The text and what its result depends on. */
function useSource<Mode extends string, Result extends TextResult, Options>({
  modes,
  options,
}: TextToolDefinition<Mode, Result, Options>) {
  const [source, setSource] = useState<Source<Mode, Options>>({
    mode: modes[0].value,
    text: '',
    // Without options in the definition their type is undefined.
    options: options as Options,
    isWanted: true,
  })
  const change = (changed: Partial<Source<Mode, Options>>) =>
    setSource((now) => ({ ...now, isPressed: false, isWanted: true, ...changed }))
  const undo = useUndo((text: string) => change({ text }))
  const edit = (text: string) => {
    undo.forget()
    change({ text })
  }
  /** Puts another text into the input. A button with the label takes it back. */
  const replace = (text: string, undoLabel: string) => {
    if (source.text !== '') undo.keep(undoLabel, source.text)
    change({ text })
  }
  return { source, change, undo, edit, replace }
}

function labelsOf<Mode extends string>(
  modes: readonly [TextMode<Mode>, ...TextMode<Mode>[]],
  mode: Mode,
): TextMode<Mode> {
  return modes.find(({ value }) => value === mode) ?? modes[0]
}

/** What `useTextTool` returns. */
export type TextToolState<Mode extends string, Result extends TextResult, Options> = ReturnType<
  typeof useTextTool<Mode, Result, Options>
>

/** The props of a part of a text tool. */
export interface ToolProps<Mode extends string, Result extends TextResult, Options> {
  tool: TextToolState<Mode, Result, Options>
}

/** Returns the result on screen. While a long text is typed the last one stays, until a worker starts with the new one. */
function shownOf<Mode extends string, Result extends TextResult, Options>(
  { state, done }: ReturnType<typeof useTextWork<ToolRequest<Mode, Options>, Result>>,
  { mode, options, text }: ToolRequest<Mode, Options>,
) {
  const isOfMode = done?.request.mode === mode && done.request.options === options
  const result = isOfMode && state !== 'working' ? done.result : undefined
  return { result, output: result?.output ?? '', isOutdated: result !== undefined && done?.request.text !== text } // prettier-ignore
}
