import { useEffect, useRef, type RefObject } from 'react'

import type { RepairReport } from '@/json/repair/repair-report.ts'

type Box = RefObject<HTMLElement | null>

/** Where the focus is while problems come and go: at first in the list, after a fix at what stands in its place now. */
export function useRepairFocus(box: Box, report: RepairReport | undefined) {
  const wanted = useRef<number>(undefined)
  useEffect(() => box.current?.focus(), [box])
  useEffect(() => {
    if (wanted.current === undefined) return
    const items = box.current?.querySelectorAll('[data-problem]') ?? []
    const item = items[Math.min(wanted.current, items.length - 1)]
    wanted.current = undefined
    const next = item?.querySelector('button') ?? box.current
    next?.focus()
  }, [box, report])
  return { keepAt: (problem: number) => void (wanted.current = problem) }
}

/** The way to what a list was opened from, for when the list is gone. */
export function wayBack(box: Box): () => void {
  const card = box.current?.closest<HTMLElement>('[data-results]')
  return () => (card?.querySelector<HTMLElement>('[data-repair]') ?? card)?.focus()
}
