import { expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'

import { savingsCalculator } from './definition.ts'
import { drawing, tables, working } from './later.ts'
import { MOST_JOINTLY, SCHEMES, type Scheme } from './schemes.ts'
import { rateSentence } from './sentences.ts'
import type { SavingsInput } from './small-savings.ts'
import { testStates } from '../../../../../tests/stated-figures.ts'
import { casesOf } from '../../../../../tests/cases.ts'

const { fields, calculate, rows, sentence, notes, hiddenFields } = savingsCalculator
const fresh = readInput(fields, initialTexts(fields))
const resultOf = (changes: Partial<SavingsInput>) => calculate({ ...fresh, ...changes })
const told = (changes: Partial<SavingsInput>) =>
  notes?.(resultOf(changes), { ...fresh, ...changes })

test('the page opens with PPF filled up for 15 years', () => {
  const figures = rows(resultOf({}), fresh).map((row) => [row.label, figure(row)])
  expect(Object.fromEntries(figures)).toEqual({
    'Maturity Amount': '₹40,68,209',
    'Paid In': '₹22,50,000',
    Interest: '₹18,18,209',
  })
  expect(sentence?.(resultOf({}), fresh)).toBe('15 yearly deposits, and 15 years to maturity.')
})

test.each<[Scheme, string]>([
  ['scss', 'Interest Each Quarter'],
  ['mis', 'Interest Each Month'],
  ['td3', 'Interest Each Year'],
  ['frsb', 'Interest Each Half-Year'],
  ['kvp', 'Maturity Amount'],
  ['nsc', 'Maturity Amount'],
  ['ssy', 'Maturity Amount'],
])('%s is headed by its %s', (scheme, label) => {
  expect(rows(resultOf({ scheme }), { ...fresh, scheme })[0]?.label).toBe(label)
})

test.each<[Scheme, readonly string[]]>([
  ['ppf', ['scheme', 'yearlyDeposit', 'paid', 'ppfRatePercent', 'extension']],
  ['kvp', ['scheme', 'principal', 'kvpRatePercent']],
  ['td5', ['scheme', 'principal', 'td5RatePercent']],
  ['frsb', ['scheme', 'principal', 'frsbRatePercent']],
  ['scss', ['scheme', 'principal', 'scssRatePercent']],
  ['mis', ['scheme', 'principal', 'holders', 'misRatePercent']],
])('%s asks for its own fields alone', (scheme, names) => {
  const hidden: readonly string[] = hiddenFields?.({ ...fresh, scheme }) ?? []
  expect(Object.keys(fields).filter((name) => !hidden.includes(name))).toEqual(names)
})

test.each(casesOf<[Partial<SavingsInput>, string]>('small-savings-notes'))(
  '%j is told',
  (changes, words) => {
    expect(told(changes)).toEqual([words])
  },
)

test('at its limits a deposit needs no word', () => {
  for (const scheme of ['scss', 'nsc', 'mis'] as const)
    expect(told({ scheme, principal: 1_000 })).toEqual([])
  expect(told({ scheme: 'nsc', principal: 1_100 })).toEqual([])
  expect(told({ yearlyDeposit: 500 })).toEqual([])
  expect(told({ scheme: 'mis', principal: 1_500_000, holders: 'two' })).toEqual([])
  expect(told({ scheme: 'nsc', principal: 1e9 })).toEqual([])
})

test('the report says how long the rate is confirmed, unless it was entered', () => {
  const words = 'The rate is confirmed to 30 September 2026. It may change every quarter.'
  expect(rateSentence(fresh)).toBe(words)
  expect(rateSentence({ ...fresh, ppfRatePercent: 7.2 })).toBeUndefined()
  expect(rateSentence({ ...fresh, scheme: 'nsc', ppfRatePercent: 7.2 })).toBe(words)
})

test.each<[Partial<SavingsInput>, string]>([
  [{ scheme: 'kvp' }, 'One deposit, which doubles in 115 months: 9 years 7 months.'],
  [{ scheme: 'td1' }, 'One deposit, and 1 year to maturity.'],
  [{ extension: 'with' }, '20 yearly deposits, and 20 years to maturity.'],
  [{ extension: 'without' }, '15 yearly deposits, and 20 years to maturity.'],
])('%j is one sentence', (changes, words) => {
  expect(sentence?.(resultOf(changes), { ...fresh, ...changes })).toBe(words)
})

test('the bond has dates of its own', () => {
  expect(rateSentence({ ...fresh, scheme: 'frsb' })).toBe(
    'The coupon is confirmed to 31 December 2026. It is reset on 1 January and 1 July.',
  )
  expect(rateSentence({ ...fresh, scheme: 'frsb', frsbRatePercent: 8 })).toBeUndefined()
})

test('withdrawals have a row and a column', () => {
  const changes = { extension: 'without', extraWithdrawal: 300_000 } as const
  const result = resultOf(changes)
  const input = { ...fresh, ...changes }
  expect(rows(result, input).map(({ label }) => label)).toContain('Taken Out')
  const [table] = tables(result, input)
  expect(table?.rows.at(-1)?.[3]).toBe(1_500_000)
  expect(table?.rows.at(-1)?.[4]).toBeCloseTo(result.maturity, 6)
})

test('the working follows each scheme', () => {
  const linesOf = (changes: Partial<SavingsInput>) =>
    working(resultOf(changes), { ...fresh, ...changes })[0]?.lines.join(' ')
  expect(linesOf({ scheme: 'td1' })).toBe(
    '= 1,00,000 × ((1 + 6.9 ÷ 400)^4 − 1), to the rupee = ₹7,081',
  )
  expect(linesOf({ scheme: 'frsb' })).toBe('= 1,00,000 × 8.05 ÷ 100 ÷ 2 = ₹4,025')
  expect(linesOf({ scheme: 'kvp' })).toContain('to the nearest: 115 2 × 1,00,000 = ₹2,00,000')
  expect(linesOf({ paid: 'later', lateMonths: 3 })).toContain('earns for 9 of 12 months')
})

test('the table and the picture end with the maturity amount', () => {
  const result = resultOf({ scheme: 'ssy' })
  const [table] = tables(result, { ...fresh, scheme: 'ssy' })
  expect(table?.rows).toHaveLength(21)
  expect(table?.rows.at(-1)?.[3]).toBeCloseTo(result.maturity, 6)
  const all = drawing.strokes(result, { ...fresh, scheme: 'ssy' })?.all ?? []
  expect(all).toHaveLength(21)
  expect((all[20]?.near ?? NaN) + (all[20]?.far ?? NaN)).toBeCloseTo(result.maturity, 6)
})

const maturity = (changes: Partial<SavingsInput>) => rupees(resultOf(changes).maturity)
const payout = (scheme: Scheme, principal: number) => rupees(resultOf({ scheme, principal }).payout)
const most = (scheme: Scheme) => rupees(SCHEMES[scheme].most)

testStates('tools/fd-calculator/small-savings.mdx', 'the page is right about %s', [
  ['PPF', `| PPF | {percent(RATES.percent.ppf)} | ₹500 to ${most('ppf')} a year |`],
  ['SSY', `| SSY | {percent(RATES.percent.ssy)} | ₹250 to ${most('ssy')} a year |`],
  ['SCSS', `| SCSS | {percent(RATES.percent.scss)} | ₹1,000 to ${most('scss')} |`],
  ['NSC', `| NSC | {percent(RATES.percent.nsc)} | ₹1,000 or more |`],
  [
    'MIS',
    `{percent(RATES.percent.mis)} | ₹1,000 to ${most('mis')}, jointly ${rupees(MOST_JOINTLY)} |`,
  ],
  ['PPF filled up', `come to ${maturity({})} in PPF`],
  ['PPF by the month', `by the 5th come to ${maturity({ paid: 'by the 5th' })}`],
  ['PPF after the 5th', `after the 5th to ${maturity({ paid: 'after the 5th' })}`],
  ['SSY filled up', `come to ${maturity({ scheme: 'ssy' })}`],
  ['SCSS pays', `pay ${payout('scss', 1_500_000)} a quarter`],
  ['MIS pays', `pay ${payout('mis', 900_000)} a month`],
  ['PPF after 5 March', `after 5 March, to ${maturity({ paid: 'later' })}`],
  ['PPF with deposits', `with deposits ${maturity({ extension: 'with' })}`],
  ['PPF without deposits', `without deposits ${maturity({ extension: 'without' })}`],
  ['the time deposits', `${payout('td1', 100_000)}, ${payout('td2', 100_000)}, ${payout('td3', 100_000)} and ${payout('td5', 100_000)} a year`], // prettier-ignore
  ['the bond', `pay ${payout('frsb', 100_000)} each half-year`],
  ['NSC comes to', `become ${maturity({ scheme: 'nsc' })}`],
])

testStates('faq/financial.md', 'the questions are right about PPF: %s', [
  `comes to ${maturity({})} at`,
  `with deposits ${maturity({ extension: 'with' })}`,
  `without deposits ${maturity({ extension: 'without' })}.`,
])
