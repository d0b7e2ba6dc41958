import {
  monthOf,
  pfContribution,
  pfUnderCeiling,
} from '@/islands/calculator/money/provident-fund.ts'
import { lawFor } from '../tax-years.ts'
import type { SalaryInput } from './salary-input.ts'

/** One month of pay, in rupees. */
export interface PayMonth {
  /** The number of the month (`monthNumber`). */
  month: number
  /** What the payslip adds up to, before anything is deducted. */
  gross: number
  /** What the employee pays into provident fund. The employer pays as much. */
  pf: number
}

/** The pay of a year, or of its months in this job, by its parts in rupees. */
export interface Pay {
  months: readonly PayMonth[]
  basic: number
  hra: number
  bonus: number
  /** The rest of the gross pay, which has no name of its own. */
  otherPay: number
  gross: number
  /** What the employee pays into provident fund. The employer pays as much. */
  pf: number
  gratuity: number
  /** The employer's contribution to the National Pension System. */
  nps: number
  /** Cost to company: the gross pay and what the employer sets aside. */
  ctc: number
}

const LAST_MONTH = 11

/**
 * The pay of a tax year, month by month.
 * Formula: with a fixed CTC, gross = CTC − employer's provident fund − gratuity − employer's NPS; a bonus is paid in one month, the
 * rest in equal parts. With the parts given, the CTC is their sum.
 * Units: rupees; percent of the CTC (basic) or of basic pay (all others).
 * In a part of a year each month is a twelfth of the full year's parts; a bonus is paid only if its month is one of them.
 * Special case: `knownBy`, a month from 0 on, gives the year as it looks at the end of that month: later changes of the wage
 * ceiling and a later bonus are not in it.
 * Example: 15,00,000 with half of it basic and provident fund up to the ceiling → 14,34,565 gross in tax year 2026-27.
 */
export function payOf(input: SalaryInput, knownBy = LAST_MONTH): Pay {
  const isFixed = input.knownBy !== 'parts'
  const { from, until } = workedIndexes(input)
  const share = workedMonths(input) / 12
  const basic = isFixed ? (input.ctc * input.basicPercent) / 100 : input.basic
  const hra = isFixed ? (basic * input.hraPercent) / 100 : input.hra
  const gratuity = (basic * input.gratuityPercent) / 100
  const nps = (basic * input.npsPercent) / 100
  const set = isFixed ? input.ctc - gratuity - nps - input.bonus : basic + hra + input.otherPay
  const first = firstMonthOf(input)
  const bonusAt = bonusIndex(input)
  const months = pfOf(input, basic / 12, first, first + knownBy).map((pf, index): PayMonth => {
    const bonus = index === bonusAt && index <= knownBy ? input.bonus : 0
    if (index < from || index > until) return { month: first + index, gross: 0, pf: 0 }
    return { month: first + index, gross: set / 12 - (isFixed ? pf : 0) + bonus, pf }
  })
  const gross = sum(months.map((month) => month.gross))
  const pf = sum(months.map((month) => month.pf))
  const isPaid = bonusAt <= knownBy && bonusAt >= from && bonusAt <= until
  const bonus = isPaid ? input.bonus : 0
  return {
    months,
    basic: basic * share,
    hra: hra * share,
    bonus,
    otherPay: gross - (basic + hra) * share - bonus,
    gross,
    pf,
    gratuity: gratuity * share,
    nps: nps * share,
    ctc: gross + pf + (gratuity + nps) * share,
  }
}

/** Returns the first and the last month of the job in the tax year, from 0 on for April. */
export function workedIndexes({ worksFrom, worksUntil }: WorkedMonths) {
  return { from: (worksFrom + 8) % 12, until: (worksUntil + 8) % 12 }
}

/** Returns how many months of the tax year the job lasts; below 1 when its last month is before its first one. */
export function workedMonths(input: WorkedMonths): number {
  const { from, until } = workedIndexes(input)
  return until - from + 1
}

type WorkedMonths = Pick<SalaryInput, 'worksFrom' | 'worksUntil'>

/** The number of the first month of the input's tax year. */
export function firstMonthOf({ taxYear }: SalaryInput): number {
  return monthOf(lawFor(taxYear).from)
}

/** In which month of the tax year, from 0 on, the bonus is paid. */
export function bonusIndex({ bonusMonth }: SalaryInput): number {
  return (bonusMonth + 8) % 12
}

function pfOf(input: SalaryInput, wage: number, first: number, knownUntil: number): number[] {
  const { pfOn, wageCeiling } = input
  if (pfOn === 'ceiling') return pfUnderCeiling(wage, first, knownUntil)
  const counted = { none: 0, full: wage, typed: Math.min(wage, wageCeiling) }[pfOn]
  return Array<number>(12).fill(pfContribution(counted))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
