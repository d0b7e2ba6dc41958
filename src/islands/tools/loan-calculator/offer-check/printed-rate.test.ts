import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { offerCheck } from './definition.ts'
import { loanOffer, type LoanOffer } from './loan-offer.ts'
import { printedRateSentences } from './later.tsx'

/** 12.83 % a year with a fee of ₹5,000 and GST, 13.97 % with the insurance; these and the rates below by 50-digit decimals. */
const fresh = { ...readInput(offerCheck.fields, initialTexts(offerCheck.fields)), fees: 5_000 }

function said(printed: number, change: Partial<LoanOffer> = {}): string {
  const result = offerCheck.calculate({ ...fresh, ...change })
  if (result.kind !== 'loan') throw new Error('Only the papers of a loan are checked.')
  return printedRateSentences(printed, result, loanOffer)
}

test.each([12.83, 12.82, 12.84])('%d %% is the APR itself', (printed) => {
  expect(said(printed)).toMatch(/is the APR of these figures/)
})

test.each<[number, string, RegExp, Partial<LoanOffer>?]>([
  [12, '0.83 points below', /the interest rate on the reducing balance, without any charge/],
  [6.52, '6.31 points below', /the flat rate/],
  [13.61, '0.78 points above', /compounded over the year/],
  [12.7, '0.13 points below', /without the GST/],
  [13.13, '0.84 points below', /without the fees/, { insurance: 8_000, feePercent: 1, fees: 0 }],
  [12.83, '1.14 points below', /without the insurance/, { insurance: 8_000 }],
  [12, '10.07 points below', /the flat rate/, { quote: 'flat' }],
  [23.35, '1.28 points above', /rule of thumb/, { quote: 'flat' }],
])('%d %% is %s this APR, and explained', (printed, difference, reading, change) => {
  expect(said(printed, change)).toContain(`${difference} this APR: it is `)
  expect(said(printed, change)).toMatch(reading)
})

test('a rate without a usual cause is explained by the charges that would give it', () => {
  expect(said(13.5)).toMatch(
    /0\.67 points above this APR\. That rate means ₹10,623 of charges at the start instead of ₹5,900/,
  )
  expect(said(12.5)).toMatch(
    /That rate counts only ₹3,577 of charges at the start instead of ₹5,900/,
  )
  expect(said(11)).toMatch(/Even without charges, these payments cost more/)
})
