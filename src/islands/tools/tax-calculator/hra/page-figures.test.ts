import { expect, test } from 'vitest'

import { rupees } from '@/lib/format.ts'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { hraCityRule } from '../hra-exemption.ts'
import { lawYears } from '../tax-years.ts'
import { hraCalculator } from './definition.ts'
import type { HraChange, HraInput } from './hra-year.ts'
import { testStates } from '../../../../../tests/stated-figures.ts'
import { limitDrawing } from './drawing.tsx'
import { overTime, limitSentence, rentSentence, ruleSentence, tables } from './later.tsx'

const { fields, calculate, rows, notes } = hraCalculator
const fresh = readInput(fields, initialTexts(fields))
const resultOf = (changes: Partial<HraInput> = {}) => calculate({ ...fresh, ...changes })
const said = (changes: Partial<HraInput> = {}) => [
  limitSentence(resultOf(changes)),
  rentSentence(resultOf(changes), { ...fresh, ...changes }),
]
const change = (changes: Partial<HraChange>): HraChange => ({
  ...fresh,
  fromMonth: 6,
  what: 'rent',
  ...changes,
})

test('the page opens on the current tax year, with a rent that counts 40% of the pay', () => {
  const figures = rows(resultOf(), fresh).map((row) => [row.label, figure(row)])
  expect(fresh.taxYear).toBe(lawYears[0]?.id)
  expect(fresh.city).toBe('other')
  expect(Object.fromEntries(figures)).toEqual({
    'Exempt in the Old Regime': '₹1,56,000',
    'Taxable HRA': '₹84,000',
    'HRA Received': '₹2,40,000',
    'Tax Saved': '₹32,448',
    '₹1 More of Monthly Rent Exempts': '₹12',
  })
})

test('every city with 50% in any year can be chosen', () => {
  const { city } = fields
  const offered = city.kind === 'choice' ? city.options.map(({ value }) => value) : []
  for (const { id } of lawYears)
    expect(offered).toEqual(expect.arrayContaining([...hraCityRule(id).metros]))
})

// The old regime's rates above the ₹5,00,000 that the rebate frees
test('the rates to choose are those a further rupee really pays in the old regime', () => {
  const { oldRatePercent } = fields
  const offered = oldRatePercent.kind === 'choice' ? oldRatePercent.options : []
  expect(offered).toEqual([
    { value: 0, label: 'Up to ₹5,00,000: no tax' },
    { value: 20, label: '₹5,00,000 to ₹10,00,000: 20%' },
    { value: 30, label: 'Above ₹10,00,000: 30%' },
  ])
})

const upTo = 'up to a rent of ₹25,000 a month.'
test.each<[Partial<HraInput>, readonly (string | undefined)[]]>([
  [
    {},
    [
      'The rent beyond 10% of salary is the least of the three limits.',
      `Each extra rupee of monthly rent exempts ₹12 more a year and saves ₹2.50 of tax, ${upTo}`,
    ],
  ],
  [
    { oldRatePercent: 0 },
    [
      'The rent beyond 10% of salary is the least of the three limits.',
      `Each extra rupee of monthly rent exempts ₹12 more a year, ${upTo}`,
    ],
  ],
  [
    { monthlyRent: 25_000 },
    [
      'The allowance itself is the least of the three limits, so all of it is exempt.',
      'Rent above ₹25,000 a month does not increase the exemption.',
    ],
  ],
  [
    { monthlyRent: 40_000, monthlyHra: 40_000, city: 'other' },
    [
      '40% of salary is the least of the three limits.',
      'Rent above ₹25,000 a month does not increase the exemption.',
    ],
  ],
  [
    { monthlyRent: 4_000 },
    [
      'Rent up to 10% of salary gives no exemption.',
      'Only rent above ₹5,000 a month counts: 10% of salary.',
    ],
  ],
  [{ monthlyHra: 0 }, ['Without HRA, no amount is exempt.', undefined]],
  [
    { changes: [change({ monthlyRent: 30_000 })] },
    [
      'A different limit applies in different months: see the table.',
      'Each extra rupee of monthly rent exempts ₹6 more a year and saves ₹1.25 of tax.',
    ],
  ],
  [
    { changes: [change({ monthlyRent: 17_000 })] },
    [
      'In every month the rent beyond 10% of salary is the least of the three limits.',
      'Each extra rupee of monthly rent exempts ₹12 more a year and saves ₹2.50 of tax.',
    ],
  ],
  [{ monthlyRent: NaN }, [undefined, undefined]],
])('%j is said in words', (changes, sentences) => {
  expect(said(changes)).toEqual(sentences)
})

