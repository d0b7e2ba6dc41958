import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { lengthInWords } from '@/islands/calculator/fields/length-of-time.ts'
import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { monthOf, wageCeilings } from '@/islands/calculator/money/provident-fund.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { financialYearName, shortMonth } from '@/islands/ui/dates/months.ts'
import { rupees } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import type { EpfInput, EpfResult, EpfMonth } from './epf.ts'
import { pensionOf } from './pension.ts'
import { PENSION, PENSION_FORMULA, UNTAXED_CONTRIBUTIONS } from './rules.ts'
import { pensionsOf } from './sentences.ts'

export { working } from './working.ts'

/** Says what changes on the way to the balance. */
export function says(result: EpfResult, input: EpfInput) {
  return epfChanges(result, input).map((sentence) => (
    <p className="mt-3" key={sentence}>
      {sentence}
    </p>
  ))
}

/** What was paid in, with the balance at the start, and its interest after each twelve months. */
export const drawing = growthDrawing<EpfInput, EpfResult>('interest', ({ years }, input) => {
  let [months, paidIn, interest] = [0, input.epfBalance, 0]
  const rows = years.map((year) => {
    months += year.months.length
    paidIn += year.own + year.employer
    interest += year.interest
    return [months / 12, paidIn, interest] as const
  })
  return growthByYear('The balance, year by year', rows)
})

/** Returns the tables by account year and by month. Empty without figures. */
export function tables(result: EpfResult, input: EpfInput): Table[] {
  if (!Number.isFinite(result.balance)) return []
  return present([byYear(result, input), byMonth(result, input)])
}

function byYear({ years, ...total }: EpfResult, { isPensionMember }: EpfInput) {
  const isTaxed = total.taxedInterest > 0
  type Amount = 'own' | 'employer' | 'pension' | 'interest' | 'taxedInterest' | 'balance'
  const column = (label: string, name: Amount) => ({
    label,
    unit: 'rupees' as const,
    of: (year: (typeof years)[number]) => year[name],
    total: total[name],
  })
  const spare = { isSpare: true } as const
  return tableOf('Year by year', 'epf-by-year', years, [
    { label: 'Year', unit: 'text', of: ({ year }) => financialYearName(year), total: 'Total' },
    { ...column('Yours', 'own'), ...spare },
    { ...column('Employer’s', 'employer'), ...spare },
    isPensionMember === 'yes' && { ...column('To EPS', 'pension'), ...spare },
    column('Interest', 'interest'),
    isTaxed && column('Taxable', 'taxedInterest'),
    column('Balance', 'balance'),
  ])
}

function byMonth({ years }: EpfResult, { isPensionMember }: EpfInput) {
  const months = years.flatMap((year) => year.months)
  const unit = 'rupees'
  return tableOf('Month by month', 'epf-by-month', months, [
    { label: 'Credited in', unit: 'text', of: ({ month }) => shortMonth(month) },
    { label: 'Wage before', unit, isSpare: true, of: ({ wage }) => wage },
    { label: 'Yours', unit, of: ({ own }) => own },
    { label: 'Employer’s', unit, of: ({ employer }) => employer },
    isPensionMember === 'yes' && {
      label: 'To EPS',
      unit,
      isSpare: true,
      of: ({ pension }) => pension,
    },
    { label: 'Balance', unit, of: ({ balance }) => balance },
  ])
}

/** Returns what changes on the way: the wage ceiling, the tax on interest, the end of the pension part. */
export function epfChanges(result: EpfResult, input: EpfInput): string[] {
  return [
    ceilingSentence(result),
    taxSentence(result),
    endSentence(result, input),
    pensionSentence(result, input),
  ].filter((sentence) => sentence !== undefined)
}

/** Undefined when the account has no month before the newest ceiling and after it, or nothing changes. */
function ceilingSentence({ years }: EpfResult): string | undefined {
  const [former, newest] = wageCeilings.slice(-2)
  if (former === undefined || newest === undefined) return undefined
  const months = years.flatMap((year) => year.months)
  // In the month of the change, the wage of the month before is credited: the last at the old ceiling.
  const index = months.findIndex(({ month }) => month === monthOf(newest.from))
  const [before, after] = [months[index], months[index + 2]]
  if (before === undefined || after === undefined) return undefined
  const changes = changesBetween(before, after)
  if (changes === '') return undefined
  return `The wage ceiling is ${rupees(newest.ceiling)} since ${dayInWords(newest.from)}, before ${rupees(former.ceiling)}. A month, ${changes}.`
}

function changesBetween(before: EpfMonth, after: EpfMonth): string {
  const changed = PARTS.filter(([, part]) => before[part] !== after[part])
  const words = changed.map(
    ([name, part], index) =>
      `${name}${index === 0 ? ' is now' : ''} ${rupees(after[part])} instead of ${rupees(before[part])}`,
  )
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const PARTS = [
  ['your share', 'own'],
  ['the employer’s EPF', 'employer'],
  ['the pension part', 'pension'],
] as const

function taxSentence({ years }: EpfResult): string | undefined {
  const first = years.find(({ taxedInterest }) => taxedInterest > 0)
  if (first === undefined) return undefined
  return `Own contributions above ${rupees(UNTAXED_CONTRIBUTIONS.most)} a year earn taxable interest: ${rupees(first.taxedInterest)} in ${financialYearName(first.year)}, the first year with any. It is taxed at your slab.`
}

function endSentence(
  { years }: EpfResult,
  { untilAge, isPensionMember }: EpfInput,
): string | undefined {
  if (years.length === 0 || isPensionMember === 'no' || untilAge <= PENSION.untilAge)
    return undefined
  return `From age ${PENSION.untilAge} nothing goes to the pension scheme, and all of the employer’s share goes to EPF.`
}

/** Returns why there is no pension, or why there are two. */
function pensionSentence(result: EpfResult, input: EpfInput): string | undefined {
  const pension = pensionOf(result, input)
  const { service } = pension
  // None for no member, whose service is not a number.
  if (result.years.length === 0 || !(service > 0)) return undefined
  if (service < PENSION_FORMULA.leastYears)
    return `${lengthInWords(service)} in the pension scheme give no pension: it takes ${PENSION_FORMULA.leastYears} years.`
  const pensions = pensionsOf(pension)
  if (pensions.length < 2) return undefined
  const [one, two] = pensions.map(([, amount]) => rupees(amount))
  return `From ${PENSION.untilAge} the pension is about ${one} a month, or ${two} if the years before the new ceiling count only up to the former one. Which applies is not known yet.`
}
