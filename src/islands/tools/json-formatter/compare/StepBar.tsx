import { whole } from '@/lib/format.ts'

import { textAt } from '@/json/compare/change-list.ts'
import type { Comparison, RowSign } from '@/json/compare/comparison.ts'
import { KEYS, SIGNS } from './words.ts'

interface Props {
  comparison: Comparison
  /** The difference that the visitor is at; -1 before the first. */
  at: number
  onStep: (by: number) => void
  isFolded: boolean
  /** Absent where lines are not shown. */
  onFolded: ((isFolded: boolean) => void) | undefined
}

/** The way from one difference to the next. */
export function StepBar({ comparison, at, onStep, isFolded, onFolded }: Props) {
  const { count } = comparison.changes
  return (
    <div className="pane-find">
      <Step label="Previous difference" sign="↑" isOff={count === 0} onClick={() => onStep(-1)} />
      <Step label="Next difference" sign="↓" isOff={count === 0} onClick={() => onStep(1)} />
      <p className="hint grow" role={at < 0 ? undefined : 'status'} data-step>
        {at < 0 ? <BeforeFirst {...comparison} /> : sentence(comparison, at)}
      </p>
      {onFolded && (
        <label className="choice">
          <input
            type="checkbox"
            name="folded"
            checked={isFolded}
            onChange={({ target }) => onFolded(target.checked)}
          />
          Only differences
        </label>
      )}
    </div>
  )
}

function Step(props: { label: string; sign: string; isOff: boolean; onClick: () => void }) {
  const { label, sign, isOff, onClick } = props
  return (
    <button
      type="button"
      className="button button-small"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

function BeforeFirst({ changes, notJson }: Comparison) {
  const keys = KEYS.map(([key, what]) => `${what}: ${key}`).join('. ')
  // A phone has no such keys.
  if (changes.count > 0) return <span className="max-sm:hidden">{keys}</span>
  return notJson ? 'Every line is the same.' : 'Both documents say the same.'
}

function sentence({ changes }: Comparison, at: number): string {
  const path = textAt(changes.paths, at)
  const { word } = SIGNS[changes.kinds[at] as RowSign]
  const place = path === '' ? '' : ` ${path}`
  return `${whole(at + 1)} of ${whole(changes.count)}: ${word}${place}`
}
