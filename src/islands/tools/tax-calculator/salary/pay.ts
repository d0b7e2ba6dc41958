import { monthOf, pfContribution, pfUnderCeiling } from '../provident-fund.ts'
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

/** A year of pay by its parts, in rupees a year. */
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
 * Special case: `knownBy`, a month from 0 on, gives the year as it looks at the end of that month: later changes of the wage
 * ceiling and a later bonus are not in it.
 * Example: 15,00,000 with half of it basic and provident fund up to the ceiling → 14,34,565 gross in tax year 2026-27.
 */
export function payOf(input: SalaryInput, knownBy = LAST_MONTH): Pay {
  const isFixed = input.knownBy !== 'parts'
  const basic = isFixed ? (input.ctc * input.basicPercent) / 100 : input.basic
  const hra = isFixed ? (basic * input.hraPercent) / 100 : input.hra
  const gratuity = (basic * input.gratuityPercent) / 100
  const nps = (basic * input.npsPercent) / 100
  const set = isFixed ? input.ctc - gratuity - nps - input.bonus : basic + hra + input.otherPay
  const first = firstMonthOf(input)
  const bonusAt = bonusIndex(input)
  const months = pfOf(input, basic / 12, first, first + knownBy).map((pf, index): PayMonth => {
    const bonus = index === bonusAt && index <= knownBy ? input.bonus : 0
    return { month: first + index, gross: set / 12 - (isFixed ? pf : 0) + bonus, pf }
  })
  const gross = sum(months.map((month) => month.gross))
  const pf = sum(months.map((month) => month.pf))
  const bonus = bonusAt <= knownBy ? input.bonus : 0
  return {
    months,
    basic,
    hra,
    bonus,
    otherPay: gross - basic - hra - bonus,
    gross,
    pf,
    gratuity,
    nps,
    ctc: gross + pf + gratuity + nps,
  }
}

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
