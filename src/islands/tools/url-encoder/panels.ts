import type { TextPanel } from '@/islands/ui/text/TextPanels.tsx'
import type { UrlMode } from './percent-encoding.ts'

/** What a panel is given: the text of the tool, what is done to it, and the way to put another in its place. */
export interface PanelProps {
  text: string
  mode: UrlMode
  /** Puts a text into the input; the visitor can take that back. */
  onReplace: (text: string) => void
}

/** What more there is to a text, in the order in which it stands below the tool. */
export const PANELS: readonly TextPanel<PanelProps>[] = [
  {
    label: 'All encodings side by side',
    load: async () => (await import('./encodings/EncodingsPanel.tsx')).EncodingsPanel,
  },
  {
    label: 'Decode layer by layer',
    load: async () => (await import('./layers/LayersPanel.tsx')).LayersPanel,
  },
  {
    label: 'Edit the parts of an address',
    load: async () => (await import('./address/AddressPanel.tsx')).AddressPanel,
  },
  {
    label: 'Check the name of a host',
    load: async () => (await import('./host/HostPanel.tsx')).HostPanel,
  },
  {
    label: 'Many lines at once',
    load: async () => (await import('./lines/LinesPanel.tsx')).LinesPanel,
  },
]
