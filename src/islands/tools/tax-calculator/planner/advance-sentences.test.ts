import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { rupees } from '@/lib/format.ts'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { lawFor } from '../tax-years.ts'
import {
  advanceRuleSentence,
  eventsToCome,
  interestSentences,
  nextSentence,
  toCome,
} from './advance-sentences.ts'
import { advanceTax, type AdvanceTaxInput, dueDates, LEAST_TAX } from './advance-tax.ts'
import { advanceFields, paidOf } from './AdvanceTax.tsx'

const year = lawFor('tax-year-2026-27')
const november = { year: 2026, month: 11, day: 22 }
const outcome = (changes: Partial<AdvanceTaxInput> = {}) =>
  advanceTax({
    totalTax: 100_000,
    tds: 0,
    ageBand: 'below-60',
    business: 'none',
    paid: [10_000, 30_000, 0, 0, 0],
    restPaidIn: 4,
    ...changes,
  })

test.each([
  [{}, november, 'Pay ₹35,000 more by 15 December 2026: then 75% of ₹1,00,000 is paid.'],
  [
    {},
    { year: 2026, month: 12, day: 16 },
    'Pay ₹60,000 more by 15 March 2027: then 100% of ₹1,00,000 is paid.',
  ],
  [
    { paid: [0, 0, 80_000, 0, 0] },
    november,
    'Pay ₹20,000 more by 15 March 2027: then 100% of ₹1,00,000 is paid.',
  ],
  [
    {},
    { year: 2027, month: 3, day: 16 },
    'The due dates of this year are over, and ₹60,000 is unpaid.',
  ],
  [{ paid: [0, 0, 0, 0, 100_000] }, { year: 2027, month: 4, day: 1 }, 'All of the tax is paid.'],
  [
    { tds: 90_001 },
    november,
    'No advance tax is due: after TDS the tax is ₹9,999, less than ₹10,000 (section 404).',
  ],
  [
    { ageBand: '60-to-79' },
    november,
    'No advance tax is due: you are 60 or older, without a business or profession (section 403).',
  ],
] as const)('%j: what comes next is said', (changes, today, sentence) => {
  expect(nextSentence(outcome(changes), year, today)).toBe(sentence)
})

test('a date counts as to come on its own day', () => {
  expect(toCome(outcome(), year, { year: 2026, month: 12, day: 15 })).toHaveLength(2)
  expect(toCome(outcome(), year, { year: 2026, month: 12, day: 16 })).toHaveLength(1)
  expect(toCome(outcome(), year, { year: 2027, month: 3, day: 15 })).toHaveLength(1)
})

// 5,000 × 3 % at the first date; 35,000 × 3 % and 60,000 × 1 % at those to come; then 60,000 × 4 %
test('sentences show the interest so far, in total, and after the year', () => {
  expect(interestSentences(outcome(), year, november, 4)).toEqual([
    'Interest on late instalments so far: ₹150 (section 425). If you pay nothing more in time, it will be ₹1,800.',
    'If you pay the remaining ₹60,000 in July 2027, the interest from April is ₹2,400 (section 424).',
  ])
  expect(interestSentences(outcome({ tds: 95_000 }), year, november, 4)).toEqual([])
})

test('the rule names its sections, and those of the Act of 1961 before', () => {
  expect(advanceRuleSentence(year)).toContain(
    'Income-tax Act 2025 (30 of 2025), section 408. The shortfall is rounded down to hundreds of rupees (rule 269 of the Income-tax Rules 2026). Last checked on 22 November 2026.',
  )
  expect(advanceRuleSentence(lawFor('fy-2025-26'))).toContain('Income-tax Act 1961, section 211.')
})

test('the calendar has the dates to come, and says no amount', () => {
  const events = eventsToCome(outcome(), year, november)
  expect(events.map(({ date }) => date)).toEqual([
    { year: 2026, month: 12, day: 15 },
    { year: 2027, month: 3, day: 15 },
  ])
  expect(JSON.stringify(events)).not.toContain('₹')
  expect(new Set(events.map(({ id }) => id)).size).toBe(2)
})

test('there is a field for what was paid by each date, and one for the time after the last', () => {
  const entry = readInput(advanceFields, initialTexts(advanceFields))
  expect(paidOf({ ...entry, paidJune: 1, paidSeptember: 2, paidDecember: 3, paidMarch: 4, paidLast: 5 })).toEqual([1, 2, 3, 4, 5]) // prettier-ignore
})

const text = (path: string) =>
  readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8')
const [june, september, december] = dueDates.map(({ percent }) => percent)

test('the answer about advance tax is right about the dates', () => {
  const faq = text('faq/financial.md')
  expect(faq, 'src/content/faq/financial.md').toContain(
    `${june}% by 15 June, ${september}% by 15 September, ${december}% by 15 December and all of it by 15 March`,
  )
  expect(faq).toMatch(new RegExp(`${rupees(LEAST_TAX)} or more`))
})

test('the page is right about the interest of its example', () => {
  const { instalments } = outcome({ paid: [10_000, 30_000, 30_000, 30_000, 0] })
  const costs = instalments.filter(({ interest }) => interest > 0)
  const words = costs.map(({ interest }) => rupees(interest)).join(' and ')
  expect(text('tools/tax-calculator/planner.mdx')).toContain(`by the four dates, that is ${words}.`)
})
