import { useState, type ComponentType, type KeyboardEvent } from 'react'

import { attempt, loadPart } from '../../ui/load-part.ts'
import type { FindBarProps } from './find/FindBar.tsx'

/** The search in a result: a part of its own, loaded when it is first opened. */
export function useFinding() {
  const [isOpen, setOpen] = useState(false)
  const [Bar, setBar] = useState<ComponentType<FindBarProps>>()
  const open = () =>
    attempt(async () => {
      const { FindBar } = await loadPart(() => import('./find/FindBar.tsx'))
      setBar(() => FindBar)
      setOpen(true)
    })
  /** In the result the keys of every search open this one; pressed again, they are the browser's own. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return { Bar: isOpen ? Bar : undefined, isOpen, open, close: () => setOpen(false), onKeyDown }
}

export type Finding = ReturnType<typeof useFinding>
