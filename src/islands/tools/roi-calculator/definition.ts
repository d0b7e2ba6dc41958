// Files: `roi.ts` calculates, `StatusBadge.tsx` says whether there is a profit. `later.tsx` has the formula, loaded at the first use.
// The view `cash-flows/` has dated amounts.

import { counted } from '@/lib/quantity.ts'

import { dateField } from '@/islands/calculator/fields/date-field.ts'
import { yearsField } from '@/islands/calculator/fields/length-of-time.ts'
import { rupeesField } from '@/islands/calculator/fields/number-fields.ts'
import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type OwnInput, type Row } from '@/islands/calculator/frame/definition.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { daysHeld, hasDates, roi, type RoiInput, type RoiResult } from './roi.ts'

const STATUS_IN_REPORT: Record<RoiResult['status'], string> = {
  profitable: 'Profitable',
  loss: 'Loss',
  undefined: 'Not defined',
}

const NEGATIVE_START =
  'The initial investment is negative. The formula divides by it, so the return and the profit have opposite signs.'

const ONE_DATE = 'Enter both dates: one date alone is not used.'

/** The input with the value that is passed on to the page of dated cash flows. */
type PageInput = RoiInput & { flows: string | number }

const boughtOn = dateField({
  label: 'Bought on',
  hint: 'Two dates replace the years. A year has 365 days, as in XIRR.',
  isOption: true,
})

const soldOn = dateField({ label: 'Sold or valued on', isOption: true })

/**
 * The value passed on to the page of dated cash flows, under the name of its list. Not a field of this page: it draws nothing
 * and accepts nothing.
 */
const passedOn: OwnInput<string | number> = {
  kind: 'own',
  label: '',
  initial: NaN,
  Control: () => null,
  read: () => NaN,
  write: (flows) => (typeof flows === 'string' ? flows : ''),
  accept: () => undefined,
  inWords: () => '',
  unread: () => [],
}

/** The return-on-investment calculator, as the specification describes its page. */
export const roiCalculator = calculator<PageInput, RoiResult>({
  reportTitle: 'ROI Calculator Report',
  reportName: 'roi-report',
  resultsTitle: 'ROI Results',
  fields: {
    initialInvestment: rupeesField('Initial Investment (₹)', 100_000, {
      hint: 'The amount you invested at first',
    }),
    finalValue: rupeesField('Final Value (₹)', 150_000, {
      hint: 'What the investment is worth now, or was sold for',
    }),
    holdingYears: yearsField('Holding Period (Years)', 0, {
      hint: 'Adds the growth per year (CAGR). 18 months or 2y 6m also works.',
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
          holdingYears: `From the dates: ${counted(daysHeld(input), 'day')} ÷ 365.`,
        }
      : {},
  hiddenFields: () => ['flows'],
  forOtherPages: (input) => ({ ...input, flows: asFlows(input) }),
  status: StatusBadge,
  later: () => import('./later.tsx'),
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
    yearlyGrowth(result, input),
  ],
  notes: (_, input) => {
    const sentence = whyUndefined(input)
    if (sentence !== undefined) return [sentence]
    return [
      input.initialInvestment < 0 && NEGATIVE_START,
      Number.isNaN(input.boughtOn) !== Number.isNaN(input.soldOn) && ONE_DATE,
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
})

export default calculatorPage(roiCalculator)

function yearlyGrowth({ cagrPercent, years }: RoiResult, input: RoiInput): Row | undefined {
  if (years === 0 && !hasDates(input)) return undefined
  return {
    label: 'Annual Growth Rate (CAGR)',
    amount: cagrPercent,
    unit: 'percent',
    better: 'more',
    tone: tone(cagrPercent),
  }
}

function tone(amount: number): Row['tone'] {
  if (!Number.isFinite(amount)) return undefined
  return amount >= 0 ? 'good' : 'bad'
}

/** Returns the two amounts with their dates in the text format of the cash flow list; NaN without both dates. */
function asFlows(input: RoiInput): string | number {
  const { initialInvestment, finalValue, boughtOn, soldOn: sold } = input
  if (!hasDates(input)) return NaN
  const flow = (day: number, amount: number, direction: 'in' | 'out') =>
    new URLSearchParams({ date: soldOn.write(day), amount: String(amount), direction }).toString()
  return [flow(boughtOn, initialInvestment, 'in'), flow(sold, finalValue, 'out')].join(';')
}

/** Says why there is no result; undefined when every shown result has a value. */
export function whyUndefined(input: RoiInput): string | undefined {
  const { initialInvestment, finalValue } = input
  const { roi: percent, years, cagrPercent } = roi(input)
  if (initialInvestment === 0) return 'The return is not defined for an initial investment of ₹0.'
  if (!Number.isFinite(percent)) return 'The return is too large to show.'
  if (hasDates(input) && years <= 0)
    return 'A yearly rate needs a date of sale after the date of purchase.'
  if (years === 0) return undefined
  if (years < 0) return 'A yearly rate needs a holding period longer than 0 years.'
  if (initialInvestment < 0 || finalValue < 0)
    return 'A yearly rate is not defined when the initial investment or the final value is negative.'
  if (!Number.isFinite(cagrPercent)) return 'The yearly rate is too large to show.'
  return undefined
}
