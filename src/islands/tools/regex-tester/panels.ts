import type { TextPanel } from '@/islands/ui/text/TextPanels.tsx'
import type { PatternPanelProps } from './choices.ts'

/** The panels about the pattern. */
export const PANELS: readonly TextPanel<PatternPanelProps>[] = [
  {
    label: 'Explain the pattern',
    load: async () => (await import('./explain/ExplainPanel.tsx')).ExplainPanel,
  },
  {
    label: 'Copy as JavaScript or Python',
    load: async () => (await import('./code/CodePanel.tsx')).CodePanel,
  },
]
