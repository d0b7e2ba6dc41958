import { whole } from '@/lib/format.ts'

import type { CalculatorDefinition, Row } from '@/islands/calculator/frame/definition.ts'
import { yearsField } from '@/islands/calculator/results/length-of-time.ts'
import { boughtOn, soldOn } from './held-between.ts'
import { asFlows, passedOn } from './passed-on.ts'
import { daysHeld, hasDates, roi, whyUndefined, type RoiInput, type RoiResult } from './roi.ts'

const STATUS_IN_REPORT: Record<RoiResult['status'], string> = {
  profitable: 'Profitable',
  loss: 'Loss',
  undefined: 'Not defined',
}

const NEGATIVE_START =
  'The initial investment is negative. The formula divides by it, so the return and the profit have opposite signs.'

const ONE_DATE = 'One of the two dates is open, so the other one does not count.'

/** With what goes along to the page of dated cash flows. */
type PageInput = RoiInput & { flows: string | number }

/** The return-on-investment calculator, as the specification describes its page. */
export const roiCalculator: CalculatorDefinition<PageInput, RoiResult> = {
  reportTitle: 'ROI Calculator Report',
  reportName: 'roi-report',
  resultsTitle: 'ROI Results',
  fields: {
    initialInvestment: {
      kind: 'number',
      label: 'Initial Investment (₹)',
      hint: 'The amount you invested at first',
      initial: 100_000,
      unit: 'rupees',
      step: 1_000,
    },
    finalValue: {
      kind: 'number',
      label: 'Final Value (₹)',
      hint: 'What the investment is worth now, or was sold for',
      initial: 150_000,
      unit: 'rupees',
      step: 1_000,
    },
    holdingYears: yearsField({
      label: 'Holding Period (Years)',
      hint: 'Adds the growth per year (CAGR). 0 leaves it out. 18 months or 2y 6m will do too.',
      initial: 0,
      isOption: true,
    }),
    boughtOn,
    soldOn,
    flows: passedOn,
  },
  calculate: roi,
  unusedFields: (input) =>
    hasDates(input)
      ? {
          holdingYears: `The dates say it: ${whole(daysHeld(input))} days ÷ 365.`,
        }
      : {},
  hiddenFields: () => ['flows'],
  forOtherPages: (input) => ({ ...input, flows: asFlows(input) }),
  working: () => import('./working.ts'),
  rows: (result, input) => [
    {
      label: 'Return on Investment',
      amount: result.roi,
      unit: 'percent',
      tone: tone(result.roi),
      better: 'more',
    },
    { label: 'Initial Investment', amount: input.initialInvestment, unit: 'rupees' },
    { label: 'Final Value', amount: result.totalReturn, unit: 'rupees' },
    {
      label: 'Net Profit/Loss',
      amount: result.netProfit,
      unit: 'rupees',
      better: 'more',
      tone: tone(result.netProfit),
    },
    ...yearlyGrowth(result, input),
  ],
  notes: (_, input) => {
    const sentence = whyUndefined(input)
    if (sentence !== undefined) return [sentence]
    return [
      ...(input.initialInvestment < 0 ? [NEGATIVE_START] : []),
      ...(Number.isNaN(input.boughtOn) === Number.isNaN(input.soldOn) ? [] : [ONE_DATE]),
    ]
  },
  chart: ({ totalReturn }, { initialInvestment }) => ({
    title: 'Initial Investment vs Final Value',
    kind: 'bar',
    isComparison: true,
    parts: [
      { label: 'Initial Investment', amount: initialInvestment, color: 'principal' },
      { label: 'Final Value', amount: totalReturn, color: 'interest' },
    ],
  }),
  reportLines: ({ status }) => [`Status: ${STATUS_IN_REPORT[status]}`],
}

function yearlyGrowth({ cagrPercent, years }: RoiResult, input: RoiInput): Row[] {
  if (years === 0 && !hasDates(input)) return []
  return [
    {
      label: 'Annual Growth Rate (CAGR)',
      amount: cagrPercent,
      unit: 'percent',
      better: 'more',
      tone: tone(cagrPercent),
    },
  ]
}

function tone(amount: number): Row['tone'] {
  if (!Number.isFinite(amount)) return undefined
  return amount >= 0 ? 'good' : 'bad'
}
