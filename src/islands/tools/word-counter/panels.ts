import type { TextPanel } from '@/islands/ui/text/TextPanels.tsx'
import type { Statistics } from './use-statistics.ts'

/** What a panel is given: the text, its counts, and the way to change it. */
export interface PanelProps {
  text: string
  statistics: Statistics
  onText: (text: string) => void
}

/** What more there is to a text, in the order in which it stands below the counts. */
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
