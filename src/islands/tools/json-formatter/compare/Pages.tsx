import { whole } from '@/lib/format.ts'

import { PageSteps } from '../PageSteps.tsx'

interface Props {
  page: number
  count: number
  onPage: (page: number) => void
}

/** The way through pages, where there is more than one. */
export function Pages({ page, count, onPage }: Props) {
  if (count < 2) return null
  return (
    <div className="pane-foot">
      <p className="hint tabular-nums">{`Page ${whole(page + 1)} of ${whole(count)}`}</p>
      <div className="flex items-center gap-2">
        <PageSteps page={page} count={count} onPage={onPage} />
      </div>
    </div>
  )
}
