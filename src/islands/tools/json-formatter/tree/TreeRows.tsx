import { useMemo, type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react'
import type { TreeChange, TreeState, TreeRow } from '@/json/tree/tree-state.ts'
import { blockOf } from '@/islands/ui/rows/row-scroller.ts'
import { useRowScroller } from '@/islands/ui/rows/use-row-scroller.ts'
import { changeOfKey } from './tree-keys.ts'
import { rowId, TreeRowView } from './TreeRowView.tsx'
import type { WorkRef } from './use-tree.ts'
import { ignoreFailure } from './tree-requests.ts'

interface Props {
  work: WorkRef
  state: TreeState
  change: (change: TreeChange) => void
}

/** Renders the rows of a tree in a scroll container. The container has the focus; `aria-activedescendant` names the selected row. */
export function TreeRows({ work, state, change }: Props) {
  const { window, see } = useRowWindow(work)
  const list = useMemo(() => ({ rowCount: state.rowCount, row: state.chosenRow }), [state])
  const { box, layer, scroller } = useRowScroller(list, window, see)
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = changeOfKey(event, scroller.current?.page ?? 1)
    if (wanted === undefined) return
    event.preventDefault()
    change(wanted)
  }
  const onClick = (event: MouseEvent) => {
    const wanted = changeOfClick(event)
    if (wanted !== undefined) change(wanted)
  }
  const isDrawn = window.rows.some(({ node }) => node === state.chosen)
  return (
    <div
      ref={box}
      className="json-view tree-view"
      role="tree"
      aria-label="Values of the result"
      aria-activedescendant={isDrawn ? rowId(state.chosen) : undefined}
      aria-busy={window.rows.length === 0}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onScroll={() => scroller.current?.scrolled()}
    >
      <div role="none" className="tree-room">
        <div role="none" className="tree-layer" ref={layer}>
          <Rows window={window} chosen={state.chosen} />
        </div>
      </div>
    </div>
  )
}

function Rows({ window: { from, rows }, chosen }: { window: RowWindow; chosen: number }) {
  return rows.map((row, index) => (
    <TreeRowView
      key={row.node}
      row={row}
      at={from + index - blockOf(from)}
      isChosen={row.node === chosen}
    />
  ))
}

/** Returns the change for a click: a click selects the row, and a double click or a click on its marker toggles it. */
function changeOfClick({ target, detail }: MouseEvent): TreeChange | undefined {
  const row = (target as Element).closest<HTMLElement>('[data-node]')
  if (row === null) return undefined
  const isToggle = (target as Element).matches('.tree-mark') || detail === 2
  return { kind: isToggle ? 'toggle' : 'choose', node: Number(row.dataset['node']) }
}

/** The loaded rows, starting at row `from`. */
interface RowWindow {
  from: number
  rows: TreeRow[]
}

/** Fetches the visible rows, one request at a time. Only the latest of the requests made meanwhile runs next. */
function useRowWindow(work: WorkRef) {
  const [window, setWindow] = useState<RowWindow>({ from: 0, rows: [] })
  const wanted = useRef<{ from: number; to: number }>(undefined)
  const isAsking = useRef(false)
  const see = useCallback(
    (from: number, to: number) => {
      wanted.current = { from, to }
      if (isAsking.current) return
      isAsking.current = true
      void ignoreFailure(async () => {
        while (wanted.current !== undefined) {
          const request = wanted.current
          wanted.current = undefined
          const answer = await work.current?.ask({ kind: 'rows', ...request })
          if (answer) setWindow({ from: answer.from, rows: answer.rows })
        }
      }).finally(() => (isAsking.current = false))
    },
    [work],
  )
  return { window, see }
}
