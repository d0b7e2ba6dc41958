import { percent, rupees, rupeesAndPaise } from '@/lib/format.ts'
import { dayInWords } from '@/lib/long-date.ts'

import { dayNumber } from '@/islands/ui/dates/calendar.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { TAX_DEDUCTED } from '../tax-deducted.ts'
import type { DepositInput } from './bank-deposit.ts'
import { depositCalculator } from './definition.ts'
import { earlyClosing } from './later.tsx'
import { testStates } from '../../../../../tests/stated-figures.ts'

// The figures of the deposit's page and of its questions, by the formula of the tool.

const { fields, calculate } = depositCalculator
const resultOf = (changes: Partial<DepositInput>) =>
  calculate({ ...readInput(fields, initialTexts(fields)), ...changes })
const day = (year: number, month: number, date: number) => dayNumber({ year, month, day: date })

const example = {
  principal: 200_000,
  annualRatePercent: 7.25,
  startDate: day(2027, 9, 15),
  lasts: 'until',
  endDate: day(2029, 1, 31),
} as const
const short = { principal: 100_000, years: 0, days: 90 }
const fourLakh = { principal: 400_000, years: 0, days: 444 }
const closed = earlyClosing(resultOf(example).deposit, day(2028, 6, 20), 6.5, 1)
const each = (payout: DepositInput['payout']) =>
  rupeesAndPaise(resultOf({ principal: 500_000, payout }).payout)
const taxed = resultOf({
  principal: 100_000,
  startDate: day(2027, 1, 1),
  lasts: 'until',
  endDate: day(2030, 1, 1),
})
const tenYears = resultOf({ startDate: day(2027, 1, 1), lasts: 'until', endDate: day(2037, 1, 1) })
const { limits, checked } = TAX_DEDUCTED

testStates('tools/fd-calculator/deposit.mdx', 'the page is right about %s', [
  ['the example', `are 5 quarters and 47 days: ${rupeesAndPaise(resultOf(example).maturity)}.`],
  ['90 days', `for 90 days come to ${rupeesAndPaise(resultOf(short).maturity)}.`],
  [
    'leap years',
    `then comes to ${rupeesAndPaise(resultOf({ ...example, dayCount: '366' }).maturity)}.`,
  ],
  ['months', `Every month | ${each('monthly')} |`],
  ['quarters', `Every quarter | ${each('quarterly')} |`],
  ['half-years', `Every half-year | ${each('half-yearly')} |`],
  ['years', `Every year | ${each('yearly')} |`],
  ['closing early', `earns 5.5%: ${rupeesAndPaise(closed.interest)}.`],
  ['the limits of banks', `post office | ${rupees(limits.bank)} | ${rupees(limits.bankSenior)} |`],
  ['other limits', `or other | ${rupees(limits.other)} | ${rupees(limits.other)} |`],
  ['the day of the law', `as of ${dayInWords(checked)}.`],
  ['the yield', `yield ${percent(taxed.yieldPercent)} a year`],
  ['what tax leaves', `and ${percent(taxed.yieldAfterTaxPercent)} after tax`],
  ['what prices leave', `buys ${percent(-taxed.realPercent)} less`],
  ['ten years', `Over ten years it is ${percent(tenYears.yieldAfterTaxPercent)} after tax`],
])

testStates('faq/financial.md', 'the questions are right about %s', [
  ['the limits', `above ${rupees(limits.bank)}, or above ${rupees(limits.bankSenior)} from age`],
  [
    'the loss',
    `is ${rupees(earlyClosing(resultOf({}).deposit, day(2028, 6, 1), 6.5, 1).lost)} less`,
  ],
  ['444 days', `with ${rupees(resultOf(fourLakh).interest)} of interest`],
  [
    'leap years',
    `come to ${rupees(resultOf(fourLakh).interest - resultOf({ ...fourLakh, dayCount: '366' }).interest)} less`,
  ],
])
