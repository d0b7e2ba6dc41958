import { expect, test } from 'vitest'

import { costBars } from './cost-bars.ts'

const bar = (amount: number) => ({ label: String(amount), amount })
const colors = (...[ways, before]: [number[], number[]?]) =>
  costBars('Costs', ways.map(bar), before?.map(bar)).parts.map(({ color }) => color)

test('the cheapest way has a colour of its own', () => {
  expect(colors([3, 1, 2])).toEqual(['principal', 'interest', 'principal'])
  expect(colors([3, NaN])).toEqual(['interest', 'principal'])
  expect(colors([NaN])).toEqual(['principal'])
})

test('what is over is no way, however cheap it was', () => {
  expect(colors([3, 2], [1])).toEqual(['principal', 'principal', 'interest'])
})
