import { useDeferredValue } from 'react'

import { TextPanels } from '@/islands/ui/text/TextPanels.tsx'
import { PANELS, type PanelProps } from './panels.ts'

/** What more there is to a text; the panels follow the typing when there is time. */
export function UrlPanels({ text, ...props }: PanelProps) {
  const given = { ...props, text: useDeferredValue(text) }
  return (
    <div className="mt-6">
      <TextPanels panels={PANELS} className="url-panel" given={given} />
    </div>
  )
}
