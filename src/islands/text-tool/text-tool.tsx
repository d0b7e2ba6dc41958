import type { ComponentProps, ComponentType, ReactNode } from 'react'

import type { TextResult, TextToolDefinition } from './definition.ts'
import { TextToolInput } from './TextToolInput.tsx'
import { TextToolOutput } from './TextToolOutput.tsx'
import { useTextTool, type TextToolState } from './use-text-tool.ts'

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
