import { type Table, type OverTime, present } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { shortMonth } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { areDrawable } from '@/islands/calculator/charts/chart-geometry.ts'
import { CarriedValues } from '../CarriedValues.tsx'
import { RulesFold } from '../RulesFold.tsx'
import type { Regime } from '../tax-rules.ts'
import { lawFor } from '../tax-years.ts'
import type { YearFacts } from '../year-facts.ts'
import { monthByMonth } from './month-by-month.ts'
import { workedMonths } from './pay.ts'
import { ruleSentence, regimeLines } from './regime-lines.ts'
import type { SalaryInput } from './salary-input.ts'
import { type SalaryResult, yearOf, taxOfJob } from './salary.ts'
import { salarySentences } from './sentences.ts'

export * as drawing from './drawing.tsx'
export { working } from './working.ts'

/** Says what the figures do not: why the pay changed within the year, and where more pay leaves less. */
export function says(result: SalaryResult, input: SalaryInput) {
  return (
    <>
      <CarriedValues from="salary" facts={salaryFacts(result, input)} />
      {salarySentences(result, input).map((sentence) => (
        <p className="notice mt-3" key={sentence}>
          {sentence}
        </p>
      ))}
      <RulesFold year={lawFor(input.taxYear)}>{ruleSentence(lawFor(input.taxYear))}</RulesFold>
    </>
  )
}

/** Returns the months, the parts of the CTC, and the way from gross pay to tax. */
export function tables(result: SalaryResult, input: SalaryInput): Table[] {
  return result.problem === undefined ? salaryTables(result, input) : []
}

/** Returns what the salary page knows of a year, for the other pages of the tool: the pay is that of the chosen regime. */
export function salaryFacts(result: SalaryResult, input: SalaryInput): YearFacts {
  const { taxYear, monthlyRent, city, employer, oldRegimeDeductions } = input
  const { pay } = result[input.regime]
  const { nps, hraExemption, professionalTax, others } = result.old.deducted
  return {
    taxYear,
    ...(Number.isFinite(pay.gross) && {
      gross: pay.gross + pay.nps + input.otherSalary,
      basic: pay.basic,
      hra: pay.hra,
    }),
    rent: monthlyRent * workedMonths(input),
    city,
    employer,
    employerNps: pay.nps,
    ownDeductions: oldRegimeDeductions,
    oldDeductions: nps + hraExemption + professionalTax + others,
    bothRegimes: result.new.deducted.nps,
  }
}

const SHOWN_CTC = 5_000_000
const PLACES = 100

/** Whether there is a CTC, of which there could be less or more. */
export function hasOverTime({ knownBy }: SalaryInput): boolean {
  return knownBy !== 'parts'
}

/** What arrives a month in both regimes, from a small CTC to 50 lakh or further. Undefined where the CTC is a sum of parts. */
export function overTime(result: SalaryResult, input: SalaryInput): OverTime | undefined {
  const { ctc } = result[input.regime].input
  if (result.problem !== undefined || !hasOverTime(input) || !(ctc > 0)) return undefined
  const last = ctc <= SHOWN_CTC ? SHOWN_CTC : ctc * 1.25
  const first = Math.min(ctc, Math.max(last / PLACES, input.bonus))
  const places = Array.from({ length: PLACES + 1 }, (_, index) => (last / PLACES) * index)
  const x = [...new Set([...places.filter((place) => place > first), ctc])].toSorted(
    (a, b) => a - b,
  )
  const inHand = (regime: Regime) => x.map((other) => yearOf({ ...input, ctc: other }, regime).inHand / workedMonths(input)) // prettier-ignore
  const [ofNew, ofOld] = [inHand('new'), inHand('old')]
  if (!areDrawable([...ofNew, ...ofOld])) return undefined
  const at = x.indexOf(ctc)
  return {
    title: 'In hand a month, by CTC',
    sentence: `A CTC of ${rupees(ctc)} gives ${rupees(ofNew[at] ?? NaN)} a month in the new regime and ${rupees(ofOld[at] ?? NaN)} in the old one, with the same parts and deductions.`,
    xUnit: 'rupees',
    yUnit: 'rupees',
    x,
    series: [
      { label: 'New regime', color: 'principal', look: 'line', amounts: ofNew },
      { label: 'Old regime', color: 'attention', look: 'line', amounts: ofOld },
    ],
    mark: { x: ctc, label: 'Your CTC' },
  }
}

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
