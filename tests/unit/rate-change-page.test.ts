import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { rateChangeCalculator } from '@/islands/tools/loan-calculator/rate-change/definition.ts'
import type { RateChangeResult } from '@/islands/tools/loan-calculator/rate-change/rate-change.ts'
import { REPO_RATE } from '@/islands/tools/loan-calculator/rate-change/rules.ts'
import { percent, rupees } from '@/lib/format.ts'
import { testStatedFigures } from '../stated-figures.ts'

// The figures of the page about a change of the rate and of its questions, by the formula of the tool.

const { fields, calculate } = rateChangeCalculator
const input = readInput(fields, initialTexts(fields))
const { presentEmi, balance, sameEnd, half, sameEmi, prepayment } = calculate(input)
const atRate = (newRatePercent: number) => calculate({ ...input, newRatePercent })
const line = (name: string, { emi, monthsAfter, extraInterest }: RateChangeResult['half']) =>
  `| ${name} | ${rupees(emi)} | ${monthsAfter} | ${rupees(extraInterest)} |`

const onPage = [
  ['the repo rate', `from ${percent(REPO_RATE.before)} to ${percent(REPO_RATE.now)} on 7 October`],
  ['the loan', `is an EMI of ${rupees(presentEmi)}. After 24 EMIs, ${rupees(balance)} is owed.`],
  ['the same end', line('Same end', sameEnd)],
  ['half and half', line('Half and half', half)],
  ['the same EMI', line('Same EMI', sameEmi)],
  ['the prepayment', `A prepayment of ${rupees(prepayment)} when the rate changes`],
] as const

const inQuestions = [
  [
    'both choices',
    `${sameEmi.extraMonths} more months cost ${rupees(sameEmi.extraInterest)} more interest, and ${rupees(sameEnd.emi - presentEmi)} more a month ${rupees(sameEnd.extraInterest)}`,
  ],
  ['a large rise', `At 10.5% they would be ${atRate(10.5).sameEmi.extraMonths} more.`],
  [
    'an EMI below the interest',
    `in the example is ${rupees(atRate(11.5).monthlyInterest)}, more than the EMI of ${rupees(presentEmi)}`,
  ],
] as const

testStatedFigures('loan-calculator/rate-change', {
  onPage,
  inQuestions,
  // The loan of the example before its first EMI, and what counts as rounding in a letter.
  given: ['₹50,00,000', '₹10'],
})
