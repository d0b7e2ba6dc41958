import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { roundTo, rupees } from '@/lib/format.ts'

import type { LoanEvent } from './loan-events.ts'
import type { Loan } from './loan-state.ts'
import { timeline, type Timeline } from './timeline.ts'

/** A change of a loan that a visitor can try with one press. */
export interface WhatIf {
  label: string
  after: Timeline
  /** What it saves, without a full stop: "4 years 5 months sooner, ₹2,77,850 less interest". */
  saving: string
  /** The Prepayment page with this loan and this change. */
  href: string
}

interface Change {
  label: string
  event: LoanEvent
  /** The same event, as the form of the Prepayment page writes it. */
  entry: Record<string, string | number>
}

const EXTRA_RUPEES = 1_000
const LESS_PERCENT = 0.5
const LESS_MONTHS = 60

/** Returns the changes that shorten a loan or lower its interest, calculated as on the Prepayment page. */
export function whatIfsOf(loan: Loan, before: Timeline): WhatIf[] {
  const emi = Math.round(before.rows[1]?.payment ?? NaN)
  return changesOf(loan, emi).flatMap(({ label, event, entry }) => {
    const after = timeline(loan, [event])
    const interestSaved = before.interest - after.interest
    if (!(Math.round(interestSaved) > 0) || after.months > before.months) return []
    const sooner = lengthInWords((before.months - after.months) / 12)
    const saved = `${rupees(interestSaved)} less interest`
    const saving = sooner === '' ? saved : `${sooner} sooner, ${saved}`
    const newEmi = after.rows[1]?.payment ?? NaN
    return [
      {
        label,
        after,
        saving: Math.round(newEmi) > emi ? `${saving}, with an EMI of ${rupees(newEmi)}` : saving,
        href: hrefOf(loan, entry),
      },
    ]
  })
}

function changesOf({ annualRatePercent, months }: Loan, emi: number): Change[] {
  const extra = { kind: 'prepayment', unit: 'rupees', keeps: 'emi' } as const
  const changes: (Change & { isPossible: boolean })[] = [
    {
      label: `+ ${rupees(EXTRA_RUPEES)} a month`,
      isPossible: true,
      event: { ...extra, after: 1, every: 'month', amount: EXTRA_RUPEES },
      entry: { kind: 'month', after: 1, amount: EXTRA_RUPEES },
    },
    {
      label: 'One EMI more a year',
      isPossible: months > 12,
      event: { ...extra, after: 12, every: 'year', amount: emi },
      entry: { kind: 'year', after: 12, amount: emi },
    },
    {
      label: `Rate − ${LESS_PERCENT}`,
      isPossible: annualRatePercent >= 1,
      ...newRate(roundTo(annualRatePercent - LESS_PERCENT, 4)),
    },
    {
      label: '5 years less',
      isPossible: months > LESS_MONTHS,
      ...newTenure(annualRatePercent, months - LESS_MONTHS),
    },
  ]
  return changes.filter(({ isPossible }) => isPossible)
}

/** The EMI stays, so that the loan ends earlier. */
function newRate(annualRatePercent: number): Pick<Change, 'event' | 'entry'> {
  return {
    event: { kind: 'rate', after: 0, annualRatePercent, then: 'emi' },
    entry: { kind: 'rate', after: 0, ratePercent: annualRatePercent, rateThen: 'emi' },
  }
}

/** The rate stays, so that the EMI rises. */
function newTenure(annualRatePercent: number, months: number): Pick<Change, 'event' | 'entry'> {
  return {
    event: { kind: 'rate', after: 0, annualRatePercent, then: { months } },
    entry: {
      kind: 'rate',
      after: 0,
      ratePercent: annualRatePercent,
      rateThen: 'months agreed',
      monthsLeft: months,
    },
  }
}

function hrefOf({ loanAmount, annualRatePercent, months }: Loan, entry: Change['entry']): string {
  const texts = {
    loanAmount,
    knownBy: 'tenure',
    annualRatePercent,
    years: Math.floor(months / 12),
    months: months % 12,
    events: queryOf(entry),
  }
  return `/tools/loan-calculator/prepayment#${queryOf(texts)}`
}

function queryOf(texts: Record<string, string | number>): string {
  return String(
    new URLSearchParams(Object.entries(texts).map(([name, text]) => [name, String(text)])),
  )
}
