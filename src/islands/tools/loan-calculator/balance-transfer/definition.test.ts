import { expect, test } from 'vitest'

import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { balanceTransfer } from './definition.ts'
import { overTime, bearableRise, riseSentence, tables } from './later.tsx'
import { transfer, type TransferInput } from './transfer.ts'
import { working } from './working.ts'

const example = readInput(balanceTransfer.fields, initialTexts(balanceTransfer.fields))
const shown = (changed: Partial<TransferInput> = {}) => {
  const input = { ...example, ...changed }
  const result = transfer(input)
  return {
    answers: balanceTransfer.answers?.(result, input),
    notes: balanceTransfer.notes?.(result, input),
    sentence: riseSentence(result, input),
    tables: tables(result, input),
    picture: overTime(result),
    working: working(result, input),
    bearable: bearableRise(result, input),
  }
}

// Figures by month-to-month arithmetic in 60 decimal digits, as in transfer.test.ts.
test('the page opens with both ways, what they save and when the costs are back', () => {
  expect(shown().answers?.map(({ rule, basis }) => `${rule}: ${basis}`)).toEqual([
    'Saved with the same tenure: The EMI falls to ₹37,996. You recover the costs of ₹28,600 after 12 months.',
    'Saved with the same EMI: The loan takes 160 months. You recover the costs of ₹28,600 after 8 months.',
  ])
  expect(shown().notes).toEqual([])
})

test('the rise that uses up the saving is said, rounded down', () => {
  // 1.166131… points by bisection in 60 decimal digits
  expect(shown().bearable).toBeCloseTo(1.166131175, 8)
  expect(shown().sentence).toContain('at most 1.16 percentage points after 12 months')
  expect(shown({ riseAfterMonths: 0 }).sentence).toContain('points from the start')
  // As many months before the start would fill the memory.
  expect(shown({ riseAfterMonths: -4_000_000_000 }).bearable).toBeNaN()
  expect(shown({ newRatePercent: 9.5 }).sentence).toBeUndefined()
})

test('a rise that never comes in the loan, or at a broken month, is said', () => {
  expect(shown({ riseAfterMonths: 180 }).sentence).toMatch(
    /after 180 months.*the new loan has ended/,
  )
  expect(shown({ riseAfterMonths: -1 }).sentence).toMatch(/0 or more months/)
  expect(shown({ riseAfterMonths: 2.5 }).sentence).toContain('points after 3 months')
  expect(shown({ riseAfterMonths: -1 }).tables?.map(({ title }) => title)).toEqual([
    'Outstanding balance, year by year',
  ])
  expect(shown({ newRatePercent: -1 }).tables).toEqual([])
})

test('what is never repaid is not shown as nothing owed', () => {
  // 40,00,000 × 40 / 1200 = 1,33,333 of interest in the first month, against an EMI of 40,571
  const [, loans] = shown({ newRatePercent: 40 }).tables ?? []
  expect(loans?.rows[0]?.[3]).toBeNaN()
  expect(loans?.rows[0]?.[2]).toBeGreaterThan(3_900_000)
})

test('an EMI that rises is said to rise, and one month is one', () => {
  // 41,768.99 by 60 decimal digits
  const dearer = shown({ newRatePercent: 9.5 }).answers?.[0]?.basis
  expect(dearer).toMatch(/^The EMI rises to ₹41,769\. /)
  const same = shown({ newRatePercent: 9 }).answers?.[0]?.basis
  expect(same).toMatch(/^The EMI stays ₹40,571\. /)
  const short = shown({ years: 0, months: 1 }).answers?.[1]?.basis
  expect(short).toMatch(/^The loan takes 1 month\. /)
})

test.each<[Partial<TransferInput>, RegExp]>([
  [{ processingFee: -1 }, /0 or more/],
  [{ processingFeePercent: -1 }, /0 or more/],
  [{ feeGstPercent: -1 }, /0 or more/],
  [{ otherCosts: -1 }, /0 or more/],
  [{ closingCharge: -1 }, /0 or more/],
])('%j is no cost of a change', (changed, words) => {
  const { notes, answers } = shown(changed)
  expect(notes).toEqual([expect.stringMatching(words)])
  expect(answers?.map(({ amount }) => amount)).toEqual([NaN, NaN])
})

test('a tenure that ends within a month is counted in whole ones, and says so', () => {
  expect(shown({ years: 2.55 }).notes).toEqual([expect.stringContaining('rounded to 31 months')])
})

