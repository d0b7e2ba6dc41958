import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { withdrawalCalculator } from './definition.ts'
import { strokes, wordsOf } from './drawing.tsx'
import { tables } from './later.ts'
import type { WithdrawalInput } from './withdrawal.ts'
import { working } from './working.ts'

const fresh = readInput(withdrawalCalculator.fields, initialTexts(withdrawalCalculator.fields))
const shown = (changed: Partial<WithdrawalInput> = {}) => {
  const input = { ...fresh, ...changed }
  const result = withdrawalCalculator.calculate(input)
  return {
    answers: withdrawalCalculator.answers?.(result, input) ?? [],
    labels: withdrawalCalculator.rows(result, input).map(({ label }) => label),
    notes: withdrawalCalculator.notes?.(result, input),
    parts: withdrawalCalculator.chart?.(result, input).parts ?? [],
    sentence: withdrawalCalculator.sentence?.(result, input),
    tables: tables(result, input),
    drawn: strokes(result, input),
    read: (year: number) => {
      const drawn = strokes(result, input)
      return (
        drawn &&
        wordsOf(drawn, year - 1, result, input)
          .map(([text]) => text)
          .join(' ')
      )
    },
    working: Object.fromEntries(working(result, input).map(({ label, lines }) => [label, lines])),
  }
}

// Figures by 50-digit decimals, as in withdrawal.test.ts.
test('the page opens with how long it lasts and what can be taken', () => {
  expect(shown().answers.map(({ rule, basis }) => `${rule}: ${basis}`)).toEqual([
    'Months that ₹20,000 a month lasts: 15 years 6 months, including the last, smaller withdrawal.',
    'A month for 20 years: Nothing is left then.',
    'A month for ever: The savings never end.',
  ])
  expect(shown().sentence).toBe(
    'The money lasts for 15 years 6 months. The last withdrawal is ₹10,649.',
  )
  expect(shown().notes).toEqual([])
})

test('money that does not end says what is left, and what its totals are those of', () => {
  const { answers, sentence, notes, read } = shown({ withdrawal: 15_000 })
  expect(answers[0]).toMatchObject({
    rule: 'Left after 20 years',
    basis: '₹15,000 a month can be taken for ever.',
  })
  expect(sentence).toBe('The money lasts for ever. ₹20,00,000 is left after 20 years.')
  expect(notes).toEqual(['The money does not run out, so the totals cover the first 20 years.'])
  // 20,00,000 × 0.09 ÷ 12 = 15,000 a month is what it earns, so that every year ends with all of it.
  expect(read(20)).toBe('₹20,00,000 is left.')
  expect(shown({ withdrawal: 15_000.5 }).sentence).toContain('more than a hundred years')
})

test.each([
  [{ savings: 0 }, 'Enter savings above ₹0.'],
  [{ withdrawal: -1 }, 'Enter a withdrawal of ₹0 or more.'],
  [{ risePercent: -100 }, 'Enter a yearly rise above −100%.'],
  [{ years: 0 }, 'Enter a time of 1 month to 100 years.'],
  [{ savings: 1e308, withdrawal: 1e308 }, 'These values are too large to calculate with.'],
  [{ leave: 1e9 }, 'Even without a withdrawal, the savings do not reach the amount to be left.'],
])('%j is said to be without a figure', (changed, sentence) => {
  expect(shown(changed).notes).toEqual([sentence])
})

test('where no tax is worked out, nothing speaks of it', () => {
  const { labels, tables, working: lines } = shown({ taxedAs: 'other' })
  expect([...labels, ...(tables[0]?.columns.map(({ label }) => label) ?? [])].join()).not.toMatch(
    /tax|gains/i,
  )
  expect(Object.keys(lines)).not.toContain('Tax on Gains')
  expect(withdrawalCalculator.hiddenFields?.({ ...fresh, taxedAs: 'other' })).toHaveLength(3)
})

test('the savings and what they earn make up all that is paid out and left', () => {
  // 185 × 20,000 + 10,649 paid out
  const [savings, returns] = shown().parts.map(({ amount }) => Math.round(amount))
  expect([savings, returns]).toEqual([2_000_000, 1_710_649])
})

test('the drawing ends with nothing in both courses, each in its own year', () => {
  const { drawn, read } = shown()
  const [entered, most] = [drawn?.all, drawn?.outlines]
  expect([entered?.length, most?.length]).toEqual([20, 20])
  expect([entered?.[14], entered?.[15]].map((year) => (year?.near ?? NaN) > 0)).toEqual([
    true,
    false,
  ])
  expect(most?.at(-1)?.near).toBeCloseTo(0, 4)
  expect(read(20)).toBe('Nothing is left.')
  expect(read(16)).toMatch(
    /^Nothing is left, ₹[\d,]+ with ₹17,995 a month, the most for 20 years\.$/,
  )
  expect(shown({ savings: 0 }).drawn).toBeUndefined()
})

test('without growth the drawing is plain subtraction', () => {
  // 12,00,000 less 12 × 20,000 a year; the most for 10 years is 12,00,000 ÷ 120 = 10,000 a month.
  const { drawn, read } = shown({ savings: 1_200_000, annualRatePercent: 0, years: 10 })
  expect(drawn?.all.slice(0, 6).map(({ near }) => near)).toEqual([
    960_000, 720_000, 480_000, 240_000, 0, 0,
  ])
  expect(read(2)).toBe('₹7,20,000 is left, ₹9,60,000 with ₹10,000 a month, the most for 10 years.')
})

test('the working of withdrawals at the start of a month', () => {
  const { working: lines, answers } = shown({ takenAt: 'start' })
  // 20,00,000 ÷ 1.0075 = 19,85,111.66; ln(20,000 ÷ (20,000 − 14,888.34)) ÷ ln(1.0075) = 182.57…
  expect(lines['Withdrawals']?.slice(2)).toEqual([
    'D, the savings a month before the first withdrawal, = C ÷ (1 + i) ≈ 19,85,112',
    '= ln(20,000 ÷ (20,000 − 19,85,112 × 0.0075)) ÷ ln(1 + 0.0075) ≈ 182.5756',
    '= 183',
  ])
  expect(lines['A Month for Ever']?.at(-1)).toBe('= ₹14,888.34')
  expect(lines['Tax on Gains']?.[1]).toBe(
    'In the first: ₹20,000 × (1 − ₹20,00,000 ÷ ₹20,00,000) = ₹0',
  )
  expect(answers[0]?.basis).toBe('15 years 3 months, including the last, smaller withdrawal.')
})

test('the working puts the visitor’s numbers in', () => {
  expect(shown().working['Withdrawals']?.slice(1)).toEqual([
    'i = 9 ÷ 12 ÷ 100 = 0.0075 a month',
    '= ln(20,000 ÷ (20,000 − 20,00,000 × 0.0075)) ÷ ln(1 + 0.0075) ≈ 185.5315',
    '= 186',
  ])
  // 20,000 × (1 − 20,00,000 ÷ 20,15,000) = 148.883…
  expect(shown().working['Tax on Gains']?.[1]).toBe(
    'In the first: ₹20,000 × (1 − ₹20,00,000 ÷ ₹20,15,000) = ₹148.88',
  )
  expect(shown({ risePercent: 6 }).working['Withdrawals']).toBeUndefined()
  expect(shown({ annualRatePercent: 0 }).working['Withdrawals']).toEqual([
    'Withdrawals = C ÷ w, rounded up',
    '= 20,00,000 ÷ 20,000',
    '= 100',
  ])
})
