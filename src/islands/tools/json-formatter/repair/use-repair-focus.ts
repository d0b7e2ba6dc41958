import { useEffect, useRef } from 'react'

import type { RepairReport } from './protocol.ts'

/** Where the focus is while problems come and go: at first in the list, after a fix at what stands in its place now. */
export function useRepairFocus(report: RepairReport | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  useEffect(() => box.current?.focus(), [])
  useEffect(() => {
    if (wanted.current === undefined) return
    const items = box.current?.querySelectorAll('[data-problem]') ?? []
    const item = items[Math.min(wanted.current, items.length - 1)]
    wanted.current = undefined
    const next = item?.querySelector('button') ?? box.current
    next?.focus()
  }, [report])
  return {
    box,
    keepAt: (problem: number) => void (wanted.current = problem),
    /** The way to what the list was opened from, for when the list is gone. */
    wayBack() {
      const card = box.current?.closest<HTMLElement>('[data-results]')
      return () => (card?.querySelector<HTMLElement>('[data-repair]') ?? card)?.focus()
    },
  }
}
