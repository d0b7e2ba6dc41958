import { counted } from '@/lib/quantity.ts'
import { present, type Working } from '@/islands/calculator/frame/definition.ts'
import { PF_PERCENT, wageUnderCeiling } from '@/islands/calculator/money/provident-fund.ts'
import { equalsRupees, given, money, rounded } from '@/islands/calculator/results/numbers.ts'
import { financialYearName, monthInWords } from '@/islands/ui/dates/months.ts'

import type { EpfInput, EpfMonth, EpfResult, EpfYear } from './epf.ts'
import { pensionOf } from './pension.ts'
import { PENSION, PENSION_FORMULA, UNTAXED_CONTRIBUTIONS } from './rules.ts'
import { firstInterestLabel, pensionsOf } from './sentences.ts'

/** Explains the balance, the contributions, the first year's interest and its taxable part. Empty without figures. */
export function working(result: EpfResult, input: EpfInput): Working[] {
  const first = result.years[0]
  const month = first?.months[0]
  if (first === undefined || month === undefined || !Number.isFinite(result.balance)) return []
  return [
    balanceWorking(result, input),
    ownWorking(result, input, month),
    employerWorking(result, input, month),
    interestWorking(first, input),
    ...pensionWorking(result, input),
    ...taxWorking(result),
  ]
}

function balanceWorking(result: EpfResult, { epfBalance }: EpfInput): Working {
  const { balance, own, employer, interest } = result
  return {
    label: 'EPF Balance at the End',
    lines: [
      'Balance = balance before + your contributions + employer’s contributions + interest',
      `= ${[epfBalance, own, employer, interest].map(money).join(' + ')}`,
      equalsRupees(balance),
    ],
  }
}

function ownWorking({ own, years }: EpfResult, input: EpfInput, first: EpfMonth): Working {
  const { pfOn, vpfPercent } = input
  const base = pfOn === 'ceiling' ? limitedWage(first) : first.wage
  const extra = vpfPercent > 0 ? ` + ${given(vpfPercent)}% × ${money(first.wage)}` : ''
  return {
    label: 'Your Contributions',
    lines: [
      `Each month ${PF_PERCENT}% of the wage${pfOn === 'ceiling' ? ' up to the ceiling' : ''}${vpfPercent > 0 ? ' and the voluntary extra' : ''}, to the nearest rupee`,
      `On the wage of ${monthInWords(first.month - 1)}: ${PF_PERCENT}% × ${money(base)}${extra} = ${money(first.own)}`,
      ...sumLines(years, 'own'),
      equalsRupees(own),
    ],
  }
}

function employerWorking(result: EpfResult, input: EpfInput, first: EpfMonth): Working {
  const base = input.pfOn === 'full' ? first.wage : limitedWage(first)
  const pension =
    first.pension > 0
      ? ` − ${given(PENSION.percent)}% × ${money(limitedWage(first))} for the pension scheme`
      : ''
  return {
    label: 'Employer’s Contributions to EPF',
    lines: [
      `On the wage of ${monthInWords(first.month - 1)}: ${PF_PERCENT}% × ${money(base)}${pension} = ${money(first.employer)}`,
      ...sumLines(result.years, 'employer'),
      equalsRupees(result.employer),
    ],
  }
}

function limitedWage({ wage, month }: EpfMonth): number {
  return wageUnderCeiling(wage, month - 1)
}

const SHOWN_YEARS = 2

/** Returns the sums of the first years, and how many follow. */
function sumLines(years: readonly EpfYear[], part: 'own' | 'employer'): string[] {
  const more = years.length - SHOWN_YEARS
  return present([
    ...years
      .slice(0, SHOWN_YEARS)
      .map((year) => `Credited in ${financialYearName(year.year)}: ${money(year[part])}`),
    more > 0 && `and so on for ${counted(more, 'more year')}`,
  ])
}

function interestWorking(first: EpfYear, { epfRatePercent }: EpfInput): Working {
  const { monthlyBalances, interest, months } = first
  return {
    label: firstInterestLabel(first),
    lines: [
      'Interest = r ÷ 12 × the sum of the balances at the start of each month, to the nearest rupee',
      'A contribution counts from the month after it is credited.',
      `Sum of ${months.length} monthly balances = ${money(monthlyBalances)}`,
      `= ${given(epfRatePercent)}% ÷ 12 × ${money(monthlyBalances)}`,
      equalsRupees(interest),
    ],
  }
}

function pensionWorking(result: EpfResult, input: EpfInput): Working[] {
  const pension = pensionOf(result, input)
  const { service, before, bonus, average, averageBefore } = pension
  const [label, amount] = pensionsOf(pension)[0] ?? ['', NaN]
  if (!Number.isFinite(amount)) return []
  const { divisor, averageMonths, least } = PENSION_FORMULA
  const added = bonus > 0 ? ` + ${bonus}` : ''
  const lowest = `at least ${money(least)}`
  const all = {
    label,
    lines: present([
      `Pension = average wage of the last ${averageMonths} months, up to the ceiling × years of service ÷ ${divisor}`,
      bonus > 0 && `with ${bonus} years added from ${PENSION_FORMULA.bonusFrom} years on`,
      `= ${money(average)} × (${rounded(service)}${added}) ÷ ${divisor}`,
      amount === least && lowest,
      equalsRupees(amount),
    ]),
  }
  const [, two] = pensionsOf(pension)
  if (two === undefined) return [all]
  const later = {
    label: two[0],
    lines: present([
      'The years before the new ceiling, with the average before it, and the years since',
      `= (${money(averageBefore)} × ${rounded(before)} + ${money(average)} × (${rounded(service - before)}${added})) ÷ ${divisor}`,
      two[1] === least && lowest,
      equalsRupees(two[1]),
    ]),
  }
  return [all, later]
}

function taxWorking({ years, taxedInterest }: EpfResult): Working[] {
  const taxed = years.filter((year) => year.taxedInterest > 0)
  if (taxed.length === 0) return []
  const more = taxed.length - SHOWN_YEARS
  return [
    {
      label: 'Taxable Interest, All Years',
      lines: present([
        `What you pay in above ${money(UNTAXED_CONTRIBUTIONS.most)} in a year goes to a taxable account, and its interest with it`,
        ...taxed
          .slice(0, SHOWN_YEARS)
          .map(
            (year) =>
              `${financialYearName(year.year)}: ${money(year.own)} paid in, taxable interest ${money(year.taxedInterest)}`,
          ),
        more > 0 && `and so on for ${counted(more, 'more year')}`,
        equalsRupees(taxedInterest),
      ]),
    },
  ]
}
