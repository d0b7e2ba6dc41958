import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rupees } from '@/lib/format.ts'

import { savingsCalculator } from './definition.ts'
import { overTime } from './over-time.ts'
import { MOST_JOINTLY, SCHEMES, type Scheme } from './schemes.ts'
import { rateSentence } from './sentences.ts'
import type { SavingsInput } from './small-savings.ts'

const { fields, calculate, rows, sentence, notes, tables, hiddenFields } = savingsCalculator
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
  ['nsc', 'Maturity Amount'],
  ['ssy', 'Maturity Amount'],
])('%s is headed by its %s', (scheme, label) => {
  expect(rows(resultOf({ scheme }), { ...fresh, scheme })[0]?.label).toBe(label)
})

test.each<[Scheme, readonly string[]]>([
  ['ppf', ['scheme', 'yearlyDeposit', 'paid', 'ppfRatePercent']],
  ['scss', ['scheme', 'principal', 'scssRatePercent']],
  ['mis', ['scheme', 'principal', 'holders', 'misRatePercent']],
])('%s asks for its own fields alone', (scheme, names) => {
  const hidden: readonly string[] = hiddenFields?.({ ...fresh, scheme }) ?? []
  expect(Object.keys(fields).filter((name) => !hidden.includes(name))).toEqual(names)
})

test.each<[Partial<SavingsInput>, string]>([
  [{ yearlyDeposit: 150_001 }, 'PPF accepts at most ₹1,50,000 a year.'],
  [{ yearlyDeposit: 499 }, 'PPF accepts at least ₹500 a year.'],
  [{ scheme: 'ssy', yearlyDeposit: 249 }, 'SSY accepts at least ₹250 a year.'],
  [{ scheme: 'scss', principal: 3_000_001 }, 'SCSS accepts at most ₹30,00,000.'],
  [{ scheme: 'mis', principal: 900_001 }, 'MIS accepts at most ₹9,00,000.'],
  [{ scheme: 'mis', principal: 1_500_001, holders: 'two' }, 'MIS accepts at most ₹15,00,000.'],
  [{ scheme: 'nsc', principal: 999 }, 'NSC accepts at least ₹1,000.'],
  [{ scheme: 'scss', principal: 0 }, 'SCSS accepts at least ₹1,000.'],
  [{ scheme: 'mis', principal: 999 }, 'MIS accepts at least ₹1,000.'],
  [{ scheme: 'nsc', principal: 1_050 }, 'NSC accepts multiples of ₹100.'],
  [{ scheme: 'scss', principal: 1_100 }, 'SCSS accepts multiples of ₹1,000.'],
  [{ scheme: 'mis', principal: 1_100 }, 'MIS accepts multiples of ₹1,000.'],
  [{ yearlyDeposit: 1_020 }, 'PPF accepts multiples of ₹50.'],
  [{ yearlyDeposit: -1 }, 'Enter a deposit and a rate of 0 or more.'],
])('%j is told', (changes, words) => {
  expect(told(changes)).toEqual([words])
})

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

test('the table and the picture end with the maturity amount', () => {
  const result = resultOf({ scheme: 'ssy' })
  const [table] = tables?.(result, { ...fresh, scheme: 'ssy' }) ?? []
  expect(table?.rows).toHaveLength(21)
  expect(table?.rows.at(-1)?.[3]).toBeCloseTo(result.maturity, 6)
  expect(overTime(result)?.x).toHaveLength(21)
})

const text = (path: string) =>
  readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8')
const page = text('tools/fd-calculator/small-savings.mdx')
const maturity = (changes: Partial<SavingsInput>) => rupees(resultOf(changes).maturity)
const payout = (scheme: Scheme, principal: number) => rupees(resultOf({ scheme, principal }).payout)
const most = (scheme: Scheme) => rupees(SCHEMES[scheme].most)

test.each([
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
  ['NSC comes to', `become ${maturity({ scheme: 'nsc' })}`],
])('the page is right about %s', (_subject, stated) => {
  expect(page.replaceAll(/ +\|/g, ' |')).toContain(stated)
})

test('the questions are right about PPF', () => {
  expect(text('faq/financial.md')).toContain(`comes to ${maturity({})} at`)
})
