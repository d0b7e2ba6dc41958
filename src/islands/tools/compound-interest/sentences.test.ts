import { expect, test } from 'vitest'

import type { CompoundInterestInput } from './compound-interest.ts'
import { targetAnswers } from './sentences.ts'

const answers = (changes: Partial<CompoundInterestInput>) =>
  targetAnswers({
    principal: 100_000,
    annualRatePercent: 10,
    years: 5,
    frequency: 1,
    contribution: 0,
    contributionTiming: 'end',
    withdrawal: 0,
    withdrawalEvery: 'month',
    targetAmount: 161_051,
    ...changes,
  }).map(({ answer }) => answer)

// 1.1^5 = 1.61051
test('each question has its answer in a sentence', () => {
  expect(answers({})).toEqual([
    '5 years. You reach it with the interest of year 5, after 5 years.',
    '10% a year reaches it in 5 years.',
    '₹1,00,000, instead of ₹1,00,000.',
  ])
})

// ln 2 ÷ ln 1.1 = 7.272540897… years; 1.1^7 < 2 < 1.1^8
test('the time is told exactly, and by the interest that brings the amount', () => {
  expect(answers({ targetAmount: 200_000 })[0]).toBe(
    '7.2725 years. You reach it with the interest of year 8, after 8 years.',
  )
})

test.each([
  ['it is there', { targetAmount: 90_000 }, 0, 'No time: you start with ₹1,00,000.'],
  ['nothing grows', { annualRatePercent: 0 }, 0, 'Never at 0%.'],
  ['it is used up', { withdrawal: 50_000 }, 0, 'Never within 100 years at 10%.'],
  ['there is no time', { years: 0 }, 1, 'No rate up to 10,00,000% reaches it in 0 years.'],
  ['it is there without interest', { targetAmount: 90_000 }, 1, 'No interest is needed: without it you have ₹1,00,000 in 5 years.'], // prettier-ignore
  ['payments are enough', { contribution: 50_000 }, 2, 'Nothing: what you pay in is enough.'],
  ['a crumb is enough', { years: 1e5 }, 2, 'Less than a paisa.'],
  ['withdrawals last longer than is looked', { years: 200, withdrawal: 9 }, 2, 'No amount reaches exactly that.'], // prettier-ignore
  ['the amount is below 0', { targetAmount: -1 }, 0, 'Amounts and times must be 0 or more.'],
] as const)('there is a sentence when %s', (_when, changes, index, sentence) => {
  expect(answers(changes)[index]).toBe(sentence)
})

// 1,00,000 at 10 %, a year later less 5,000: 1,05,000, then 1,10,500 …, and 1,16,550 after the third withdrawal
test('with withdrawals the amount is there after one of them', () => {
  const yearly = { withdrawal: 5_000, withdrawalEvery: 'year' } as const
  expect(answers({ ...yearly, targetAmount: 116_000 })[0]).toBe(
    '3 years, counting withdrawals until then.',
  )
})

test('no amount, or a text that is none, asks nothing', () => {
  expect(answers({ targetAmount: 0 })).toEqual([])
  expect(answers({ targetAmount: NaN })).toEqual([])
  expect(answers({ years: NaN })).toEqual([])
})
