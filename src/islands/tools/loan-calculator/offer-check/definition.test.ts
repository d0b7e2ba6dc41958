import { describe, expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { notesOf } from '@/islands/calculator/frame/notes.ts'
import { offerCheck } from './definition.ts'
import type { OfferInput } from './fields.ts'
import { tables } from './later.tsx'

const { calculate, fields, rows, notes, sentence, chart, hiddenFields } = offerCheck
const fresh = readInput(fields, initialTexts(fields))
const given = (change: Partial<OfferInput>) => ({ ...fresh, ...change })
const shown = (change: Partial<OfferInput>) => {
  const input = given(change)
  return Object.fromEntries(rows(calculate(input), input).map((row) => [row.label, figure(row)]))
}

describe('the figures of an offer', () => {
  // By 50-digit decimals, as all below. 1.01^12 − 1 is 12.6825… %.
  test('on a fresh visit, without a charge that nobody entered', () => {
    expect(shown({})).toEqual({
      'Annual Percentage Rate (APR)': '12.00%',
      'Effective Annual Rate': '12.68%',
      'Reducing Rate, before Charges': '12.00%',
      'As a Flat Rate, before Charges': '6.52%',
      'Monthly EMI': '₹16,607',
      'Amount Received': '₹5,00,000',
      'Total Paid': '₹5,97,858',
      'Cost in Rupees': '₹97,858',
    })
    const input = given({})
    expect(sentence?.(calculate(input), input)).toMatch(/No charges are entered yet\.$/)
  })

  test('with a fee', () => {
    expect(shown({ fees: 5_000 })).toEqual({
      'Annual Percentage Rate (APR)': '12.83%',
      'Effective Annual Rate': '13.61%',
      'Reducing Rate, before Charges': '12.00%',
      'As a Flat Rate, before Charges': '6.52%',
      'Monthly EMI': '₹16,607',
      'Amount Received': '₹4,94,100',
      'Total Paid': '₹5,97,858',
      'Cost in Rupees': '₹1,03,758',
    })
  })

  test('at the same rate, flat', () => {
    const figures = shown({ quote: 'flat' })
    expect(figures['Monthly EMI']).toBe('₹18,889')
    expect(figures['Reducing Rate, before Charges']).toBe('21.20%')
    expect(figures['Annual Percentage Rate (APR)']).toBe('21.20%')
    const input = given({ quote: 'flat' })
    expect(sentence?.(calculate(input), input)).toMatch(/^12% flat is 21\.20% on the reducing/)
  })

  test('with an insurance that may be declined, both ways', () => {
    const optional = { fees: 5_000, insurance: 8_000, insuranceRoute: 'optional' } as const
    expect(shown(optional)['Annual Percentage Rate (APR)']).toBe('13.97%')
    expect(shown(optional)['APR without the Insurance']).toBe('12.83%')
    expect(shown({ ...optional, insuranceRoute: 'required' })).not.toHaveProperty(
      'APR without the Insurance',
    )
  })

  test('of a no-cost EMI, whose fee starts at nothing', () => {
    expect(shown({ quote: 'no-cost' })['Annual Percentage Rate (APR)']).toBe('2.61%')
    expect(shown({ quote: 'no-cost', noCostFee: 199 })).toEqual({
      'Annual Percentage Rate (APR)': '3.96%',
      'Effective Annual Rate': '4.03%',
      'Monthly EMI': '₹10,000',
      'First Bill': '₹10,364',
      'Interest in the Price': '₹2,540',
      'GST on the Interest': '₹457',
      'Fee with GST': '₹235',
      'Total Paid': '₹60,692',
      'Cost in Rupees': '₹692',
    })
  })
})

test('the fields of one kind of offer only are seen', () => {
  const seen = (change: Partial<OfferInput>) => {
    const hidden = hiddenFields?.(given(change)) ?? []
    return Object.keys(fields).filter((name) => !hidden.some((other) => other === name))
  }
  expect(seen({ quote: 'no-cost' })).toEqual([
    'quote',
    'gstPercent',
    'price',
    'instalments',
    'discountForgone',
    'bankRatePercent',
    'paidWith',
    'noCostFee',
  ])
  expect(seen({})).toContain('annualRatePercent')
  expect(seen({})).not.toContain('emi')
  expect(seen({})).not.toContain('insuranceRoute')
  expect(seen({ insurance: 100 })).toContain('insuranceRoute')
  expect(seen({ quote: 'emi' })).toContain('emi')
  expect(seen({ quote: 'emi' })).not.toContain('annualRatePercent')
})

test('an offer that pays back less than it gives is no cost, and only the note speaks of it', () => {
  const input = given({ quote: 'emi', emi: 10_000 })
  expect(sentence?.(calculate(input), input)).toBeUndefined()
})

test('a no-cost EMI is called free only when it adds nothing', () => {
  const free = given({ quote: 'no-cost', paidWith: 'other', noCostFee: 0 })
  expect(sentence?.(calculate(free), free)).toBe(
    'Free: the same as the ₹60,000 you would pay today.',
  )
  const dear = given({ quote: 'no-cost', paidWith: 'other', noCostFee: 1 })
  expect(sentence?.(calculate(dear), dear)).toMatch(/^Not free: ₹1 more/)
})

test('a field that is not seen needs no number', () => {
  const input = given({ quote: 'no-cost', loanAmount: NaN, emi: NaN })
  expect(notesOf(offerCheck, calculate(input), input)).toEqual([])
  const seen = given({ loanAmount: NaN })
  expect(notesOf(offerCheck, calculate(seen), seen)).toEqual([
    expect.stringMatching(/^Loan Amount is not a number/),
  ])
})

test.each<[Partial<OfferInput>, RegExp]>([
  [{ fees: 500_000 }, /you receive nothing/],
  [{ quote: 'emi', emi: 10_000 }, /add up to less than the loan/],
  [{ years: 2.55 }, /rounded to 31 months/],
  [{ insurance: 5_000, insuranceRoute: 'elsewhere' }, /not in the APR/],
  [{ printedRatePercent: -1 }, /is not compared/],
  [{ quote: 'no-cost', instalments: 0 }, /whole number/],
])('%j is explained in words', (change, words) => {
  const input = given(change)
  expect(notes?.(calculate(input), input)).toEqual([expect.stringMatching(words)])
})

test('the parts of the chart are all that is paid', () => {
  for (const quote of ['rate', 'flat', 'emi', 'no-cost'] as const) {
    const input = given({ quote, discountForgone: 1_000, startPaidBy: 'beside' })
    const result = calculate(input)
    const sum = chart?.(result, input).parts.reduce((all, { amount }) => all + amount, 0)
    expect(sum).toBeCloseTo(result.paid, 6)
  }
})

describe('the tables', () => {
  const tablesOf = (change: Partial<OfferInput>) => {
    return tables(calculate(given(change)))
  }

  test('prove the APR: what is received is paid back to nothing', () => {
    const [proof] = tablesOf({ yearlyCharge: 590 })
    const last = proof?.rows.at(-1)?.map(Number) ?? []
    const beforeLast = proof?.rows.at(-2)?.map(Number) ?? []
    expect(proof?.rows).toHaveLength(37)
    expect((beforeLast[3] ?? NaN) + (last[2] ?? NaN) - (last[1] ?? NaN)).toBeCloseTo(0, 4)
    expect(last[3]).toBe(0)
  })

  test('are without charges the schedule that the RBI’s illustration prints', () => {
    // RBI/2024-25/18: instalment 3 finds ₹18,552 outstanding, and is ₹738 of principal and ₹232 of interest.
    const loan = { loanAmount: 20_000, annualRatePercent: 15, years: 2, fees: 0 }
    const [schedule] = tablesOf(loan)
    const [second, third] = [2, 3].map((month) => schedule?.rows[month]?.map(Number) ?? [])
    const [owed, left, interest] = [second?.[3] ?? NaN, third?.[3] ?? NaN, third?.[2] ?? NaN]
    expect([owed, owed - left, interest].map(Math.round)).toEqual([18_552, 738, 232])
  })

  test('tell that charges weigh more when a loan is closed early', () => {
    const [, early] = tablesOf({ fees: 5_000 })
    const cells = early?.rows.map(([year, owed, apr]) => [
      year,
      Number(owed).toFixed(2),
      Number(apr).toFixed(2),
    ])
    expect(cells).toEqual([
      ['Year 1', '352792.22', '13.46'],
      ['Year 2', '186914.82', '12.93'],
      ['The whole tenure', '0.00', '12.83'],
    ])
  })

  test.each<[Partial<OfferInput>]>([
    [{ fees: 0 }],
    [{ fees: 5_000, years: 1 }],
    [{ fees: 5_000, advanceEmis: 1 }],
    [{ quote: 'no-cost' }],
  ])('leave early closing out where it is no news: %j', (change) => {
    expect(tablesOf(change)).toHaveLength(1)
  })

  test('have at most thirty years, and are empty without a rate', () => {
    expect(tablesOf({ fees: 5_000, years: 100 })[1]?.rows.length).toBeLessThanOrEqual(30)
    expect(tablesOf({ fees: 500_000 })).toEqual([])
  })
})
