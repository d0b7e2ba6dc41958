import { twoDecimals } from '@/lib/format.ts'

import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { balanceTable } from '../balance-table.ts'
import { riseSentence, savingAfterRise } from './rate-rise.ts'
import type { TransferInput, TransferResult } from './transfer.ts'

export { overTime } from './over-time.ts'
export { working } from './working.ts'

/** Says how far the new rate may rise before nothing is saved. */
export function says(result: TransferResult, input: TransferInput) {
  const sentence = riseSentence(result, input)
  return sentence && <p className="says mt-3">{sentence}</p>
}

/** Percentage points by which a new rate might rise. */
const RISES = [0, 0.25, 0.5, 0.75, 1, 1.5, 2]

/** Returns what is saved if the new rate rises, and the balances year by year. Empty when there is nothing to compare. */
export function tables(result: TransferResult, input: TransferInput): Table[] {
  if (!Number.isFinite(result.sameTenure.saving)) return []
  const isRise = Math.round(input.riseAfterMonths) >= 0
  return present([isRise && riseTable(result, input), loanTable(result)])
}

/** Returns what is saved when only the new rate rises. */
function riseTable(result: TransferResult, input: TransferInput) {
  const saving = (label: string, way: 'tenure' | 'emi') => ({
    label,
    unit: 'rupees' as const,
    of: (points: number) => savingAfterRise(result, input, points, way),
  })
  return tableOf('If the new rate rises', 'balance-transfer-rate-rise', RISES, [
    { label: 'Rise (points)', unit: 'text', of: twoDecimals },
    { label: 'New rate', unit: 'percent', of: (points) => input.newRatePercent + points },
    saving('Gain or loss, same tenure', 'tenure'),
    saving('Gain or loss, same EMI', 'emi'),
  ])
}

/** Returns the balances at the end of each year in the three cases. */
function loanTable({ present: now, sameTenure, sameEmi }: TransferResult) {
  return balanceTable('Outstanding balance, year by year', 'balance-transfer-balances', [
    { label: 'Present loan', timeline: now },
    { label: 'New, same tenure', timeline: sameTenure.timeline },
    { label: 'New, same EMI', timeline: sameEmi.timeline },
  ])
}
