import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { percent, rupees, twoDecimals } from '@/lib/format.ts'

import { runDown, type CompoundInterestInput } from './compound-interest.ts'
import { compoundInterestCalculator } from './definition.ts'
import { frequencyTable } from './later.tsx'
import { targetAnswers } from './sentences.ts'
import { yearsUntil } from './solve.ts'
import { testStates } from '../../../../tests/stated-figures.ts'

// The figures of the page and of its questions, by the formulas of the tool.

const { fields } = compoundInterestCalculator
const inputOf = (changes: Partial<CompoundInterestInput> = {}): CompoundInterestInput => ({
  ...readInput(fields, initialTexts(fields)),
  ...changes,
})
const table = frequencyTable(inputOf())
const [howLong, whichRate, howMuch] = targetAnswers(inputOf({ targetAmount: 200_000 }))
const firstWords = (answer = '') => /^[\d,.₹%]+/.exec(answer)?.[0].replace(/[,.]$/, '') ?? ''
const run = runDown(
  inputOf({ principal: 2_000_000, annualRatePercent: 9, withdrawal: 20_000 }),
  100,
)
const doubling = (annualRatePercent: number) =>
  twoDecimals(yearsUntil(inputOf({ annualRatePercent, frequency: 1, targetAmount: 200_000 })))

testStates('tools/compound-interest.mdx', 'the page is right about %s', [
  ...(table?.rows ?? []).map(([name, rate, value]) => [
    String(name),
    `| ${name} | ${rupees(Number(value))} | ${percent(Number(rate))} |`,
  ]),
  ['the time', `It takes ${firstWords(howLong?.answer)} years.`],
  ['the rate', `${firstWords(whichRate?.answer)} reaches it in 5 years.`],
  ['the principal', `with n periods: ${firstWords(howMuch?.answer)}.`],
  ['withdrawals', `for ${run.left.length - 2} months and then ${rupees(run.last)}.`],
])

testStates('faq/financial.md', 'the question about doubling is right', [
  `${doubling(8)} years at 8%, ${doubling(10)} at 10% and ${doubling(12)} at 12%`,
])

test('the target is reached with the interest of month 84', () => {
  expect(howLong?.answer).toContain('You reach it with the interest of month 84')
})
