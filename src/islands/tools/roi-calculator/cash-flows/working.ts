import { groupedNumber } from '@/lib/digit-groups.ts'
import { percent } from '@/lib/format.ts'

import type { Working } from '@/islands/calculator/frame/definition.ts'
import {
  equityGains,
  equityGainsBefore,
  otherGains,
  taxedLongTerm,
} from '@/islands/calculator/money/capital-gains.ts'
import { equalsRupees, given, money, rounded } from '@/islands/calculator/results/numbers.ts'
import type { CashFlowInput, CashFlowResult, TaxedSale } from './cash-flows.ts'
import { lawOf } from './taxed-sale.ts'
import { worthOfFlow } from './xirr.ts'

/** The most days written out one by one; the table has all of them. */
const MOST_LINES = 12

/** Explains the rate, the real rate and the gain. Undefined figures are left out. */
export function working(result: CashFlowResult, input: CashFlowInput): Working[] {
  const { yearlyPercent, realPercent, putIn, gotBack } = result
  const all = [
    { figure: yearlyPercent, label: 'Return a Year (XIRR)', lines: () => rateLines(result) },
    {
      figure: realPercent,
      label: 'After Inflation',
      lines: () => [
        '(1 + XIRR) ÷ (1 + inflation) − 1',
        `= (1 + ${rounded(yearlyPercent / 100)}) ÷ (1 + ${given(input.inflationPercent)} ÷ 100) − 1`,
        `= ${percent(realPercent)}`,
      ],
    },
    {
      figure: gotBack - putIn,
      label: 'Gain or Loss',
      lines: () => [
        'Got Back − Put In',
        `= ${money(gotBack)} − ${money(putIn)}`,
        equalsRupees(gotBack - putIn),
      ],
    },
  ]
  const known = all.flatMap(({ figure, label, lines }) =>
    Number.isFinite(figure) ? [{ label, lines: lines() }] : [],
  )
  return [...known, ...taxWorking(result, input), ...splitYearWorking(result)]
}

/** Returns the steps of the tax on both sides of 23 July 2024. Empty when it is not asked for. */
function splitYearWorking({ splitYear }: CashFlowResult): Working[] {
  if (splitYear === undefined || !Number.isFinite(splitYear.laterFirst)) return []
  const { left, laterFirst, earlierFirst } = splitYear
  const [before, after] = [equityGainsBefore, equityGains]
  const short = `${money(left.shortBefore)} × ${before.shortTermPercent}% + ${money(left.shortAfter)} × ${after.shortTermPercent}%`
  const way = (order: string, [long, later]: readonly [number, number], tax: number): Working => ({
    label: `Tax, Exemption on ${order} Gains First`,
    lines: [
      `After losses and the exemption of ${money(after.exemption)}: ${money(long)} long-term before 23 July, ${money(later)} after`,
      `= (${short} + ${money(long)} × ${before.longTermPercent}% + ${money(later)} × ${after.longTermPercent}%) × ${1 + after.cessPercent / 100}`,
      equalsRupees(tax),
    ],
  })
  return [
    way('Later', splitYear.taxedLaterFirst, laterFirst),
    way('Earlier', splitYear.taxedEarlierFirst, earlierFirst),
  ]
}

function rateLines({ days, yearlyPercent, kind }: CashFlowResult): string[] {
  if (kind === 'lost') return ['₹0 is all that came back, so everything was lost', 'XIRR = -100%']
  const first = days[0]?.day ?? 0
  const rate = rounded(yearlyPercent / 100)
  const worth = (flows: typeof days) =>
    flows.reduce((sum, flow) => sum + worthOfFlow(flow, first, yearlyPercent), 0)
  const rest = days.slice(MOST_LINES)
  return [
    'XIRR is the rate at which all amounts together were worth ₹0 on the first day, with money put in below 0:',
    'amount ÷ (1 + XIRR)^(days ÷ 365)',
    ...days
      .slice(0, MOST_LINES)
      .map(
        (flow) =>
          `${given(flow.amount)} ÷ (1 + ${rate})^(${flow.day - first} ÷ 365) ≈ ${money(worth([flow]))}`,
      ),
    ...(rest.length > 0 ? [`${rest.length} more days ≈ ${money(worth(rest))}`] : []),
    `Together ≈ ${money(worth(days))}`,
    `XIRR = ${percent(yearlyPercent)}`,
  ]
}

/** Explains the tax on the gain and the return after it. Empty when no tax is calculated. */
function taxWorking({ taxed, gotBack }: CashFlowResult, input: CashFlowInput): Working[] {
  if (taxed === undefined || !Number.isFinite(taxed.tax)) return []
  const { tax, yearlyPercent, realPercent } = taxed
  const all = [
    { figure: tax, label: 'Tax on the Gain', lines: taxLines(taxed, input) },
    {
      figure: gotBack - tax,
      label: 'Got Back after Tax',
      lines: [
        'Got Back − Tax on the Gain',
        `= ${money(gotBack)} − ${money(tax)}`,
        equalsRupees(gotBack - tax),
      ],
    },
    {
      figure: yearlyPercent,
      label: 'Return a Year after Tax',
      lines: [
        `The XIRR of the same amounts, the last one less the tax of ${money(tax)}`,
        `= ${percent(yearlyPercent)}`,
      ],
    },
    {
      figure: realPercent,
      label: 'After Tax and Inflation',
      lines: [
        '(1 + return after tax) ÷ (1 + inflation) − 1',
        `= (1 + ${rounded(yearlyPercent / 100)}) ÷ (1 + ${given(input.inflationPercent)} ÷ 100) − 1`,
        `= ${percent(realPercent)}`,
      ],
    },
  ]
  return all.flatMap(({ figure, label, lines }) =>
    Number.isFinite(figure) ? [{ label, lines }] : [],
  )
}

function taxLines({ gains, tax, ways }: TaxedSale, input: CashFlowInput): string[] {
  const law = lawOf(input)
  const cess = groupedNumber(1 + law.cessPercent / 100)
  if (ways)
    return [
      'The lower of gain × rate and (Got Back − indexed cost) × rate, each with cess',
      `${money(gains.longTerm)} × ${law.longTermPercent}% × ${cess} = ${money(ways.plain)}`,
      `(${money(gains.longTerm + ways.cost)} − ${money(ways.indexedCost)}) × ${otherGains(input.slabPercent).indexedPercent}% × ${cess} = ${money(ways.indexed)}`,
      equalsRupees(tax),
    ]
  const long = taxedLongTerm(gains, input.asset === 'equity' ? input.exemptionUsed : 0, law)
  return [
    '(short-term gain × its rate + taxed long-term gain × its rate) × cess',
    `= (${money(Math.max(0, gains.shortTerm))} × ${groupedNumber(law.shortTermPercent)}% + ${money(long)} × ${law.longTermPercent}%) × ${cess}`,
    equalsRupees(tax),
  ]
}
