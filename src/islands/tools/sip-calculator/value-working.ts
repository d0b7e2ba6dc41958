import { annuityGrowth, growth } from '@/lib/compounding.ts'
import { counted } from '@/lib/quantity.ts'
import { equals, equalsRupees, given, rounded } from '@/islands/calculator/results/numbers.ts'
import type { SipPlan } from './sip.ts'

/** The lines of the formulas of a SIP without a lump sum and steps in rupees. */
interface Paid {
  value: string[]
  investment: string[]
}

/** The names of the results in the formulas, and the line with the monthly rate. */
interface Names {
  value: string
  investment: string
  rateLine: string
}

/** Returns the formulas of the value and of the total investment, without the results. */
export function paidLines(plan: SipPlan, names: Names): Paid {
  return plan.stepUpPercent === 0 ? paidEvenly(plan, names) : paidWithStepUp(plan, names)
}

function paidEvenly(plan: SipPlan, names: Names): Paid {
  const { monthlyRate, rate, amount } = partsOf(plan)
  const months = plan.years * 12
  const count = rounded(months)
  const monthsLine = `n = ${given(plan.years)} × 12 ${equals(months)} months`
  const investment = [`${names.investment} = A × n`, `= ${amount} × ${count}`]
  if (monthlyRate === 0)
    return {
      value: [`Without a return: ${names.value} = A × n`, monthsLine, `= ${amount} × ${count}`],
      investment,
    }
  return {
    value: [
      `${names.value} = A × ((1 + r)^n − 1) ÷ r × (1 + r)`,
      names.rateLine,
      monthsLine,
      `= ${amount} × ((1 + ${rate})^${count} − 1) ÷ ${rate} × (1 + ${rate})`,
      `= ${amount} × ${rounded(growth(monthlyRate, months))} ÷ ${rate} × ${rounded(1 + monthlyRate)}`,
    ],
    investment,
  }
}

/**
 * A year of instalments A is worth A × F at its end. S is the sum over the whole years of the growth since then and the rise of
 * the instalments.
 */
function paidWithStepUp(plan: SipPlan, names: Names): Paid {
  const { rate, amount } = partsOf(plan)
  const stepUp = plan.stepUpPercent / 100
  const step = rounded(stepUp)
  const years = Math.floor(plan.years)
  const monthsLeft = (plan.years - years) * 12
  const left = rounded(monthsLeft)
  const hasRest = monthsLeft > 0
  const rest = ` + ${amount} × (1 + ${step})^${years} × ${left}`
  return {
    value: [
      `${names.value} = ${hasRest ? '(V × (1 + r)^m + W)' : 'V'} × (1 + r)`,
      names.rateLine,
      ...wholeYears(plan, years),
      ...(hasRest ? lastMonths(plan, years, monthsLeft) : []),
      `= ${hasRest ? `(V × (1 + ${rate})^${left} + W)` : 'V'} × (1 + ${rate})`,
    ],
    investment: [
      `${names.investment} = the instalments of all years, each year’s (1 + s) times those before`,
      `= 12 × ${amount} × ${rounded(steppedSum(0, stepUp, years), 10)}${hasRest ? rest : ''}`,
    ],
  }
}

/** Returns Σ (1 + stepUp)^k × (1 + yearlyGrowth)^(years − 1 − k) over the years k = 0, 1, 2 … */
function steppedSum(yearlyGrowth: number, stepUp: number, years: number): number {
  let sum = 0
  for (let year = 0, step = 1; year < years; year++, step *= 1 + stepUp)
    sum = sum * (1 + yearlyGrowth) + step
  return sum
}

function wholeYears(plan: SipPlan, years: number): string[] {
  const { monthlyRate, amount } = partsOf(plan)
  const stepUp = plan.stepUpPercent / 100
  const inYear = annuityGrowth(monthlyRate, 12)
  const yearly = growth(monthlyRate, 12)
  const sum = steppedSum(yearly, stepUp, years)
  return [
    `V, after ${counted(years, 'year')} = A × F × S`,
    `F = ${monthlyRate === 0 ? '12 months' : '((1 + r)^12 − 1) ÷ r'} ${equals(inYear)}`,
    `G = (1 + r)^12 ${equals(1 + yearly)}, s = ${given(plan.stepUpPercent)} ÷ 100 ${equals(stepUp)}`,
    yearly === stepUp
      ? `S = ${years} × G^${years - 1} ${equals(sum)}`
      : `S = (G^${years} − (1 + s)^${years}) ÷ (G − (1 + s)) ${equals(sum)}`,
    `V = ${amount} × ${rounded(inYear)} × ${rounded(sum)} ${equalsRupees(plan.monthlyInvestment * inYear * sum)}`,
  ]
}

function lastMonths(plan: SipPlan, years: number, monthsLeft: number): string[] {
  const { monthlyRate, amount } = partsOf(plan)
  const stepUp = plan.stepUpPercent / 100
  const grown = annuityGrowth(monthlyRate, monthsLeft)
  const value = plan.monthlyInvestment * (1 + growth(stepUp, years)) * grown
  return [
    `m ${equals(monthsLeft)} months are left, paid with A × (1 + s)^${years}`,
    `W = A × (1 + s)^${years} × ${monthlyRate === 0 ? 'm' : '((1 + r)^m − 1) ÷ r'}`,
    `= ${amount} × (1 + ${rounded(stepUp)})^${years} × ${rounded(grown)} ${equalsRupees(value)}`,
  ]
}

function partsOf({ monthlyInvestment, annualRatePercent }: SipPlan) {
  const monthlyRate = annualRatePercent / 1200
  return { monthlyRate, rate: rounded(monthlyRate), amount: given(monthlyInvestment) }
}
