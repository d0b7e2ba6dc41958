import { useRef, useState } from 'react'

import { afterPress } from '@/islands/ui/work/after-press.ts'
import type { Cell, ComparedRow } from './comparison.ts'
import { LONGEST_NAME, type Scenario } from './scenario.ts'
import { remove, rename } from './scenario-store.ts'
import { PLAIN_TYPING } from '@/islands/ui/fields/plain-typing.ts'

interface Props {
  scenarios: readonly Scenario[]
  groups: readonly (readonly ComparedRow[])[]
  onReopen: (scenario: Scenario) => void
}

/** A column for each scenario, with its differences from the first one in words. */
export function CompareTable({ scenarios, groups, onReopen }: Props) {
  return (
    <section className="table-pane" tabIndex={0} aria-label="Kept calculations side by side">
      <table className="table">
        <Names scenarios={scenarios} />
        {groups.map((rows, index) => (
          <tbody key={index}>
            {rows.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, column) => (
                  <ComparedCell {...cell} key={column} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot className="no-print">
          <tr>
            <th scope="row">
              <span className="sr-only">Actions</span>
            </th>
            {scenarios.map((calculation, index) => (
              <td key={index}>
                <ColumnActions
                  name={calculation.name}
                  index={index}
                  onReopen={() => onReopen(calculation)}
                />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Names({ scenarios }: Pick<Props, 'scenarios'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr-only">Figure</span>
        </th>
        {scenarios.map(({ name }, index) => (
          <th scope="col" key={index}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Longer lists would push the figures out of sight; the report has all entries. */
const MOST_LINES = 12

function ComparedCell({ text, lines = [], difference }: Cell) {
  return (
    <td data-lines={lines.length > 0 || undefined}>
      {lines.length > 0 ? <Lines lines={lines} /> : text}
      {difference && (
        <span className="difference" data-tone={difference.tone}>
          {difference.words}
        </span>
      )}
    </td>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  const shown = lines.length > MOST_LINES ? lines.slice(0, MOST_LINES - 1) : lines
  return (
    <ul>
      {shown.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      {lines.length > shown.length && <li>and {lines.length - shown.length} more</li>}
    </ul>
  )
}

interface ActionsProps {
  name: string
  index: number
  onReopen: () => void
}

function ColumnActions({ name, index, onReopen }: ActionsProps) {
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)
  if (isRenaming) {
    const end = () => {
      setRenaming(false)
      // The field goes away, and must not take the focus with it.
      requestAnimationFrame(() => renameButton.current?.focus())
    }
    return <NameField name={name} index={index} onEnd={end} />
  }
  return (
    <div className="column-actions">
      <button type="button" className="button" aria-label={`Reopen ${name}`} onClick={onReopen}>
        Reopen
      </button>
      <button
        ref={renameButton}
        type="button"
        className="button"
        aria-label={`Rename ${name}`}
        onClick={() => setRenaming(true)}
      >
        Rename
      </button>
      <button
        type="button"
        className="button"
        aria-label={`Remove ${name}`}
        onClick={() => {
          remove(index)
          // This button goes away with its column, and must not take the focus with it.
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>('[data-undo-kept]')?.focus(),
          )
        }}
      >
        Remove
      </button>
    </div>
  )
}

/** Enter or leaving the field takes the name, Escape leaves it as it was. */
function NameField({ name, index, onEnd }: { name: string; index: number; onEnd: () => void }) {
  return (
    <input
      {...PLAIN_TYPING}
      className="input"
      aria-label={`Name of ${name}`}
      defaultValue={name}
      maxLength={LONGEST_NAME}
      // The visitor has just asked for it.
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={({ currentTarget: { value } }) =>
        // The buttons that take its place need more room.
        afterPress(() => {
          rename(index, value)
          onEnd()
        })
      }
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape') currentTarget.value = name
        if (key === 'Escape' || key === 'Enter') currentTarget.blur()
      }}
    />
  )
}
