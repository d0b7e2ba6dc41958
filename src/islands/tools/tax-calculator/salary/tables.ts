import { counted } from '@/lib/quantity.ts'
import { shortMonth } from '@/islands/ui/dates/months.ts'
import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import type { Regime } from '../tax-rules.ts'
import { monthByMonth } from './month-by-month.ts'
import { regimeLines } from './regime-lines.ts'
import { workedMonths } from './pay.ts'
import { taxOfJob, type SalaryResult } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'

/** Returns the months in both regimes, the chosen one first, what the CTC is made of, and the way from gross pay to tax. */
export function salaryTables(result: SalaryResult, input: SalaryInput): Table[] {
  const other: Regime = input.regime === 'new' ? 'old' : 'new'
  return present([
    monthTable(result, input.regime),
    monthTable(result, other),
    partsTable(result, input.regime),
    // Where the CTC is sought it is another one in each regime, and its lines cannot stand side by side.
    input.knownBy !== 'in-hand' && regimeTable(result),
  ])
}

function monthTable(result: SalaryResult, regime: Regime) {
  const { pay, tax, inHand, professionalTax: yearly, input } = result[regime]
  const { months, refund } = monthByMonth(result[regime], regime)
  const lines = [
    ...months.map((one) => ({ ...one, name: shortMonth(one.month) })),
    ...(refund > 0 ? [{ ...REFUND, incomeTax: -refund, inHand: refund }] : []),
  ]
  const unit = 'rupees'
  return tableOf(`Month by month, ${regime} regime`, `salary-months-${regime}`, lines, [
    { label: 'Month', unit: 'text', of: ({ name }) => name, total: 'Year' },
    { label: 'Gross', unit, isSpare: true, of: ({ gross }) => gross, total: pay.gross },
    { label: 'Your PF', unit, of: ({ pf }) => pf, total: pay.pf },
    {
      label: 'Professional tax',
      unit,
      isSpare: true,
      of: ({ professionalTax }) => professionalTax,
      total: yearly,
    },
    { label: 'Income tax', unit, of: (one) => one.incomeTax, total: taxOfJob(input, tax) },
    { label: 'In hand', unit, of: (one) => one.inHand, total: inHand },
  ])
}

const REFUND = { name: 'Refund with the return', gross: '', pf: '', professionalTax: '' }

function partsTable(result: SalaryResult, regime: Regime) {
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
  const paid = parts.filter(([, amount]) => amount !== 0)
  return tableOf('What the CTC is made of', 'salary-parts', paid, [
    { label: 'Part', unit: 'text', of: ([label]) => label, total: 'CTC' },
    {
      label: 'A month, on average',
      unit: 'rupees',
      of: ([, amount]) => amount / months,
      total: ctc / months,
    },
    {
      label: months === 12 ? 'A year' : `In ${counted(months, 'month')}`,
      unit: 'rupees',
      of: ([, amount]) => amount,
      total: ctc,
    },
  ])
}

function regimeTable(result: SalaryResult) {
  const lines = regimeLines(result)
  return tableOf('From gross pay to tax, both regimes', 'salary-regimes', lines, [
    { label: 'Line', unit: 'text', of: ({ label }) => label, total: 'In hand' },
    { label: 'Rule', unit: 'text', isSpare: true, of: ({ rule }) => rule },
    {
      label: 'New regime',
      unit: 'rupees',
      of: ({ amounts }) => amounts.new,
      total: result.new.inHand,
    },
    {
      label: 'Old regime',
      unit: 'rupees',
      of: ({ amounts }) => amounts.old,
      total: result.old.inHand,
    },
  ])
}
