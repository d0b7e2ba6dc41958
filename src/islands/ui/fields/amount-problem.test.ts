import { expect, test } from 'vitest'

import { amountProblem } from './amount-problem.ts'

test.each([
  ['1.50,000', 'Loan Amount can be read in more than one way.'],
  ['5 5', 'Loan Amount can be read in more than one way.'],
  ['8,5', 'Loan Amount can be read in more than one way.'],
  ['5²', 'Loan Amount is not a number.'],
  ['₹', 'Loan Amount is not a number.'],
  ['ten', 'Loan Amount is not a number.'],
  ['9'.repeat(400), 'Loan Amount is too large to calculate with.'],
])('%s is refused with the name of its field', (text, sentence) => {
  expect(amountProblem('Loan Amount (₹)', text)).toContain(sentence)
})

test.each(['', '10 lakh', '-5', '1e6'])('there is nothing to say about "%s"', (text) => {
  expect(amountProblem('Loan Amount (₹)', text)).toBeUndefined()
})
