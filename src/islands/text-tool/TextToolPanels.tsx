import { useDeferredValue } from 'react'

import { passFocusToText } from '../ui/text/pass-focus.ts'
import { TextPanels } from '../ui/text/TextPanels.tsx'
import type { TextResult } from './definition.ts'
import { INPUT_NAME, type ToolProps } from './use-text-tool.ts'

/** The panels of a text tool. They follow the typing when there is time. */
export function TextToolPanels<Mode extends string, Result extends TextResult, Options>({
  tool: { definition, mode, text, replace },
}: ToolProps<Mode, Result, Options>) {
  const settled = useDeferredValue(text)
  const onReplace = (next: string) => {
    replace(next, 'Undo replacing')
    passFocusToText(INPUT_NAME)
  }
  if (definition.panels === undefined) return null
  return (
    <div className="mt-6">
      <TextPanels
        panels={definition.panels}
        className={definition.panelClass ?? ''}
        given={{ text: settled, mode, onReplace }}
      />
    </div>
  )
}
