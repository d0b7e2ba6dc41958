import { expect, test } from 'vitest'

import { countField, percentField, rupeesField } from './number-fields.ts'

test('a rupees field steps by ₹1,000', () => {
  expect(rupeesField('Price (₹)', 2_000)).toEqual({
    kind: 'number',
    label: 'Price (₹)',
    initial: 2_000,
    unit: 'rupees',
    step: 1_000,
  })
})

test('a percent field steps by 0.1', () => {
  expect(percentField('Rate (%)', 8.5)).toEqual({
    kind: 'number',
    label: 'Rate (%)',
    initial: 8.5,
    unit: 'percent',
    step: 0.1,
  })
})

test('a count field keeps the step of 1 that every number field has', () => {
  expect(countField('Marks', 75)).toEqual({
    kind: 'number',
    label: 'Marks',
    initial: 75,
    unit: 'count',
  })
})

test('options replace the step and add a hint', () => {
  expect(percentField('Slab (%)', 30, { step: 5, hint: 'Of income', isOption: true })).toEqual({
    kind: 'number',
    label: 'Slab (%)',
    initial: 30,
    unit: 'percent',
    step: 5,
    hint: 'Of income',
    isOption: true,
  })
})

test('a slider steps as its field does, unless it has its own step', () => {
  const { slider } = rupeesField('Price (₹)', 2_000, { step: 500, slider: { min: 0, max: 9_000 } })
  expect(slider).toEqual({ min: 0, max: 9_000, step: 500 })
  const own = percentField('Discount (%)', 25, { slider: { min: 0, max: 90, step: 1 } })
  expect([own.step, own.slider]).toEqual([0.1, { min: 0, max: 90, step: 1 }])
  expect(countField('Days', 9, { slider: { min: 1, max: 9 } }).slider).toEqual({
    min: 1,
    max: 9,
    step: 1,
  })
})
