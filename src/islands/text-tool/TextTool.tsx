import type { TextResult, TextToolDefinition } from './definition.ts'
import { TextToolPanels } from './TextToolPanels.tsx'
import { TextToolInput } from './TextToolInput.tsx'
import { TextToolOutput } from './TextToolOutput.tsx'
import { useTextTool } from './use-text-tool.ts'

/** A whole text tool. A tool that shows more combines `useTextTool`, `TextToolInput`, `TextToolOutput` and `TextToolPanels`. */
export function TextTool<Mode extends string, Result extends TextResult, Options>({
  definition,
}: {
  definition: TextToolDefinition<Mode, Result, Options>
}) {
  const tool = useTextTool(definition)
  return (
    <>
      <div className="panes">
        <TextToolInput tool={tool} />
        <TextToolOutput tool={tool} />
      </div>
      <TextToolPanels tool={tool} />
    </>
  )
}
