import { twoDecimals } from '@/lib/format.ts'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { riseSentence, savingAfterRise } from './rate-rise.ts'
import { transfer, type TransferInput, type TransferResult } from './transfer.ts'

/** Says how far the new rate may rise before nothing is saved. */
export function RiseSentence(props: { result: TransferResult; input: TransferInput }) {
  const sentence = riseSentence(props.result, props.input)
  return sentence && <p className="says mt-3">{sentence}</p>
}

/** Shows the tables of a transfer. */
export function TransferTables({ input }: { input: TransferInput }) {
  return <LaterTables input={input} calculate={transfer} tablesOf={transferTables} />
}

/** Percentage points by which a new rate might rise. */
const RISES = [0, 0.25, 0.5, 0.75, 1, 1.5, 2]

/** Returns what is saved if the new rate rises, and the balances year by year. Empty when there is nothing to compare. */
export function transferTables(result: TransferResult, input: TransferInput): Table[] {
  if (!Number.isFinite(result.sameTenure.saving)) return []
  const isRise = Math.round(input.riseAfterMonths) >= 0
  return [...(isRise ? [riseTable(result, input)] : []), loanTable(result)]
}

/** Returns what is saved when only the new rate rises. */
function riseTable(result: TransferResult, input: TransferInput): Table {
  return {
    title: 'If the new rate rises',
    fileName: 'balance-transfer-rate-rise',
    columns: [
      { label: 'Rise (points)', unit: 'text' },
      { label: 'New rate', unit: 'percent' },
      { label: 'Gain or loss, same tenure', unit: 'rupees' },
      { label: 'Gain or loss, same EMI', unit: 'rupees' },
    ],
    rows: RISES.map((points) => [
      twoDecimals(points),
      input.newRatePercent + points,
      savingAfterRise(result, input, points, 'tenure'),
      savingAfterRise(result, input, points, 'emi'),
    ]),
  }
}

/** Returns the balances at the end of each year in the three cases. */
function loanTable({ present, sameTenure, sameEmi }: TransferResult): Table {
  const loans = [present, sameTenure.timeline, sameEmi.timeline]
  const months = Math.max(...loans.map(({ rows }) => rows.length - 1))
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index) => index + 1)
  return {
    title: 'Outstanding balance, year by year',
    fileName: 'balance-transfer-balances',
    columns: [
      { label: 'Year', unit: 'text' },
      { label: 'Present loan', unit: 'rupees' },
      { label: 'New, same tenure', unit: 'rupees' },
      { label: 'New, same EMI', unit: 'rupees' },
    ],
    rows: years.map((year) => [
      year,
      ...loans.map(({ rows, problem }) => (problem ? NaN : (rows[year * 12]?.balance ?? 0))),
    ]),
  }
}
