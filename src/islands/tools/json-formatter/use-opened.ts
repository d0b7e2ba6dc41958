import { useState, type ComponentType } from 'react'

import { attempt } from '@/islands/ui/work/load-part.ts'
import { loadPanel } from './load-panel.ts'

/** A part of the page that is loaded when it is first opened, and whether it is open. */
export function useOpened<Props>(load: () => Promise<ComponentType<Props>>) {
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const open = () =>
    attempt(async () => {
      const part = await loadPanel(load)
      setPart(() => part)
      setOpen(true)
    })
  return { Part: isOpen ? Part : undefined, isOpen, open, close: () => setOpen(false) }
}