test('a dearer offer is said to cost more than it saves', () => {
  const { answers, notes, picture } = shown({ newRatePercent: 9.2 })
  expect(answers?.[0]?.basis).toMatch(/You never recover the costs of ₹28,600\.$/)
  expect(notes).toEqual(['With either choice, the transfer costs more than it saves.'])
  expect(picture?.sentence).toContain('do not recover the costs')
})

// 40,00,000 over 180 months in 60 decimal digits: 73,02,719.41 is paid at 9 %, and 75,18,417.72 at 9.5 % with the tenure
// kept (41,768.99 a month); with the EMI of 40,570.66 kept it takes 193 months and 78,02,619.46.
test('what costs more is an extra cost, never less than nothing saved', () => {
  const input = { ...example, newRatePercent: 9.5 }
  const result = transfer(input)
  const labels = balanceTransfer.rows(result, input).map((row) => [row.label, row.amount] as const)
  expect(labels.every(([, amount]) => !(amount < 0))).toBe(true)
  const rows = Object.fromEntries(labels.map(([label, amount]) => [label, Math.round(amount)]))
  expect(rows).toMatchObject({
    'Months longer, same EMI': 193 - 180,
    'Extra cost, same tenure': 244_298,
    'Extra cost, same EMI': 528_500,
  })
  const { answers, working: lines } = shown({ newRatePercent: 9.5 })
  expect(answers?.map(({ rule, amount }) => [rule, Math.round(amount)])).toEqual([
    ['Extra cost with the same tenure', 244_298],
    ['Extra cost with the same EMI', 528_500],
  ])
  expect(lines.map(({ label, lines: [, , third] }) => [label, third]).slice(1)).toEqual([
    ['Extra cost, same tenure', 'Extra cost = new loan + costs − present loan'],
    ['Extra cost, same EMI', 'Extra cost = new loan + costs − present loan'],
  ])
})

test('an EMI below the interest says what it takes at least', () => {
  // 40,00,000 × 9 / 1200 = 30,000 of interest in the first month
  const {
    answers,
    notes,
    tables,
    picture,
    working: lines,
  } = shown({ knownBy: 'emi', presentEmi: 30_000 })
  expect(notes).toEqual([expect.stringContaining('The EMI must be at least ₹30,001.')])
  expect(answers?.map(({ amount }) => amount)).toEqual([NaN, NaN])
  expect(tables).toEqual([])
  expect(picture).toBeUndefined()
  expect(lines.map(({ label }) => label)).toEqual(['Costs of the change'])
})

test('no time left is said', () => {
  expect(shown({ years: 0 }).notes).toEqual([
    expect.stringContaining('a time left of 1 month to 100 years'),
  ])
})

test('the working puts the visitor’s numbers in', () => {
  const lines = Object.fromEntries(shown().working.map((one) => [one.label, one.lines]))
  expect(lines['Costs of the change']).toEqual([
    'Costs = fee × (1 + GST ÷ 100) + other costs + charge for closing',
    '= 20,000 × (1 + 18 ÷ 100) + 5,000 + 0',
    '= ₹28,600',
  ])
  expect(lines['Saved, same EMI']).toEqual([
    'Present loan: 179 × ₹40,570.66 + ₹40,570.66 = ₹73,02,719.41',
    'New loan: 159 × ₹40,570.66 + ₹23,887.96 = ₹64,74,623.44',
    'Saved = present loan − new loan − costs',
    '= ₹73,02,719.41 − ₹64,74,623.44 − ₹28,600',
    '= ₹7,99,495.97',
  ])
  // 28,600 ÷ 2,575.14087 = 11.10619…
  expect(lines['Break-even month, same tenure']?.slice(1)).toEqual([
    '= ₹28,600 ÷ (₹40,570.66 − ₹37,995.52) ≈ 11.10619',
    '= 12',
  ])
})

test('the tables end with nothing owed, and begin with no rise', () => {
  const [rises, loans] = shown().tables ?? []
  expect(rises?.rows[0]?.slice(0, 2)).toEqual(['0.00', 7.9])
  expect(rises?.rows[0]?.[2]).toBeCloseTo(434_925.35576, 4)
  expect(loans?.rows).toHaveLength(15)
  expect(loans?.rows.at(-1)).toEqual([15, 0, 0, 0])
})
