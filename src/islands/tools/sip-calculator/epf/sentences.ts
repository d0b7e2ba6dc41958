import { groupedNumber } from '@/lib/digit-groups.ts'

import { PF_PERCENT } from '@/islands/calculator/money/provident-fund.ts'
import { financialYearName, monthInWords } from '@/islands/ui/dates/months.ts'
import {
  FIRST_MONTH,
  firstMonthOf,
  monthsOf,
  type EpfInput,
  type EpfResult,
  type EpfYear,
} from './epf.ts'
import type { Pension } from './pension.ts'
import { EPF_RATE, PENSION } from './rules.ts'

/** Returns when the balance is reached, and what it takes for granted. */
export function epfSentence({ balance, years }: EpfResult, input: EpfInput): string | undefined {
  const last = years.at(-1)?.months.at(-1)
  if (last === undefined || !Number.isFinite(balance)) return undefined
  return `In ${monthInWords(last.month)}, if every year pays ${groupedNumber(input.epfRatePercent)}%. No rate is declared yet for the years after ${financialYearName(EPF_RATE.accountYear)}.`
}

/** Returns why there are no figures, or what the balance lacks. */
export function epfNotes(_: EpfResult, input: EpfInput): string[] {
  const { age, epfBalance, taxedBalance, wageRisePercent } = input
  if (!(age > 0)) return ['Enter an age above 0.']
  if (Number.isNaN(monthsOf(input)))
    return ['Enter an age until which you pay in that is above the first one, by 60 years at most.']
  if ([input.monthlyWage, epfBalance, input.epfRatePercent, input.vpfPercent].some((n) => n < 0))
    return ['Enter wage, balance, rate and voluntary extra as 0 or more.']
  if (taxedBalance < 0 || taxedBalance > epfBalance)
    return ['Enter a taxable part between ₹0 and the balance.']
  if (input.isPensionMember === 'yes' && !(input.pensionYears >= 0 && input.pensionYears <= age))
    return ['Enter years in EPS between 0 and your age.']
  if (wageRisePercent <= -100) return ['Enter a yearly rise above −100%.']
  if (firstMonthOf(input) <= FIRST_MONTH)
    return [`Enter a balance of ${monthInWords(FIRST_MONTH)} or later.`]
  return withinYearNote(input)
}

function withinYearNote(input: EpfInput): string[] {
  const { balanceMonth, vpfPercent } = input
  if (vpfPercent + PF_PERCENT > 100)
    return ['Your share is more than the wage. Enter a voluntary extra of at most 88%.']
  // An account year begins in April.
  if (firstMonthOf(input) % 12 === 3) return []
  return [
    `A balance of ${monthInWords(balanceMonth)} lacks the interest since April, which is credited at the end of March. For exact figures, enter the balance of a March.`,
  ]
}

/** The label of the interest of the first account year: "First Year’s Interest (2026-27)". */
export function firstInterestLabel({ year }: Pick<EpfYear, 'year'>): string {
  return `First Year’s Interest (${financialYearName(year)})`
}

/** Returns the pensions by their labels: two where the law can be read in two ways with different results. */
export function pensionsOf({ oneAverage, twoSpells }: Pension): [label: string, amount: number][] {
  if (Math.round(oneAverage) === Math.round(twoSpells) || Number.isNaN(oneAverage))
    return [[`Pension a Month from ${PENSION.untilAge}`, oneAverage]]
  return [
    ['Pension a Month, One Average', oneAverage],
    ['Pension a Month, Two Spells', twoSpells],
  ]
}
