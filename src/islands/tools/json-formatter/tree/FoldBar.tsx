import { whole } from '@/lib/format.ts'

import type { TreeChange, TreeState } from '@/json/tree/tree-state.ts'
import { counted } from '@/json/tree/sentences.ts'

/** Deeper levels are reached by unfolding all, or one by one. */
const MOST_LEVELS = 20

interface Props {
  state: TreeState
  change: (change: TreeChange) => void
}

/** What folds and unfolds many values at once, and how many there are. */
export function FoldBar({ state: { rowCount, nodeCount, deepest }, change }: Props) {
  const levels = Array.from({ length: Math.min(deepest, MOST_LEVELS) }, (_, index) => index + 1)
  const unfold = (level: number) => change({ kind: 'level', level })
  return (
    <div className="pane-find">
      <div className="pane-actions">
        <button type="button" className="button button-small" onClick={() => unfold(1)}>
          Fold all
        </button>
        <button type="button" className="button button-small" onClick={() => unfold(deepest)}>
          Unfold all
        </button>
        <select
          className="input"
          aria-label="Unfold down to a level"
          value=""
          onChange={({ target }) => unfold(Number(target.value))}
        >
          <option value="" disabled>
            To level
          </option>
          {levels.map((level) => (
            <option key={level} value={level}>{`Level ${level}`}</option>
          ))}
        </select>
      </div>
      <p className="hint tabular-nums">
        {`${whole(rowCount)} of ${counted(nodeCount, 'value')} shown, ${counted(deepest + 1, 'level')}`}
      </p>
    </div>
  )
}
