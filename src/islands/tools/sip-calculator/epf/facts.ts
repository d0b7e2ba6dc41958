import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent, rupees } from '@/lib/format.ts'
import { financialYearName } from '@/islands/ui/dates/months.ts'

import { EPF_RATE, INTEREST, PENSION, PENSION_FORMULA, UNTAXED_CONTRIBUTIONS } from './rules.ts'

/** The rate, the pension part and the interest of the provident fund. */
export const facts: readonly DatedFact[] = [
  {
    id: 'epf-rate',
    name: `Provident fund: interest rate of ${financialYearName(EPF_RATE.accountYear)}, the latest declared`,
    value: `${percent(EPF_RATE.percent)} a year`,
    from: EPF_RATE.from,
    reviewBy: EPF_RATE.reviewBy,
    source: EPF_RATE.source,
    checked: EPF_RATE.checked,
  },
  {
    id: 'epf-interest',
    name: 'Provident fund: interest of a year',
    value:
      'on monthly balances, a contribution from the month after it is credited; credited on 31 March, to the nearest rupee',
    from: INTEREST.from,
    reviewBy: INTEREST.reviewBy,
    source: INTEREST.source,
    checked: INTEREST.checked,
  },
  {
    id: 'epf-pension',
    name: 'Pension scheme (EPS): part of the employer’s provident fund',
    value: `${groupedNumber(PENSION.percent)}% of the wage up to the ceiling, until age ${PENSION.untilAge}`,
    from: PENSION.from,
    reviewBy: PENSION.reviewBy,
    source: PENSION.source,
    checked: PENSION.checked,
  },
  {
    id: 'epf-pension-formula',
    name: `Pension scheme (EPS): pension a month from ${PENSION.untilAge}`,
    value: `average wage of the last ${PENSION_FORMULA.averageMonths} months up to the ceiling × years of service ÷ ${PENSION_FORMULA.divisor}, from ${PENSION_FORMULA.leastYears} years on; ${PENSION_FORMULA.bonusYears} years more from ${PENSION_FORMULA.bonusFrom}; at least ${rupees(PENSION_FORMULA.least)}`,
    from: PENSION_FORMULA.from,
    reviewBy: PENSION_FORMULA.reviewBy,
    source: PENSION_FORMULA.source,
    checked: PENSION_FORMULA.checked,
  },
  {
    id: 'epf-untaxed',
    name: 'Provident fund: own contributions whose interest is free of tax',
    value: `${rupees(UNTAXED_CONTRIBUTIONS.most)} a year`,
    from: UNTAXED_CONTRIBUTIONS.from,
    reviewBy: UNTAXED_CONTRIBUTIONS.reviewBy,
    source: UNTAXED_CONTRIBUTIONS.source,
    checked: UNTAXED_CONTRIBUTIONS.checked,
  },
]
