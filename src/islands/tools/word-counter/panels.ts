import type { TextPanel } from '@/islands/ui/text/TextPanels.tsx'
import type { Statistics } from './statistics.ts'

/** The text, its counts, and the way to change it. */
interface PanelProps {
  text: string
  statistics: Statistics
  onText: (text: string) => void
}

/** The panels below the counts. */
export const PANELS: readonly TextPanel<PanelProps>[] = [
  {
    label: 'How it counts',
    load: async () => (await import('./how/HowItCounts.tsx')).HowItCounts,
  },
  {
    label: 'Limits: SMS, X, search results, your own',
    load: async () => (await import('./limits/LimitsPanel.tsx')).LimitsPanel,
  },
  {
    label: 'Most frequent words and phrases',
    load: async () => (await import('./frequent/FrequentPanel.tsx')).FrequentPanel,
  },
  {
    label: 'Repeated words, long sentences, readability',
    load: async () => (await import('./prose/ProsePanel.tsx')).ProsePanel,
  },
  {
    label: 'Change the text: case, lines, find and replace',
    load: async () => (await import('./change/ChangePanel.tsx')).ChangePanel,
  },
  {
    label: 'Reading time at your speed',
    load: async () => (await import('./speed/SpeedPanel.tsx')).SpeedPanel,
  },
]
