import { textAt } from '@/json/compare/change-list.ts'
import { MOVED_HERE } from '@/json/compare/entries.ts'
import { NO_LINE, type Comparison, type RowSign, type Spans } from '@/json/compare/comparison.ts'
import { Pages, useCurrentPage } from '@/islands/ui/rows/Pager.tsx'
import { excerpt } from './row-text.ts'
import { SIGNS } from './sentences.ts'

const CHANGES_PER_PAGE = 100
const MOST_SHOWN = 200

interface Props {
  comparison: Comparison
  at: number
  /** Selects a difference, by its index. */
  onChoose: (change: number) => void
}

/** Renders the differences as a table of path, old value and new value. */
export function ChangeTable({ comparison, at, onChoose }: Props) {
  const { changes } = comparison
  const { page, turnTo, box } = useCurrentPage(at, at, CHANGES_PER_PAGE)
  if (changes.count === 0) return <p className="pane-empty">No differences.</p>
  const first = page * CHANGES_PER_PAGE
  const count = Math.min(CHANGES_PER_PAGE, changes.count - first)
  return (
    <>
      <div
        ref={box}
        key={page}
        className="difference-list"
        role="region"
        aria-label="List of differences"
        tabIndex={0}
      >
        <table>
          <Heads />
          <tbody>
            {Array.from({ length: count }, (_, offset) => (
              <Change
                key={offset}
                comparison={comparison}
                change={first + offset}
                isCurrent={first + offset === at}
                onChoose={onChoose}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pages page={page} count={Math.ceil(changes.count / CHANGES_PER_PAGE)} onPage={turnTo} />
    </>
  )
}

function Heads() {
  return (
    <thead>
      <tr>
        <th scope="col">Where</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
      </tr>
    </thead>
  )
}

interface ChangeProps extends Pick<Props, 'comparison' | 'onChoose'> {
  change: number
  isCurrent: boolean
}

function Change({ comparison, change, isCurrent, onChoose }: ChangeProps) {
  const { changes, left, right, notJson } = comparison
  const kind = changes.kinds[change] as RowSign
  const { sign, word } = SIGNS[kind]
  const path = textAt(changes.paths, change)
  const source = textAt(changes.sources, change)
  const place = path === '' ? 'the whole document' : path
  const isMoved = kind === MOVED_HERE
  return (
    <tr data-sign={word} aria-current={isCurrent || undefined}>
      <th scope="row">
        <button type="button" className="difference-place" onClick={() => onChoose(change)}>
          <span aria-hidden="true">{sign} </span>
          <span className="sr-only">{`${word}: `}</span>
          {notJson ? `line pair ${change + 1}` : place}
        </button>
      </th>
      <td>{isMoved ? `at ${source}` : valueText(left, changes.before, change)}</td>
      <td>{isMoved ? `at ${path}` : valueText(right, changes.after, change)}</td>
    </tr>
  )
}

function valueText(bytes: Uint8Array, { starts, ends }: Spans, at: number): string {
  const start = starts[at] ?? NO_LINE
  return start === NO_LINE ? '' : excerpt(bytes, start, ends[at] ?? start, MOST_SHOWN)
}
