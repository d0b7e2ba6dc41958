import { expect, test } from 'vitest'

import { rupees } from '@/lib/format.ts'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { monthDrawing, monthSentence } from './drawing.tsx'
import { salaryFields } from './fields.ts'
import { lowerAbove } from './sentences.ts'
import { monthByMonth } from './month-by-month.ts'
import { salary } from './salary.ts'
import type { SalaryInput } from './salary-input.ts'
import { testStates } from '../../../../../tests/stated-figures.ts'

// The figures of the page and of its questions, by the formulas of the tool.

const fresh = readInput(salaryFields, initialTexts(salaryFields))
const of = (change: Partial<SalaryInput> = {}) => salary({ ...fresh, ...change })
const given = of()
const both = (amountOf: (year: typeof given.new) => number) => `${rupees(amountOf(given.new))} | ${rupees(amountOf(given.old))}` // prettier-ignore
const aMonth = (year: typeof given.new) => rupees(year.inHand / 12)
const wanted = of({ knownBy: 'in-hand', inHand: 100_000 })
const ctcs = (['new', 'old'] as const).map((regime) => rupees(wanted[regime].pay.ctc))
const { months } = monthByMonth(given.new, 'new')
const inHandIn = (index: number) => rupees(months[index]?.inHand ?? NaN)
const twoEmployers = of({
  ctc: 1_500_000,
  pfOn: 'none',
  gratuityPercent: 0,
  professionalTax: 0,
  worksFrom: 10,
  otherSalary: 800_000,
}).new
const peak = of({ ctc: 1_336_503 })
const lower = lowerAbove(peak.new, 'new')

testStates('tools/tax-calculator/salary.mdx', 'the page is right about %s', [
  ['gross', `Gross salary | ${both(({ pay }) => pay.gross)}`],
  ['provident fund', `Your provident fund | ${both(({ pay }) => pay.pf)}`],
  ['tax', `Income tax | ${both(({ tax }) => tax.totalTax)}`],
  ['a year', `In hand a year | ${both(({ inHand }) => inHand)}`],
  ['a month', `**${aMonth(given.new)}** | **${aMonth(given.old)}**`],
  ['the months', `${inHandIn(4)} arrive in August and ${inHandIn(6)} in October`],
  ['backwards', `takes a CTC of ${ctcs[0]} in the new regime and ${ctcs[1]} in the old one`],
  ['two employers', `are taxed together: ${rupees(twoEmployers.tax.totalTax)} in the new`],
  ['the cliff', `brings more than any from ${rupees(lower?.from ?? NaN)} to ${rupees(lower?.to ?? NaN)}`], // prettier-ignore
])

testStates('faq/financial.md', 'the questions are right about %s', [
  ['15 lakh', `${aMonth(given.new)} a month on average in the new regime of tax year 2026-27, and ${aMonth(given.old)} in`], // prettier-ignore
  ['the full basic pay', `it is ${aMonth(of({ pfOn: 'full' }).new)} in the new regime`],
  ['one lakh in hand', `${ctcs[0]} in the new regime of tax year 2026-27, with half`],
  ['two employers', `but ${rupees(twoEmployers.tax.totalTax)} together, in the new regime`],
  ['the old regime', `in the old regime ${ctcs[1]} without`],
  ['provident fund', `${rupees(months[4]?.pf ?? NaN)} until August, ${rupees(months[5]?.pf ?? NaN)} in September and ${rupees(months[6]?.pf ?? NaN)} from October`], // prettier-ignore
])

test('every CTC between the two named for it leaves less than the one before them', () => {
  const { inHand } = peak.new
  expect(of({ ctc: 1_336_502 }).new.inHand).toBeLessThan(inHand)
  for (let ctc = lower?.from ?? NaN; ctc <= (lower?.to ?? NaN); ctc += 997)
    expect(of({ ctc }).new.inHand).toBeLessThan(inHand)
  expect(of({ ctc: (lower?.to ?? NaN) + 1 }).new.inHand).toBeGreaterThanOrEqual(inHand)
})

test('an average month goes from gross pay to in hand', () => {
  // A CTC of 12,00,000 without gratuity: half of it is basic, and 12 % of 50,000 are 6,000 of provident fund on each side.
  const input: SalaryInput = {
    ...fresh,
    ctc: 1_200_000,
    basicPercent: 50,
    gratuityPercent: 0,
    pfOn: 'full',
    professionalTax: 0,
  }
  const result = salary(input)
  expect(monthSentence(result, input)).toBe(
    'Of ₹94,000 in an average month, ₹6,000 goes to provident fund: ₹88,000 is left.',
  )
  const drawn = monthDrawing(result, input)
  expect(drawn?.words?.map(({ text }) => text)).toEqual(['Gross', 'PF', 'In hand'])
  // 88,000 and 6,000 of 94,000.
  expect(drawn?.hanging.map(({ y = 0, height }) => [y, height])).toEqual([
    [0, 100],
    [93.62, 6.38],
    [0, 93.62],
  ])
  const empty = { ...input, ctc: NaN }
  expect(monthDrawing(salary(empty), empty)).toBeUndefined()
})

test('each deduction hangs where the pay before it ends', () => {
  const shapes = monthDrawing(given, fresh)?.hanging ?? []
  const [, pf, taxes, inHand] = shapes.map(({ y = 0, height }) => ({ y, end: y + height }))
  expect(pf?.end).toBeCloseTo(100, 1)
  expect(taxes?.end).toBeCloseTo(pf?.y ?? NaN, 1)
  expect(inHand?.end).toBeCloseTo(taxes?.y ?? NaN, 1)
})