test('the rule of each year is named with its Act, and what excludes it from the new regime', () => {
  const rule = (taxYear: string) => ruleSentence(resultOf({ taxYear }), { ...fresh, taxYear })
  expect(rule('tax-year-2026-27')).toBe(
    'Rules: Tax year 2026-27. Income-tax Act 2025 (30 of 2025), Schedule III, Sl. No. 11; Income-tax Rules 2026, rule 279. Last checked on 21 November 2026. The new regime has no such exemption (section 202(2)(a)(i) of the Income-tax Act 2025): all of the allowance is taxable.',
  )
  expect(rule('fy-2024-25')).toMatch(
    /^Rules: FY 2024-25\. Income-tax Act 1961, section 10\(13A\).*rule 2A.*section 115BAC\(2\)\(i\)/,
  )
})

test.each([{ monthlyRent: -1 }, { monthlyHra: 1e308 }, { changes: [change({ monthlyRent: -1 })] }])(
  '%j is told',
  (changes) => {
    expect(notes?.(resultOf(changes), { ...fresh, ...changes })).toEqual([
      'Pay, allowance and rent must be ₹0 or more, and not too large to calculate with.',
    ])
  },
)

test('the table has the months of the tax year, and adds up to the result', () => {
  const changes = { paidFrom: 1, changes: [change({ monthlyRent: 30_000 })] }
  const result = resultOf(changes)
  const [table] = tables(result, { ...fresh, ...changes })
  expect(table?.rows).toHaveLength(11)
  expect(table?.rows[0]).toEqual(['May 2026', 20_000, 13_000, 20_000, 'Rent', 7_000, 13_000])
  expect(table?.rows.at(-1)).toEqual(['Mar 2027', 20_000, 25_000, 20_000, 'HRA', 0, 20_000])
  expect(table?.totals?.at(-1)).toBe(5 * 13_000 + 6 * 20_000)
  expect(tables(resultOf({ monthlyHra: NaN }), fresh)).toEqual([])
})

test('the picture bends where rent begins to count, and where it ceases to', () => {
  const drawn = overTime(resultOf())
  const exemptAt = (rent: number) => {
    const index = drawn?.x.findIndex((x) => Math.abs(x - rent) < 0.01) ?? -1
    return drawn?.series[0]?.amounts[index]
  }
  expect(drawn?.mark?.x).toBe(216_000)
  expect(exemptAt(60_000)).toBeCloseTo(0, 6)
  expect(exemptAt(216_000)).toBeCloseTo(156_000, 6)
  expect(exemptAt(300_000)).toBeCloseTo(240_000, 6)
  expect(overTime(resultOf({ monthlyRent: 0 }))).toBeUndefined()
})

test('the three limits are on one scale, the least filled and with the bead', () => {
  // A month of 50,000: the allowance is 20,000, the rent 18,000 − 5,000, and half of the salary 25,000.
  const drawn = limitDrawing(resultOf({ city: 'Mumbai' }))
  expect(drawn?.hanging.map(({ height, color }) => [height, color])).toEqual([
    [80, undefined],
    [52, 'interest'],
    [100, undefined],
  ])
  expect(drawn?.bead).toBe(50)
  expect(drawn?.words?.map(({ text }) => text)).toEqual(['HRA', 'Rent − 10%', '50% of salary'])
  expect(limitDrawing(resultOf({ monthlyHra: 0 }))).toBeUndefined()
  expect(limitDrawing(resultOf({ monthlyRent: NaN }))).toBeUndefined()
})

test('where the least limit changes within the year, the exempt amount is the filled one', () => {
  const drawn = limitDrawing(resultOf({ changes: [change({ monthlyRent: 30_000 })] }))
  expect(drawn?.words?.map(({ text }) => text)).toEqual(['HRA', 'Rent', 'Salary', 'Exempt'])
  expect(drawn?.hanging.map(({ color }) => color)).toEqual([undefined, undefined, undefined, 'interest']) // prettier-ignore
})

testStates('tools/tax-calculator/hra.mdx', 'the page is right about %s', [
  ['the exemption', `**${rupees(resultOf().exempt)}**`],
  ['the taxable part', `${rupees(resultOf().taxable)} stays taxable`],
  ['what it saves', `saves ${rupees(resultOf().saved)}.`],
  ['the four cities', `| ${hraCityRule('fy-2025-26').metros.join(', ')} |`],
  ['the further cities', `also ${hraCityRule('tax-year-2026-27').metros.slice(4).join(', ')} |`],
])
