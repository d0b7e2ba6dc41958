import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { percent, rupees, twoDecimals } from '@/lib/format.ts'

import { beforeDecrease } from '../percentage.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { discountCalculator } from './definition.ts'
import { discounted } from './discounts.ts'

/** The examples of the page of discounts, and of the card that undoes one, by the tools themselves. */
const text = (path: string) =>
  readFileSync(new URL(`../../../../content/${path}`, import.meta.url), 'utf8').replaceAll(
    / +\|/g,
    ' |',
  )
const page = text('tools/percentage-calculator/discounts.mdx')
const cards = text('tools/percentage-calculator.mdx')

const chain = discounted(2000, [20, 10])
const asOne = (...percents: number[]) => percent(discounted(1, percents).asOnePercent)
const left = (index: number) => rupees(chain.steps[index]?.left ?? NaN)

test.each([
  ['the first step', `₹2,000 with 20% off is ${left(0)}.`],
  ['the second step', `not of ₹2,000: ${rupees(chain.steps[1]?.off ?? NaN)}. You pay ${left(1)}.`],
  ['two discounts', `| 20% and 10% | ${asOne(20, 10)} |`],
  ['two others', `| 50% and 20% | ${asOne(50, 20)} |`],
  ['three', `| 50%, 50% and 50% | ${asOne(50, 50, 50)} |`],
])('the page is right about %s', (_subject, stated) => {
  expect(page, 'src/content/tools/percentage-calculator/discounts.mdx').toContain(stated)
})

test('the card is right about the price before', () => {
  expect(cards, 'src/content/tools/percentage-calculator.mdx').toContain(
    `| 80 after 20% off was ${twoDecimals(beforeDecrease(80, 20))} |`,
  )
})

test('a chain says that it is less than its sum, and an impossible discount why there is no price', () => {
  const { fields, calculate, notes } = discountCalculator
  const fresh = readInput(fields, initialTexts(fields))
  const noted = (...percents: number[]) => {
    const input = {
      ...fresh,
      discounts: percents.map((each) => ({ percent: each, direction: 'off' as const })),
    }
    return notes?.(calculate(input), input)
  }
  expect(noted(20, 10)).toEqual([
    'In total they are less than 30%, because each applies to the reduced price.',
  ])
  expect(noted(20)).toEqual([])
  expect(noted(20, 101)).toEqual(['There is no price to pay. Enter a discount of 0% to 100%.'])
})

test('a chain with a rise speaks of changes', () => {
  const { fields, calculate, notes, rows } = discountCalculator
  const input = readInput(fields, {
    ...initialTexts(fields),
    discounts: 'percent=20&direction=more;percent=20',
  })
  const result = calculate(input)
  // 2,000 + 20 % = 2,400; less 20 % = 1,920: 4 % less.
  expect(rows(result, input).map(({ label, amount }) => [label, amount])).toEqual([
    ['Amount at the End', 1_920],
    ['Change', -80],
    ['As One Change', -4],
  ])
  expect(notes?.(result, input)).toEqual([
    'Added up, the percentages are 0%. Together they are -4%, because each applies to the amount before it.',
  ])
})
