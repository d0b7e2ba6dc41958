import { expect, test } from 'vitest'

import { announcement } from './Announcement.tsx'
import type { Answer, Row } from './definition.ts'

const rows: Row[] = [
  { label: 'Invested', amount: 100, unit: 'rupees' },
  { label: 'Maturity Value', amount: 150, unit: 'rupees', isHeadline: true },
  { label: 'Gain', amount: 50, unit: 'rupees' },
]
const answers: Answer[] = [
  { rule: 'New regime', amount: 10, unit: 'rupees', basis: 'A sentence.' },
  { rule: 'Old regime', amount: 20, unit: 'rupees', basis: 'Another.' },
]

test('the headline alone is announced', () => {
  expect(announcement(rows, undefined, [])).toBe('Maturity Value ₹150')
  expect(announcement(rows.slice(0, 1), undefined, ['A note.'])).toBe('Invested ₹100')
})

test('answers take the place of the headline, each of them once', () => {
  const both: Row[] = [{ label: 'New regime', amount: 10, unit: 'rupees', isAnswer: true }, ...rows]
  expect(announcement(both, answers, [])).toBe('New regime ₹10, Old regime ₹20')
})

test('a headline without a value is announced with the first reason', () => {
  const open: Row[] = [{ label: 'Return', amount: NaN, unit: 'percent' }]
  expect(announcement(open, undefined, ['Why.', 'More.'])).toBe('Return —. Why.')
})
