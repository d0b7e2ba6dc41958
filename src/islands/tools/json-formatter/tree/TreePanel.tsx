import { useEffect } from 'react'

import type { PanelProps } from '../panels.ts'
import { ChosenValue } from './ChosenValue.tsx'
import { FoldBar } from './FoldBar.tsx'
import { TreeRows } from './TreeRows.tsx'
import { useTree } from './use-tree.ts'

/** A result as a tree whose values are folded and unfolded, with the path of the chosen one. */
export function TreePanel({ result, onShow, chosen }: PanelProps) {
  const tree = useTree(result.whole)
  const { phase, change } = tree
  const isReady = phase.kind === 'ready'
  useEffect(() => {
    if (isReady && chosen !== undefined) void change({ kind: 'chooseAt', offset: chosen })
  }, [isReady, chosen, change])
  if (phase.kind === 'reading') return <Reading share={phase.share} onCancel={tree.cancel} />
  if (phase.kind === 'ended')
    return (
      <div className="pane-empty" role="status">
        <p>{phase.message}</p>
        <button type="button" className="button button-small" onClick={tree.again}>
          Try again
        </button>
      </div>
    )
  return (
    <>
      <FoldBar state={phase.state} change={change} />
      <TreeRows work={tree.work} state={phase.state} change={change} />
      <ChosenValue details={tree.details} current={tree.current} copy={tree.copy} onShow={onShow} />
    </>
  )
}

function Reading({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <div className="pane-empty">
      <progress className="h-2 w-full accent-brand" value={share} aria-label="Progress" />
      <button type="button" className="button button-small" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
