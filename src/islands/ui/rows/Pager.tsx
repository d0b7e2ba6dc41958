import { useEffect, useRef, useState } from 'react'

import { whole } from '@/lib/format.ts'

interface Props {
  /** Which part of the list is shown, such as "From row 1,001". */
  label?: string
  /** The current page, from 0. */
  page: number
  count: number
  onPage: (page: number) => void
}

/** Back and Next through the pages of a list that is too long for one box. */
export function Pager({ label, page, count, onPage }: Props) {
  const step = (name: string, to: number) => (
    <button
      type="button"
      className="button button-small"
      disabled={to < 0 || to >= count}
      onClick={() => onPage(to)}
    >
      {name}
    </button>
  )
  return (
    <div className="flex items-center gap-2">
      {label !== undefined && <span className="hint tabular-nums">{label}</span>}
      {step('Back', page - 1)}
      {step('Next', page + 1)}
    </div>
  )
}

/** Renders the pagination, when there is more than one page. */
export function Pages({ page, count, onPage }: Omit<Props, 'label'>) {
  if (count < 2) return null
  return (
    <div className="pane-foot">
      <p className="hint tabular-nums">{`Page ${whole(page + 1)} of ${whole(count)}`}</p>
      <Pager page={page} count={count} onPage={onPage} />
    </div>
  )
}

/**
 * Pages a long list: returns the page of its current item and scrolls that item into sight. A page chosen by hand stays until
 * the current item changes.
 */
export function useCurrentPage(current: number, place: number, pageLength: number) {
  const [turned, setTurned] = useState<{ current: number; page: number }>()
  const isTurned = turned?.current === current
  const page = isTurned ? turned.page : Math.floor(Math.max(place, 0) / pageLength)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const item = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && item) box.current.scrollTop = item.offsetTop - box.current.clientHeight / 3
  }, [current, page])
  return { page, box, turnTo: (next: number) => setTurned({ current, page: next }) }
}
