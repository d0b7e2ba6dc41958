import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'

import type { TreeChange, TreeState } from './protocol.ts'
import { RowScroller } from './row-scroller.ts'
import { changeOfKey } from './tree-keys.ts'
import { rowId, TreeRowView } from './TreeRowView.tsx'
import type { RowWindow } from './use-tree.ts'

interface Props {
  state: TreeState
  window: RowWindow
  see: (from: number, to: number) => void
  change: (change: TreeChange) => void
}

/** The rows of a tree in their scrolling box. The focus is the box's; which row is chosen is said by its number. */
export function TreeRows({ state, window, see, change }: Props) {
  const { box, layer, scroller } = useScroller(state, window, see)
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = changeOfKey(event, state.chosen, scroller.current?.page ?? 1)
    if (wanted === undefined) return
    event.preventDefault()
    change(wanted)
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    const row = target.closest<HTMLElement>('[data-node]')
    if (row === null) return
    const isToggle = target.matches('.tree-mark') || event.detail === 2
    change({ kind: isToggle ? 'toggle' : 'choose', node: Number(row.dataset['node']) })
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
          {window.rows.map((row) => (
            <TreeRowView key={row.node} row={row} isChosen={row.node === state.chosen} />
          ))}
        </div>
      </div>
    </div>
  )
}

function useScroller(state: TreeState, window: RowWindow, see: Props['see']) {
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const scroller = useRef<RowScroller>(undefined)
  useLayoutEffect(() => {
    if (box.current === null || layer.current === null) return
    const made = new RowScroller(box.current, layer.current, see)
    const observer = new ResizeObserver(() => made.measure())
    observer.observe(box.current)
    scroller.current = made
    return () => {
      observer.disconnect()
      made.stop()
    }
  }, [see])
  useEffect(() => scroller.current?.take(state.rowCount, state.chosenRow), [state])
  useLayoutEffect(() => scroller.current?.draw(window.from, window.rows.length), [window])
  return { box, layer, scroller }
}
