import { percent, rupees } from '@/lib/format.ts'

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import type { OverTime } from '@/islands/calculator/frame/definition.ts'
import type { Regime } from '../tax-rules.ts'
import { headsOf } from './heads.ts'
import { type Plan, regimePlan, withoutNegatives } from './plan.ts'
import type { PlannerInput } from './planner-input.ts'
import { leastSetOff } from './set-off.ts'

/** The step of the chart in rupees, small enough that no jump of the law falls between two steps. */
const STEP = 10_000
const SHOWN_INCOME = 5_000_000
const MOST_STEPS = 600
/** Percent. */
const MOST_DRAWN = 150
/** Into how many parts a step is divided to find where a cliff begins. */
const FINE_PARTS = 10

/**
 * Returns the share of the next ₹10,000 of the main income that each regime takes, from ₹0 to ₹50 lakh, or further for a
 * higher income. Undefined for an income of 0 or one too large to draw.
 */
export function overTime(result: Plan, entered: PlannerInput): OverTime | undefined {
  const input = withoutNegatives(entered)
  const { grossIncome } = input
  if (!(grossIncome > 0) || !areDrawable([grossIncome, result.new.tax, result.old.tax]))
    return undefined
  const last = Math.max(SHOWN_INCOME, grossIncome * 1.25)
  const step = Math.max(STEP, Math.ceil(last / MOST_STEPS / STEP) * STEP)
  const taxes = { new: taxByIncome(result, input, 'new'), old: taxByIncome(result, input, 'old') }
  const rateOf = (regime: Regime, income: number) =>
    ((taxes[regime](income + step) - taxes[regime](income)) / step) * 100
  const x = Array.from({ length: Math.ceil(last / step) + 1 }, (_, index) => index * step)
  const ratesOf = (regime: Regime) => {
    const found = [...x, (x.at(-1) ?? 0) + step].map(taxes[regime])
    return x.map((_, index) => (((found[index + 1] ?? 0) - (found[index] ?? 0)) / step) * 100)
  }
  const rates = { new: ratesOf('new'), old: ratesOf('old') }
  const cliffs = (['new', 'old'] as const).map((regime) => ({
    regime,
    at: cliffsOf(rates[regime], x).map((place) => cliffFrom(place - step, step, taxes[regime])),
  }))
  const isCut = [...rates.new, ...rates.old].some((rate) => rate > MOST_DRAWN)
  return {
    title: `Tax on the next ${rupees(step)}, in percent${isCut ? `, up to ${MOST_DRAWN}` : ''}`,
    sentence: `${sentenceOf(rateOf('new', grossIncome), rateOf('old', grossIncome), step)} ${cliffSentence(cliffs)}${isCut ? ` Rates above ${MOST_DRAWN}% are drawn at ${MOST_DRAWN}%.` : ''}`,
    xUnit: 'rupees',
    yUnit: 'percent',
    x,
    series: [
      { label: 'New regime', color: 'principal', look: 'line', amounts: rates.new.map(drawn) },
      { label: 'Old regime', color: 'attention', look: 'line', amounts: rates.old.map(drawn) },
    ],
    mark: { x: grossIncome, label: 'Your income' },
  }
}

/** Limits a rate: a jump of the surcharge can take more than ten times the step and would flatten the rest of the chart. */
function drawn(rate: number): number {
  return Math.min(rate, MOST_DRAWN)
}

function sentenceOf(inNew: number, inOld: number, step: number): string {
  return `Of your next ${rupees(step)} the new regime takes ${percent(inNew)}, the old one ${percent(inOld)}.`
}

/** Returns the starts of the ranges in which more than all of the next rupees is tax. */
function cliffsOf(rates: readonly number[], x: readonly number[]): number[] {
  return x.filter((_, index) => (rates[index] ?? 0) > 100 && !((rates[index - 1] ?? 0) > 100))
}

/** Returns where such a range begins, which can be within the step before the one that shows it. */
function cliffFrom(start: number, step: number, taxOf: (income: number) => number): number {
  const part = step / FINE_PARTS
  for (let income = Math.max(0, start); income < start + 2 * step; income += part)
    if (taxOf(income + part) - taxOf(income) > part) return income
  return start + step
}

/** Says where more income leaves less: at cliffs and in ranges of marginal relief. */
function cliffSentence(cliffs: readonly { regime: Regime; at: readonly number[] }[]): string {
  const found = cliffs
    .filter(({ at }) => at.length > 0)
    .map(({ regime, at }) => `from ${at.slice(0, 3).map(rupees).join(' and ')} in the ${regime} regime`) // prettier-ignore
  return found.length === 0
    ? 'In this range, more income never leaves you less.'
    : `More income leaves you less just above some limits: ${found.join(', and ')}.`
}

/**
 * Returns a function from the main income to the tax of a regime, in rupees and not rounded. Everything that does not depend on
 * that income is calculated once, because a chart needs a thousand values. The input must not contain negative amounts.
 */
export function taxByIncome(
  { year }: Plan,
  input: PlannerInput,
  regime: Regime,
): (grossIncome: number) => number {
  const { before } = regimePlan(input, regime, year, 'none')
  const changed = { ...input }
  return (grossIncome) => {
    changed.grossIncome = grossIncome
    const { total } = headsOf(changed, regime, year)
    return leastSetOff({ ...before, heads: total }).steps.tax
  }
}
