import { counted } from '@/lib/quantity.ts'
import { shortMonth } from '@/islands/ui/dates/months.ts'
import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { Regime } from '../tax-rules.ts'
import { monthByMonth } from './month-by-month.ts'
import { regimeLines } from './regime-lines.ts'
import { workedMonths } from './pay.ts'
import { taxOfJob, type SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

/** The months in both regimes, the chosen one first, what the CTC is made of, and the way from gross pay to tax. */
export function salaryTables(result: SalaryResult, input: SalaryInput): Table[] {
  const other: Regime = input.regime === 'new' ? 'old' : 'new'
  return [
    monthTable(result, input.regime),
    monthTable(result, other),
    partsTable(result, input.regime),
    ...regimeTables(result, input),
  ]
}

function monthTable(result: SalaryResult, regime: Regime): Table {
  const { pay, tax, inHand, professionalTax: yearly, input } = result[regime]
  const { months, refund } = monthByMonth(result[regime], regime)
  return {
    title: `Month by month, ${regime} regime`,
    fileName: `salary-months-${regime}`,
    columns: [
      { label: 'Month', unit: 'text' },
      { label: 'Gross', unit: 'rupees', isSpare: true },
      { label: 'Your PF', unit: 'rupees' },
      { label: 'Professional tax', unit: 'rupees', isSpare: true },
      { label: 'Income tax', unit: 'rupees' },
      { label: 'In hand', unit: 'rupees' },
    ],
    rows: [
      ...months.map(({ month, gross, pf, professionalTax, incomeTax, inHand: arrives }) => [
        shortMonth(month),
        gross,
        pf,
        professionalTax,
        incomeTax,
        arrives,
      ]),
      ...(refund > 0 ? [['Refund with the return', '', '', '', -refund, refund]] : []),
    ],
    totals: ['Year', pay.gross, pay.pf, yearly, taxOfJob(input, tax), inHand],
  }
}

function partsTable(result: SalaryResult, regime: Regime): Table {
  const { basic, hra, otherPay, bonus, pf, gratuity, nps, ctc } = result[regime].pay
  const months = workedMonths(result[regime].input)
  const parts: (readonly [string, number])[] = [
    ['Basic and DA', basic],
    ['HRA', hra],
    ['Other pay', otherPay],
    ['Bonus', bonus],
    ['Employer’s provident fund', pf],
    ['Gratuity', gratuity],
    ['Employer’s NPS', nps],
  ]
  return {
    title: 'What the CTC is made of',
    fileName: 'salary-parts',
    columns: [
      { label: 'Part', unit: 'text' },
      { label: 'A month, on average', unit: 'rupees' },
      { label: months === 12 ? 'A year' : `In ${counted(months, 'month')}`, unit: 'rupees' },
    ],
    rows: parts
      .filter(([, amount]) => amount !== 0)
      .map(([label, amount]) => [label, amount / months, amount]),
    totals: ['CTC', ctc / months, ctc],
  }
}

/** Where the CTC is sought it is another one in each regime, and its lines cannot stand side by side. */
function regimeTables(result: SalaryResult, { knownBy }: SalaryInput): Table[] {
  if (knownBy === 'in-hand') return []
  return [
    {
      title: 'From gross pay to tax, both regimes',
      fileName: 'salary-regimes',
      columns: [
        { label: 'Line', unit: 'text' },
        { label: 'Rule', unit: 'text', isSpare: true },
        { label: 'New regime', unit: 'rupees' },
        { label: 'Old regime', unit: 'rupees' },
      ],
      rows: regimeLines(result).map(({ label, rule, amounts }) => [
        label,
        rule,
        amounts.new,
        amounts.old,
      ]),
      totals: ['In hand', '', result.new.inHand, result.old.inHand],
    },
  ]
}
