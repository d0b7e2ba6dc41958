import { describe, expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { dayNumber, parseDate } from '@/islands/ui/dates/calendar.ts'
import { valuesForPages } from '../year-facts.ts'
import { gratuityCalculator } from './definition.ts'
import { serviceDrawing } from './drawing.tsx'
import type { GratuityInput } from './gratuity.ts'
import { overTime, tables } from './later.tsx'
import { ruleSentences } from './sentences.ts'

const { fields, calculate, rows, sentence, notes, hiddenFields } = gratuityCalculator
const fresh = readInput(fields, initialTexts(fields))
const day = (text: string) => dayNumber(parseDate(text) ?? { year: NaN, month: NaN, day: NaN })

function said(changes: Partial<GratuityInput>) {
  const input = { ...fresh, ...changes }
  const result = calculate(input)
  return { below: sentence?.(result, input), rules: ruleSentences(result, input) }
}

test('the page opens with its example', () => {
  const shown = rows(calculate(fresh), fresh).map((row) => [row.label, figure(row)])
  expect(Object.fromEntries(shown)).toEqual({
    Gratuity: '₹3,30,000',
    'Tax-free': '₹3,30,000',
    Taxable: '₹0',
    'Years Counted': '11 years',
    'Wages a Month': '₹52,000',
  })
  expect(said({}).rules).toEqual([])
})

test.each<[Partial<GratuityInput>, string]>([
  [{}, 'A part of a year beyond six months counts as a year: 11 years.'],
  [{ serviceYears: 10.5 }, 'A part of a year up to six months does not count: 10 years.'],
  [{ serviceYears: 10 }, '10 years count.'],
  [{ serviceYears: 1, leaving: 'death' }, '1 year counts.'],
  [
    { serviceYears: 4 },
    '4 completed years. Not due before 5 years, except on death, disablement or the end of a fixed term.',
  ],
  [
    { serviceBy: 'days', joined: day('2022-04-01'), left: day('2026-03-31') },
    '4 completed years. Not due before 5 years, except on death, disablement or the end of a fixed term. From 31 March 2027 as last day it is.',
  ],
  [
    { serviceYears: 0.5, leaving: 'fixed-term' },
    'No completed year, the first is 6 months. Not due to fixed-term employees before one year.',
  ],
  [{ serviceYears: 1.5, leaving: 'fixed-term' }, 'A fixed term counts in proportion: 1.5 years.'],
  [{ employerKind: 'other' }, 'Only completed years count: 10.'],
  [
    { employerKind: 'government', received: 100 },
    'Gratuity of government employees is free of tax.',
  ],
])('%j: what counts is said below the gratuity', (changes, expected) => {
  expect(said(changes).below).toBe(expected)
})

test.each<[Partial<GratuityInput>]>([
  [{ serviceYears: 4 + 8 / 12 }],
  [{ serviceBy: 'days', joined: day('2021-12-01'), left: day('2026-07-31') }],
])('%j: a fifth year that is not complete does not count as one', (changes) => {
  const input = { ...fresh, ...changes }
  expect(said(changes).below).toMatch(/^4 completed years, the fifth is 8 months\. Not due before/)
  expect(rows(calculate(input), input).map(({ label }) => label)).not.toContain('Years Counted')
})

test.each<[Partial<GratuityInput>, RegExp[]]>([
  [{ serviceYears: 4 + 8 / 12 }, [/^Courts differ/]],
  [{ serviceYears: 4.5 }, []],
  [{ monthlyBasic: 400_000 }, [/₹25,38,462.*at most ₹20,00,000, the ceiling since 29 March 2018/]],
  [{ received: 300_000 }, [/^The law gives ₹3,30,000, ₹30,000 more than you received/]],
  [{ received: 400_000 }, [/may pay more/, /^₹3,30,000 is free of tax, because the formula/]],
  [{ exemptBefore: 1_900_000 }, [/^₹1,00,000 is free of tax, because ₹1,00,000 is left of/]],
  // 35,000 × 15 ÷ 26 × 11 = 2,22,115.38
  [
    { monthlyBasic: 35_000, totalPay: 100_000 },
    [/half of ₹1,00,000 counts: ₹50,000/, /still names the Act of 1972.*only ₹2,22,115/],
  ],
  // Exactly six months add nothing by that Act: 52,000 × 15 ÷ 26 × 1.
  [{ leaving: 'fixed-term', serviceYears: 1.5 }, [/still names the Act of 1972.*only ₹30,000/]],
  [
    { serviceBy: 'days', joined: day('2010-01-01'), left: day('2024-12-31') },
    [/^Before 21 November 2025 the Payment of Gratuity Act/],
  ],
  [{ employerKind: 'other' }, [/^No law fixes this gratuity/]],
])('%j: the rules behind it are said', (changes, expected) => {
  const { rules } = said(changes)
  expect(rules).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(rules[index]).toMatch(words)
})

test.each<[Partial<GratuityInput>, RegExp]>([
  [{ monthlyBasic: -1 }, /₹0 or more/],
  [{ totalPay: 10 }, /cannot be less than basic/],
  [{ serviceYears: 90 }, /from 0 to 80 years/],
  [{ serviceBy: 'days' }, /first and the last day/],
  [{ serviceBy: 'days', joined: day('2000-01-01'), left: day('2018-03-28') }, /29 March 2018/],
  [{ employerKind: 'government' }, /Enter the gratuity that the government pays/],
  [{ serviceYears: 4, received: 100 }, /does not decide/],
])('%j: why there is no result is said', (changes, words) => {
  const input = { ...fresh, ...changes }
  const said = notes?.(calculate(input), input) ?? []
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(words)
  expect(ruleSentences({ ...calculate(input), gratuity: NaN }, input)).toEqual([])
})

// 30,000 a year from the fifth on; 52,000 × 15 ÷ 26 × 67 is the first above 20,00,000.
test('table and picture begin with the fifth year, and end at the ceiling', () => {
  const [table] = tables(calculate(fresh), fresh)
  expect(table?.rows[3]).toEqual([4, 0, 0, 0])
  expect(table?.rows[4]).toEqual([5, 0, 150_000, 150_000])
  const drawn = overTime(calculate(fresh), fresh)
  expect(drawn?.mark?.x).toBe(11)
  expect(drawn?.sentence).toBe('From year 5 on, each year adds ₹30,000.')
  const rich = { ...fresh, monthlyBasic: 130_000 }
  // 75,000 a year: 27 years are 20,25,000.
  expect(overTime(calculate(rich), rich)?.sentence).toMatch(/₹20,00,000 is reached in year 27/)
  expect(tables(calculate(rich), rich)[0]?.rows[26]).toEqual([27, 0, 2_000_000, 2_000_000])
  const none = { ...fresh, monthlyBasic: 0 }
  expect(overTime(calculate(none), none)).toBeUndefined()
  const invalid = { ...fresh, serviceYears: -1 }
  expect(tables(calculate(invalid), invalid)).toEqual([])
})

test('only fields that apply are shown', () => {
  const shown = (changes: Partial<GratuityInput>) => {
    const hidden = hiddenFields?.({ ...fresh, ...changes }) ?? []
    return Object.keys(fields).filter((name) => !hidden.includes(name as keyof GratuityInput))
  }
  expect(shown({ employerKind: 'government' })).toEqual(['employerKind', 'received'])
  expect(shown({ employerKind: 'other' })).toEqual(['employerKind', 'serviceBy', 'serviceYears', 'averagePay', 'received', 'exemptBefore']) // prettier-ignore
  expect(shown({ serviceBy: 'days' })).not.toContain('serviceYears')
})

test('the salary page hands its basic pay on', () => {
  const values = valuesForPages('salary', { taxYear: 'tax-year-2026-27', basic: 624_000 })
  expect(values['gratuity']).toEqual({ monthlyBasic: 52_000 })
})

describe('the drawing of the service', () => {
  const drawn = (changes: Partial<GratuityInput>) => {
    const input = { ...fresh, ...changes }
    return serviceDrawing(calculate(input), input)
  }
  const kinds = (changes: Partial<GratuityInput>) =>
    drawn(changes)?.hanging.map(({ color = 'outline', height }) => `${color} ${height}`) ?? []

  test('fills the ten years of 10 years 7 months, and adds what is missing of the eleventh', () => {
    // Seven twelfths are 58.33 percent.
    expect(kinds({})).toEqual([
      ...Array<string>(10).fill('interest 100'),
      'interest 58.33',
      'attention 41.67',
    ])
    expect(drawn({})?.words?.map(({ text }) => text)).toEqual(['Year 1', '11'])
  })

  test('leaves a part of a year that does not count unfilled', () => {
    expect(kinds({ serviceYears: 10.25 }).slice(9)).toEqual(['interest 100', 'outline 25'])
  })

  test('counts the part of a year at the end of a fixed term, and no more', () => {
    expect(kinds({ serviceYears: 2.5, leaving: 'fixed-term' })).toEqual([
      'interest 100',
      'interest 100',
      'interest 50',
    ])
  })

  test('goes on to the fifth year before there is a right', () => {
    expect(new Set(kinds({ serviceYears: 3 }))).toEqual(new Set(['outline 100']))
    expect(drawn({ serviceYears: 3 })?.words?.at(-1)?.text).toBe('5')
  })

  test('is left out without a service', () => {
    expect(drawn({ serviceYears: 0 })).toBeUndefined()
    expect(drawn({ employerKind: 'government', received: 1 })).toBeUndefined()
  })
})
