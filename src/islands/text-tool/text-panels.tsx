import { useDeferredValue, type ComponentType } from 'react'

import { passFocusToText } from '../ui/text/pass-focus.ts'
import { TextPanels, type TextPanel } from '../ui/text/TextPanels.tsx'
import type { TextPanelProps } from './definition.ts'
import { INPUT_NAME } from './use-text-tool.ts'

/** Returns the folded panels of a text tool, each loaded when it is first opened. They follow the typing when there is time. */
export function textPanels<Mode extends string>(
  panels: readonly TextPanel<TextPanelProps<Mode>>[],
  className = '',
): ComponentType<TextPanelProps<Mode>> {
  return function Panels({ text, mode, onReplace }) {
    const settled = useDeferredValue(text)
    const replace = (next: string) => {
      onReplace(next)
      passFocusToText(INPUT_NAME)
    }
    return (
      <div className="mt-6">
        <TextPanels
          panels={panels}
          className={className}
          given={{ text: settled, mode, onReplace: replace }}
        />
      </div>
    )
  }
}
