import { memo, type CSSProperties } from 'react'

import { fileSize } from '@/lib/file-size.ts'

import type { TreeRow } from '@/json/tree/tree-state.ts'
import { holdings } from '@/json/tree/sentences.ts'
import { counted } from '@/lib/quantity.ts'

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
export const rowId = (node: number): string => `tree-node-${node}`

interface Props {
  row: TreeRow
  /** The number of rows above it in its block. */
  at: number
  isChosen: boolean
}

/** Renders a tree row: the key or index, and the value. */
export const TreeRowView = memo(
  function TreeRowView({ row, at, isChosen }: Props) {
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
