import type { Table } from '@/islands/calculator/frame/definition.ts'
import { dateInWords, dateOfDay } from '@/islands/ui/dates/calendar.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'

import { deductedInAll } from '../taxed-years.ts'
import { byEnd, type LadderInput, type LadderResult } from './ladder.ts'
import { yearsOfLadder, type YearOfLadder } from './years-of-ladder.ts'

/** What each deposit pays, and the interest of each financial year. Empty without a deposit, or while one cannot be counted. */
export function ladderTables(result: LadderResult, { age }: LadderInput): Table[] {
  const { rungs, principal, interest } = result
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return []
  const years = yearsOfLadder(rungs, age)
  return [depositTable(result), ...(years.length > 0 ? [interestOf(years, interest)] : [])]
}

function depositTable({ rungs, principal, interest }: LadderResult): Table {
  return {
    title: 'Deposit by deposit',
    fileName: 'fd-ladder-deposits',
    columns: [
      { label: 'Matures on', unit: 'text' },
      { label: 'Deposit', unit: 'text' },
      { label: 'Put in', unit: 'rupees', isSpare: true },
      { label: 'Interest', unit: 'rupees', isSpare: true },
      { label: 'Paid', unit: 'rupees' },
    ],
    rows: byEnd(rungs).map(({ number, bank, deposit, interest: earned }) => [
      dateInWords(dateOfDay(deposit.end)),
      `${number}, bank ${bank}`,
      deposit.principal,
      earned,
      deposit.principal + earned,
    ]),
    totals: ['All deposits', '', principal, interest, principal + interest],
  }
}

function interestOf(years: readonly YearOfLadder[], interest: number): Table {
  return {
    title: 'Interest by financial year',
    fileName: 'fd-ladder-interest',
    columns: [
      { label: 'Financial year', unit: 'text' },
      { label: 'TDS', unit: 'rupees' },
      { label: 'Interest', unit: 'rupees' },
    ],
    rows: years.map((year) => [financialYearName(year.year), year.deducted, year.interest]),
    totals: ['All years', deductedInAll(years), interest],
  }
}
