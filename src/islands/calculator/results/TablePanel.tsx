import { memo, useState } from 'react'

import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { tellIfOpen } from '@/islands/ui/work/LoadedFold.tsx'
import { cellText } from './cell-text.ts'
import type { Table } from '../frame/definition.ts'
import { loadDownloads } from './load-downloads.ts'

/** Tables up to this length are in the page from the start, readable without a script; longer ones are filled when opened. */
const ROWS_FROM_THE_START = 24

/**
 * A table that folds out, with its CSV. While it is folded, its rows stay those of its last drawing: hundreds of cells that
 * nobody sees would follow each change of the fields.
 */
export const TablePanel = memo(function TablePanel({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(table.isOpen === true)
  const [drawn, setDrawn] = useState(table)
  if (isOpen && drawn !== table) setDrawn(table)
  const isShort = drawn.rows.length <= ROWS_FROM_THE_START
  return (
    <details
      className={`fold table-fold ${isShort ? '' : 'needs-script'}`}
      open={table.isOpen}
      ref={tellIfOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* A press is heard before the table unfolds, which then shows the current rows at once. */}
      <summary onClick={() => setOpen(true)}>{table.title}</summary>
      <TablePane table={drawn} isFilled={isOpen || isShort} />
      <div className="needs-script no-print mt-3">
        <DownloadButton
          label="Download CSV"
          fileName={() => `${table.fileName}.csv`}
          content={async () => {
            const made = await loadDownloads()
            return new Blob([made.csv(table)], { type: 'text/csv;charset=utf-8' })
          }}
        />
      </div>
    </details>
  )
})

interface PaneProps {
  table: Table
  isFilled: boolean
}

const TablePane = memo(function TablePane({ table, isFilled }: PaneProps) {
  return (
    <section className="table-pane" tabIndex={0} aria-label={table.title}>
      <table className="table">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th scope="col" key={column.label} data-spare={column.isSpare}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isFilled &&
            table.rows.map((row, index) => <Cells table={table} row={row} key={index} />)}
        </tbody>
        {table.totals && (
          <tfoot>
            <Cells table={table} row={table.totals} />
          </tfoot>
        )}
      </table>
    </section>
  )
})

function Cells({ table, row }: { table: Table; row: Table['rows'][number] }) {
  return (
    <tr>
      {row.map((value, index) => {
        const { unit = 'text', isSpare } = table.columns[index] ?? {}
        const text = cellText(value, unit)
        return index === 0 ? (
          // "FY 2027-28" would be broken into three lines on a phone.
          <th scope="row" key={index} className={text.length <= 10 ? 'whitespace-nowrap' : ''}>
            {text}
          </th>
        ) : (
          <td key={index} data-spare={isSpare}>
            {text}
          </td>
        )
      })}
    </tr>
  )
}
