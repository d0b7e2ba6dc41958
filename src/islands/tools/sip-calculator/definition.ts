// Files: `sip.ts` is the formula, `investment.ts` adds the options, `course-of-returns.ts` the range. `later.tsx` has the words of
// the options, `drawing.ts` the strokes, `*working.ts` the formulas, all loaded at the first use.

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import {
  calculator,
  present,
  type Entries,
  type Row,
} from '@/islands/calculator/frame/definition.ts'
import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { equityGainsRule } from '@/islands/calculator/money/capital-gains.ts'
import { howManyTimes } from '@/islands/calculator/results/how-many-times.ts'
import { percent } from '@/lib/format.ts'

import { hiddenFields, sipFields, sipGroups } from './fields.ts'
import {
  investment,
  planOf,
  type InvestmentInput,
  type InvestmentResult,
  type OtherCourse,
} from './investment.ts'
import { realReturnPercent, MOST_YEARS } from './sip.ts'

/** The SIP calculator, as the specification describes its page, with options. */
export const sipCalculator = calculator<InvestmentInput, InvestmentResult>({
  reportTitle: 'SIP Calculator Report',
  reportName: 'sip-report',
  resultsTitle: 'Investment Summary',
  fields: sipFields,
  groups: sipGroups,
  hiddenFields,
  calculate: investment,
  rows,
  sentence: ({ totalValue, totalInvestment }) => {
    const times = howManyTimes(totalValue, totalInvestment)
    return times && `That is ${times} what you put in.`
  },
  notes,
  chart: ({ totalInvestment, estimatedReturns }) => ({
    title: 'Investment Breakdown',
    kind: 'doughnut',
    parts: [
      { label: 'Total Investment', amount: totalInvestment, color: 'principal' },
      { label: 'Estimated Returns', amount: estimatedReturns, color: 'interest' },
    ],
  }),
  forNextPages: ({ totalValue }) => ({ totalValue }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(sipCalculator)

function rows(result: InvestmentResult, input: InvestmentInput): Row[] {
  return [
    { label: 'Monthly Investment', amount: result.monthlyInvestment, unit: 'rupees' },
    { label: 'Total Investment', amount: result.totalInvestment, unit: 'rupees' },
    more('Estimated Returns', result.estimatedReturns),
    { ...more('Total Value', result.totalValue), isHeadline: true },
    ...optionRows(result, input),
  ]
}

/** Returns the rows of the options in use. */
function optionRows(result: InvestmentResult, input: InvestmentInput): Row[] {
  const { delayed, paused } = result
  const isReal = input.inflationPercent !== 0
  const isTaxed = input.exitTax !== 'none'
  return present([
    input.expenseRatioPercent !== 0 && less('Cost of the Fund', result.fundCost),
    isReal && more('Value in Today’s Rupees', result.realValue),
    isTaxed && less('Tax at the End', result.exitTax),
    isTaxed && more('In Hand after Tax', result.inHand),
    isReal && isTaxed && more('In Hand, in Today’s Rupees', result.inHandToday),
    ...(input.delayMonths === 0 ? [] : courseRows('the Delay', delayed)),
    ...(input.skippedMonths === 0 ? [] : courseRows('the Break', paused)),
  ])
}

function courseRows(name: string, { cost, catchUp }: OtherCourse): Entries<Row> {
  return [
    less(`Cost of ${name}`, cost),
    !Number.isNaN(catchUp) && less(`SIP That Makes Up for ${name}`, catchUp),
  ]
}

function more(label: string, amount: number): Row {
  return { label, amount, unit: 'rupees', better: 'more' }
}

function less(label: string, amount: number): Row {
  return { ...more(label, amount), better: 'less' }
}

/** Returns why a figure is missing, the real return, and the tax rule. */
function notes(result: InvestmentResult, input: InvestmentInput): Entries<string> {
  const real = realReturnPercent(planOf(input).annualRatePercent, input.inflationPercent)
  return [
    ...whyMissing(rows(result, input), input),
    input.inflationPercent !== 0 &&
      Number.isFinite(real) &&
      `Above inflation, that is a return of ${percent(real)} a year.`,
    input.exitTax !== 'none' && `Tax ${equityGainsRule()}`,
  ]
}

function whyMissing(shown: readonly Row[], input: InvestmentInput): string[] {
  const amounts = shown.map(({ amount }) => amount)
  if (amounts.every(Number.isFinite)) return []
  if (Math.min(input.delayMonths, input.skippedMonths, input.monthsBeforeBreak) < 0)
    return ['Enter a number of months of 0 or more.']
  if (planOf(input).stepUpRupees !== 0 && input.years > MOST_YEARS)
    return [`A step-up in rupees is calculated for up to ${MOST_YEARS} years.`]
  return whyNoValue(amounts)
}
