import { useState, type ComponentType } from 'react'

import { attempt } from '@/islands/ui/work/load-part.ts'
import { loadPanel } from './load-panel.ts'
import { PANELS, type PanelProps } from './panels.ts'

/** The tab of the text, which is there from the start. */
export const TEXT = 'text'

/** Which look at a result is open, and those that have been loaded for it. */
export function usePanels() {
  const [open, setOpen] = useState(TEXT)
  const [loaded, setLoaded] = useState<Record<string, ComponentType<PanelProps>>>({})
  const choose = (id: string) =>
    attempt(async () => {
      const panel = PANELS.find((one) => one.id === id)
      setOpen(id)
      if (panel === undefined || loaded[id] !== undefined) return
      try {
        const component = await loadPanel(panel.load)
        setLoaded((before) => ({ ...before, [id]: component }))
      } catch (error) {
        setOpen((now) => (now === id ? TEXT : now))
        throw error
      }
    })
  return { open, loaded, choose }
}
