import {
  useMemo,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useRef,
  useState,
  memo,
  type CSSProperties,
} from 'react'

import type { TreeChange, TreeState, TreeRow } from '@/json/tree/tree-state.ts'
import { blockOf, useRowScroller } from '@/islands/ui/rows/row-scroller.ts'
import { fileSize } from '@/lib/file-size.ts'
import { holdings } from '@/json/tree/sentences.ts'
import { counted } from '@/lib/quantity.ts'
import { changeOfKey } from './tree-keys.ts'
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

/** Maximum indentation, so that deep rows stay visible. Deeper rows show their level as text. */
const MOST_INDENTS = 10
const CLASSES: Record<TreeRow['kind'], string> = {
  object: 'tree-holds',
  array: 'tree-holds',
  string: 'json-string',
  number: 'json-number',
  boolean: 'json-word',
  null: 'json-word',
}

/** Returns the element id of a row, for `aria-activedescendant`. */
const rowId = (node: number): string => `tree-node-${node}`

interface TreeRowViewProps {
  row: TreeRow
  /** The number of rows above it in its block. */
  at: number
  isChosen: boolean
}

/** Renders a tree row: the key or index, and the value. */
const TreeRowView = memo(
  function TreeRowView({ row, at, isChosen }: TreeRowViewProps) {
    const { node, depth, place, siblings, state } = row
    const style = { '--at': at, '--indent': Math.min(depth, MOST_INDENTS) } as CSSProperties
    return (
      <div
        id={rowId(node)}
        className={`tree-row ${CLASSES[row.kind]}`}
        role="treeitem"
        aria-level={depth + 1}
        aria-posinset={place}
        aria-setsize={siblings}
        aria-expanded={state === 'leaf' ? undefined : state === 'open'}
        aria-selected={isChosen}
        data-node={node}
        style={style}
      >
        {state !== 'leaf' && <span className="tree-mark" aria-hidden="true" />}
        {depth > MOST_INDENTS && (
          <span className="tree-level" aria-hidden="true">{`level ${depth} `}</span>
        )}
        <Name row={row} />
        <Value row={row} />
      </div>
    )
  },
  (before, { row, at, isChosen }) =>
    at === before.at &&
    isChosen === before.isChosen &&
    row.node === before.row.node &&
    row.state === before.row.state,
)

function Name({ row: { key, node, place } }: { row: TreeRow }) {
  if (node === 0) return <span className="tree-index">$ </span>
  if (key === undefined) return <span className="tree-index">{`${place - 1}: `}</span>
  return <span className="json-key">{`${key}: `}</span>
}

/** Renders the value as a text node of the row, without an element, because extra elements slow down scrolling. */
function Value({ row: { kind, size, bytes, text, cutLength } }: { row: TreeRow }) {
  return (
    <>
      {kind === 'object' || kind === 'array' ? holdings(kind, size) : text}
      {cutLength !== undefined && (
        <span className="tree-size">{counted(cutLength, 'character')}</span>
      )}
      {size > 0 && <span className="tree-size">{fileSize(bytes)}</span>}
    </>
  )
}
