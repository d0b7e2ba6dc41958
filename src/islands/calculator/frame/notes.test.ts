import { expect, test } from 'vitest'

import { rupeesField } from '../fields/number-fields.ts'
import type { CalculatorDefinition } from './definition.ts'
import { notesOf } from './notes.ts'

/** A view without notes, chart or tables: the least that a definition has. */
const inverse: CalculatorDefinition<{ amount: number }, number> = {
  reportTitle: 'Inverse Report',
  reportName: 'inverse',
  resultsTitle: 'Inverse',
  fields: { amount: rupeesField('Amount (₹)', 2) },
  calculate: ({ amount }) => 1 / amount,
  rows: (result) => [{ label: 'Inverse', amount: result, unit: 'count' }],
}
const notes = (definition: typeof inverse, amount: number) =>
  notesOf(definition, definition.calculate({ amount }), { amount })

test('a figure without a value is explained when the calculator has no notes', () => {
  expect(notes(inverse, 0)).toEqual([expect.stringContaining('There is no result')])
  expect(notes(inverse, 2)).toEqual([])
})

test('an answer without a value is explained as well', () => {
  const answer = {
    rule: 'By one rule',
    amount: NaN,
    unit: 'rupees',
    basis: 'Of the year.',
  } as const
  expect(notes({ ...inverse, answers: () => [answer] }, 2)).toEqual([
    expect.stringContaining('There is no result'),
  ])
})

test('the notes of the calculator replace the default', () => {
  expect(notes({ ...inverse, notes: () => ['Enter an amount above 0.'] }, 0)).toEqual([
    'Enter an amount above 0.',
  ])
})

test('a field without a number is named first', () => {
  expect(notes({ ...inverse, notes: () => ['Enter an amount above 0.'] }, NaN)).toEqual([
    'Amount is not a number, so results that depend on it show “—”.',
  ])
})
