import { memo, useState } from 'react'

import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { tellIfOpen } from '@/islands/ui/work/LoadedFold.tsx'
import { cellText } from './cell-text.ts'
import type { Table } from '../frame/definition.ts'
import { loadDownloads } from './load-downloads.ts'

/** Tables up to this length are in the page from the start, readable without a script; longer ones are filled when opened. */
const ROWS_FROM_THE_START = 60

/** A table that folds out, with its CSV. */
export const TablePanel = memo(function TablePanel({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(false)
  const isShort = table.rows.length <= ROWS_FROM_THE_START
  return (
    <details
      className={`fold table-fold ${isShort ? '' : 'needs-script'}`}
      open={table.isOpen}
      ref={tellIfOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{table.title}</summary>
      <TablePane table={table} isFilled={isOpen || isShort} />
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

function TablePane({ table, isFilled }: { table: Table; isFilled: boolean }) {
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
}

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
