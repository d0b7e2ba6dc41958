import type { ComponentType } from 'react'

import type { JsonResult } from '@/json/text/result.ts'

/** What a panel is given: the result it is another look at, and its way to the text of it. */
export interface PanelProps {
  result: JsonResult
  /** Goes to the text and marks the line that holds this byte of the result. */
  onShow: (offset: number) => void
  /** Puts another document in the place of the input, which can be taken back, and formats it. */
  onInput: (document: Blob) => void
  /** The byte with which the line begins that the visitor last pressed in the text. */
  chosen: number | undefined
}

export interface Panel {
  id: string
  label: string
  /** Gets the panel when it is first opened. */
  load: () => Promise<ComponentType<PanelProps>>
}

/** The looks at a result beside its text, in the order of their tabs. */
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
    id: 'contents',
    label: 'What is in it',
    load: async () => (await import('./contents/ContentsPanel.tsx')).ContentsPanel,
  },
]
