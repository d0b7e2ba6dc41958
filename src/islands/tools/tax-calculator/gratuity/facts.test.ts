import { expect, test } from 'vitest'

import { facts } from './facts.ts'

// Sections 53(1), (2) and 2(88) of the Code on Social Security, 2020: five years, fifteen of 26 days' wages for a year "or part
// thereof in excess of six months", and excluded parts above one half are wages. S.O. 1420(E): twenty lakh. S.O. 1213(E): the same.
test.each([
  [
    'gratuity-formula',
    '2025-11-21',
    '15 ÷ 26 of a month’s wages for each year; a part of a year beyond 6 months counts as one',
  ],
  [
    'gratuity-service',
    '2025-11-21',
    '5 years; not on death, disablement or the end of a fixed term, which counts in proportion',
  ],
  ['gratuity-wages', '2025-11-21', 'Basic pay and dearness allowance, at least 50% of all pay'],
  ['gratuity-ceiling', '2018-03-29', '₹20,00,000'],
  ['gratuity-exemption', '2026-04-01', '₹20,00,000'],
])('%s is stated with the figures of the law', (id, from, value) => {
  expect(facts.find((fact) => fact.id === id)).toMatchObject({ from, value })
})

test('each fact has a source and a day for the next look', () => {
  expect(facts).toHaveLength(5)
  for (const { source, checked, reviewBy } of facts) {
    expect(source).toMatch(/20\d\d/)
    expect((reviewBy ?? '') > checked).toBe(true)
  }
})
