import type { ReactNode } from 'react'

import { whole } from '@/lib/format.ts'

import { Pager, useCurrentPage } from '@/islands/ui/rows/Pager.tsx'

/** Rows on a page. */
const PAGE_LENGTH = 50
/** UTF-16 code units of a text that are shown. */
const MOST_SHOWN = 300

interface Props {
  label: string
  count: number
  /** The row whose page is shown, until another page is chosen. */
  current: number
  row: (index: number) => ReactNode
}

/** A list that is drawn a page at a time. */
export function PagedList({ label, count, current, row }: Props) {
  const { page, box, turnTo } = useCurrentPage(current, current, PAGE_LENGTH)
  const pages = Math.ceil(count / PAGE_LENGTH)
  const first = Math.min(page, Math.max(0, pages - 1)) * PAGE_LENGTH
  const shown = Array.from({ length: Math.min(PAGE_LENGTH, count - first) }, (_, at) => first + at)
  return (
    <>
      <div ref={box} className="regex-list" role="region" aria-label={label} tabIndex={0}>
        <ol start={first + 1}>{shown.map(row)}</ol>
      </div>
      {pages > 1 && (
        <div className="pane-foot">
          <Pager label={`From ${whole(first + 1)}`} page={page} count={pages} onPage={turnTo} />
        </div>
      )}
    </>
  )
}

/** A part of a text as code; the beginning of a long one, with its length. */
export function Part({ text }: { text: string }) {
  if (text.length <= MOST_SHOWN) return <code>{text}</code>
  return (
    <span>
      <code>{text.slice(0, MOST_SHOWN)}…</code>{' '}
      <span className="hint">({whole(text.length)} characters)</span>
    </span>
  )
}
