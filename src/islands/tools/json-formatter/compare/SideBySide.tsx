import { useMemo } from 'react'

import { DifferenceRows } from '@/islands/ui/difference/DifferenceRows.tsx'
import { shownRows } from '@/islands/ui/difference/shown-rows.ts'
import type { Comparison, RowSign } from '@/json/compare/comparison.ts'
import { linesOfRow } from './row-text.ts'
import { SIGNS } from './sentences.ts'

interface Props {
  comparison: Comparison
  /** The index of the current difference; -1 before the first. */
  at: number
  isFolded: boolean
}

/** Renders two documents line by line, side by side. */
export function SideBySide({ comparison, at, isFolded }: Props) {
  const { sheet, changes } = comparison
  const rows = useMemo(
    () => shownRows(sheet.signs, changes.count > 0, isFolded),
    [sheet, changes, isFolded],
  )
  return (
    <DifferenceRows
      rows={rows}
      rowAt={(row) => ({
        sign: SIGNS[(sheet.signs[row] ?? 0) as RowSign],
        depth: sheet.depths[row] ?? 0,
        ...linesOfRow(comparison, row),
      })}
      at={at}
      current={at < 0 ? undefined : changes.rows[at]}
    />
  )
}
