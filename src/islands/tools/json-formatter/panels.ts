import type { ComponentType } from 'react'

import type { PanelProps } from './use-opened.ts'

export interface Panel {
  id: string
  label: string
  /** Loads the panel when it is first opened. */
  load: () => Promise<ComponentType<PanelProps>>
}

/** The panels of a result in tab order, without the text. */
export const PANELS: readonly Panel[] = [
  { id: 'tree', label: 'Tree', load: async () => (await import('./tree/TreePanel.tsx')).TreePanel },
  {
    id: 'query',
    label: 'Query',
    load: async () => (await import('./query/QueryPanel.tsx')).QueryPanel,
  },
  {
    id: 'convert',
    label: 'Convert',
    load: async () => (await import('./convert/ConvertPanel.tsx')).ConvertPanel,
  },
  {
    id: 'schema',
    label: 'Schema',
    load: async () => (await import('./schema/SchemaPanel.tsx')).SchemaPanel,
  },
]
