import { useState, type ComponentType, type KeyboardEvent } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import type { FindBarProps } from './find/FindBar.tsx'

/** The search in a result: a part of its own, loaded when it is first opened. */
export function useFinding() {
  const [isOpen, setOpen] = useState(false)
  const [Bar, setBar] = useState<ComponentType<FindBarProps>>()
  const open = async () => {
    setOpen(true)
    try {
      const { FindBar } = await import('./find/FindBar.tsx')
      setBar(() => FindBar)
    } catch {
      setOpen(false)
      showError('Error', 'The search has not loaded. Please try again when you are online.')
    }
  }
  /** In the result the keys of every search open this one; pressed again, they are the browser's own. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return { Bar: isOpen ? Bar : undefined, isOpen, open, close: () => setOpen(false), onKeyDown }
}
