import { whole } from '@/lib/format.ts'

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
        <button
          type="button"
          className="button button-small"
          disabled={page === 0}
          onClick={() => onPage(page - 1)}
        >
          Back
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={page >= count - 1}
          onClick={() => onPage(page + 1)}
        >
          Next
        </button>
      </div>
    </div>
  )
}
