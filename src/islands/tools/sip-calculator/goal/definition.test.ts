import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'

import { drawing, tables, working } from './later.ts'
import { goalPlanner } from './definition.ts'
import type { GoalInput } from './goal.ts'

const fresh = readInput(goalPlanner.fields, initialTexts(goalPlanner.fields))
const shown = (changed: Partial<GoalInput> = {}) => {
  const input = { ...fresh, ...changed }
  const result = goalPlanner.calculate(input)
  return {
    answers: goalPlanner.answers?.(result, input) ?? [],
    labels: goalPlanner.rows(result, input).map(({ label }) => label),
    notes: goalPlanner.notes?.(result, input),
    parts: goalPlanner.chart?.(result, input).parts ?? [],
    sentence: goalPlanner.sentence?.(result, input),
    tables: tables(result, input),
    picture: drawing.strokes(result, input)?.all,
    working: working(result, input),
  }
}

test('the page opens with the three ways to reach the goal', () => {
  // 10,008.528… × 240, by 50-digit decimals as in goal.test.ts
  expect(shown().answers.map(({ rule, basis }) => `${rule}: ${basis}`)).toEqual([
    'The same every month: ₹24,02,047 put in.',
    'Raised by 8% a year: At first, and ₹25,317 in the last month. ₹32,21,353 put in.',
    'Raised by ₹500 a year: At first, and ₹16,577 in the last month. ₹28,38,468 put in.',
  ])
  expect(shown().notes).toEqual([])
})

test('a step of 0 leaves its way out everywhere', () => {
  const { answers, labels, tables, working: lines } = shown({ stepUpPercent: 0, stepUpRupees: 0 }) // prettier-ignore
  expect(answers).toHaveLength(1)
  expect(labels.filter((label) => label.includes('Raised'))).toEqual([])
  expect(tables[0]?.columns).toHaveLength(2)
  expect(lines.map(({ label }) => label)).toEqual(['SIP, Same Every Month'])
})

const ENOUGH = 'Your savings, or the yearly steps alone, already reach the goal.'

test('what is there is enough: nothing to pay, and the sentence says so', () => {
  // 10,00,000 × 1.01^240 = 1,08,92,554
  const { answers, notes } = shown({ lumpSum: 1_000_000 })
  expect(answers.map(({ amount }) => amount)).toEqual([0, 0, 0])
  expect(notes).toEqual([ENOUGH])
})

test('steps in rupees that reach the goal alone are said', () => {
  // 5,000 × 12 × (1 + 2 + … + 9) = 27,00,000, before any return
  const { answers, notes } = shown({ targetAmount: 500_000, years: 10, stepUpRupees: 5_000 })
  expect(answers.map(({ amount }) => amount === 0)).toEqual([false, false, true])
  expect(notes).toEqual([ENOUGH])
})

test('a goal without time has no plan, no tables and no picture', () => {
  const { answers, notes, tables, picture, working: lines } = shown({ years: 0 })
  expect(answers.map(({ amount }) => amount)).toEqual([NaN, NaN, NaN])
  expect(notes).toEqual(['Enter a time of more than 0 and at most 100 years.'])
  expect([tables, picture, lines]).toEqual([[], undefined, []])
  expect(shown({ furtherGoals: [{ targetAmount: 1, years: 0 }] }).notes).toEqual([
    'Enter a time of more than 0 and at most 100 years.',
  ])
})

test('what comes in and what is earned make up the goal', () => {
  const { parts } = shown({ lumpSum: 200_000 })
  expect(parts.map(({ label }) => label)).toEqual(['Paid in monthly', 'Returns', 'Already saved'])
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(10_000_000, 4)
})

test('the sums of all goals stand under their table and in their row', () => {
  const { labels, tables } = shown({ furtherGoals: [{ targetAmount: 10_000_000, years: 20 }] })
  expect(labels).toContain('SIP for All Goals')
  expect(tables[0]?.rows.map(([goal]) => goal)).toEqual(['First', 'Further 1'])
  // Twice 10,008.528…
  expect(Math.round(Number(tables[0]?.totals?.at(-1)))).toBe(20_017)
})

test('the table of years leaves out what lies before today', () => {
  expect(shown({ years: 2.5 }).tables[0]?.rows.map(([years]) => years)).toEqual(['0.5', '1.5', '2.5', '3.5', '4.5', '5.5', '7.5']) // prettier-ignore
})

test('the picture ends at the goal, and what is put in holds the lump sum', () => {
  const { picture, parts } = shown({ lumpSum: 200_000 })
  const { near = NaN, far = NaN } = picture?.at(-1) ?? {}
  expect(near + far).toBeCloseTo(1e7, 4)
  expect(near).toBeCloseTo(200_000 + (parts[0]?.amount ?? NaN), 4)
})

test('the working puts the visitor’s numbers in', () => {
  // By 50-digit decimals: 1.06^20 × 10^7, 1.01^240 × 5,00,000, and their difference ÷ 999.147920…
  const lines = shown({ amountIn: 'today', lumpSum: 500_000 }).working
  expect(lines[0]?.lines.at(-1)).toBe('= ₹3,20,71,354.72')
  expect(lines[1]?.lines.slice(3)).toEqual([
    'G = what you have × (1 + r)^n = ₹5,00,000 × (1 + r)^n = ₹54,46,276.83',
    'V, what 1 rupee a month comes to, = ((1 + r)^n − 1) ÷ r × (1 + r) ≈ 999.1479',
    '= (₹3,20,71,354.72 − ₹54,46,276.83) ÷ 999.1479',
    '= ₹26,647.78',
  ])
})

test('the amount is said in the other rupees', () => {
  expect(shown().sentence).toBe(
    'With prices rising 6% a year, that buys what ₹31,18,047 buys today.',
  )
  expect(shown({ amountIn: 'today' }).sentence).toContain('the goal costs ₹3,20,71,355 then')
})
