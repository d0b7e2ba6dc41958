import type { KeyboardEvent } from 'react'

import { useOpened } from './use-opened.ts'

const loadBar = async () => (await import('./find/FindBar.tsx')).FindBar

/** The search in a result. */
export function useFinding() {
  const { Part: Bar, isOpen, open, close } = useOpened(loadBar)
  /** In the result the keys of every search open this one; pressed again, they are the browser's own. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    if (event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return { Bar, isOpen, open, close, onKeyDown }
}

export type Finding = ReturnType<typeof useFinding>
