import { whole } from '@/lib/format.ts'

import { Pager } from '@/islands/ui/rows/Pager.tsx'

interface Props {
  page: number
  count: number
  onPage: (page: number) => void
}

/** Renders the pagination, when there is more than one page. */
export function Pages({ page, count, onPage }: Props) {
  if (count < 2) return null
  return (
    <div className="pane-foot">
      <p className="hint tabular-nums">{`Page ${whole(page + 1)} of ${whole(count)}`}</p>
      <Pager page={page} count={count} onPage={onPage} />
    </div>
  )
}
