import { useState, type ComponentType } from 'react'

import { attempt } from '../../ui/load-part.ts'
import { loadPanel } from './load-panel.ts'
import type { RepairListProps } from './repair/RepairList.tsx'

/** The list of what can be repaired: a part of its own, loaded when it is first opened. */
export function useRepairing() {
  const [isOpen, setOpen] = useState(false)
  const [List, setList] = useState<ComponentType<RepairListProps>>()
  const open = () =>
    attempt(async () => {
      const list = await loadPanel(async () => (await import('./repair/RepairList.tsx')).RepairList)
      setList(() => list)
      setOpen(true)
    })
  return { List: isOpen ? List : undefined, open, close: () => setOpen(false) }
}
