import { TextPanels } from '@/islands/ui/text/TextPanels.tsx'
import { PANELS, type PanelProps } from './panels.ts'

/** What more there is to a text than its counts. */
export function MorePanels(props: PanelProps) {
  return <TextPanels panels={PANELS} className="words-panel" given={props} />
}
