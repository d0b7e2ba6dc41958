import { useRef } from 'react'
import { flushSync } from 'react-dom'

import { editPair, isShownRaw, shownComponent, spaceHabit, splitPair } from './edit-component.ts'
import { TypedField } from './TypedField.tsx'
import { nameOf, type useAddressDraft } from './use-address-draft.ts'

type Draft = ReturnType<typeof useAddressDraft>

/** Limits the number of rows, because each has two fields and three buttons. */
const MOST_SHOWN = 100

const SHOWN_RAW = 'This cannot be decoded, so it is shown as written.'
const OTHERS_STAY = `The first ${MOST_SHOWN} parameters are shown; the others stay as they are.`

/** Edits, moves and removes the query parameters. */
export function QueryTable({ draft }: { draft: Draft }) {
  const { table, focusRow } = useRowFocus()
  return (
    <div ref={table}>
      {draft.pairs.length > 0 && (
        <table className="url-table url-query">
          <caption>Query</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
              <th scope="col">Row</th>
            </tr>
          </thead>
          <tbody>
            {draft.pairs.slice(0, MOST_SHOWN).map(({ id }, index) => (
              <PairRow key={id} draft={draft} index={index} focusRow={focusRow} />
            ))}
          </tbody>
        </table>
      )}
      {draft.pairs.length > MOST_SHOWN && <p className="hint">{OTHERS_STAY}</p>}
      <button
        type="button"
        className="button mt-3"
        data-add
        disabled={draft.pairs.length >= MOST_SHOWN}
        onClick={() => focusRow(draft.pairs.length, draft.addPair)}
      >
        Add a parameter
      </button>
    </div>
  )
}

type FocusRow = (index: number, change: () => void) => void

/**
 * Changes the rows and moves the focus to an existing row, because the pressed button may be removed or disabled. Uses
 * `flushSync`, so that the next key press reaches that row.
 */
function useRowFocus() {
  const table = useRef<HTMLDivElement>(null)
  const focusRow: FocusRow = (index, change) => {
    flushSync(change)
    const names = table.current?.querySelectorAll<HTMLElement>('[data-row] td:first-child input')
    const add = table.current?.querySelector<HTMLElement>('[data-add]')
    const name = names?.[Math.min(index, names.length - 1)]
    ;(name ?? add)?.focus()
  }
  return { table, focusRow }
}

interface RowProps {
  draft: Draft
  index: number
  focusRow: FocusRow
}

function PairRow({ draft, index, focusRow }: RowProps) {
  const pair = draft.pairs[index]
  if (pair === undefined) return null
  const { name, value = '' } = splitPair(pair.raw)
  const field = (part: 'name' | 'value', raw: string) => (
    <TypedField
      label={`${part === 'name' ? 'Name' : 'Value'} ${index + 1}`}
      shown={shownComponent(part, raw)}
      before={pair.raw}
      onTyped={(before, typed) => {
        const space = spaceHabit(before, draft.parts.query ?? '')
        draft.setPair(pair.id, editPair(before, part, typed, space))
      }}
      hint={isShownRaw(part, raw) ? SHOWN_RAW : undefined}
    />
  )
  return (
    <tr data-row>
      <td>{field('name', name)}</td>
      <td>{field('value', value)}</td>
      <td>
        <RowButtons draft={draft} index={index} id={pair.id} focusRow={focusRow} />
      </td>
    </tr>
  )
}

function RowButtons({ draft, index, id, focusRow }: RowProps & { id: number }) {
  const name = nameOf(draft.pairs[index]?.raw ?? '')
  const move = (to: number) => focusRow(to, () => draft.movePair(index, to))
  const last = draft.pairs.length - 1
  const actions = [
    { sign: '↑', does: 'Move up', isOff: index === 0, act: () => move(index - 1) },
    { sign: '↓', does: 'Move down', isOff: index === last, act: () => move(index + 1) },
    {
      sign: '×',
      does: 'Remove',
      isOff: false,
      act: () => focusRow(index, () => draft.removePair(id)),
    },
  ]
  return (
    <div className="url-row-buttons">
      {actions.map(({ sign, does, isOff, act }) => (
        <button
          key={does}
          type="button"
          className="icon-button"
          aria-label={`${does}: parameter ${index + 1}, ${name}`}
          disabled={isOff}
          onClick={act}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
