import { memo, type CSSProperties } from 'react'

import { fileSize } from '@/lib/quantity.ts'

import type { TreeRow } from './protocol.ts'
import { counted, holdings } from './words.ts'

/** A row is moved to the right by this many levels at most, so that it stays in sight; then its level is written. */
const MOST_INDENTS = 10
const CLASSES: Partial<Record<TreeRow['kind'], string>> = {
  string: 'json-string',
  number: 'json-number',
}

/** The name by which the tree says which of its rows is chosen. */
export const rowId = (node: number): string => `tree-node-${node}`

interface Props {
  row: TreeRow
  isChosen: boolean
}

/** A value in its row: its key or index, and what it is. */
export const TreeRowView = memo(
  function TreeRowView({ row, isChosen }: Props) {
    const { node, depth, place, siblings, state } = row
    const indent = { '--indent': Math.min(depth, MOST_INDENTS) } as CSSProperties
    return (
      <div
        id={rowId(node)}
        className="tree-row"
        role="treeitem"
        aria-level={depth + 1}
        aria-posinset={place}
        aria-setsize={siblings}
        aria-expanded={state === 'leaf' ? undefined : state === 'open'}
        aria-selected={isChosen}
        data-node={node}
        style={indent}
      >
        <span className={state === 'leaf' ? 'tree-dot' : 'tree-mark'} aria-hidden="true" />
        {depth > MOST_INDENTS && (
          <span className="tree-level" aria-hidden="true">{`level ${depth}`}</span>
        )}
        <Name row={row} />
        <Value row={row} />
      </div>
    )
  },
  (before, { row, isChosen }) =>
    isChosen === before.isChosen && row.node === before.row.node && row.state === before.row.state,
)

function Name({ row: { key, node, place } }: { row: TreeRow }) {
  if (node === 0) return <span className="tree-index">$</span>
  if (key === undefined) return <span className="tree-index">{`${place - 1}:`}</span>
  return <span className="json-key tree-name">{`${key}:`}</span>
}

function Value({ row }: { row: TreeRow }) {
  const { kind, size, bytes, text, cutLength } = row
  const holds = kind === 'object' || kind === 'array'
  return (
    <>
      {holds ? (
        <span className="tree-value tree-holds">{holdings(kind, size)}</span>
      ) : (
        <span className={`tree-value ${CLASSES[kind] ?? 'json-word'}`}>{text}</span>
      )}
      {cutLength !== undefined && (
        <span className="tree-size">{counted(cutLength, 'character')}</span>
      )}
      {size > 0 && <span className="tree-size">{fileSize(bytes)}</span>}
    </>
  )
}
