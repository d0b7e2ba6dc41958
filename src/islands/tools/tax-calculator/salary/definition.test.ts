import { describe, expect, test } from 'vitest'

import { figure } from '@/islands/calculator/frame/figure.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { notesOf } from '@/islands/calculator/frame/notes.ts'
import { salaryCalculator } from './definition.ts'
import { overTime, salaryTables } from './later.tsx'
import type { SalaryInput } from './salary-input.ts'
import { salarySentences } from './sentences.ts'
import { working } from './working.ts'

const { fields, calculate, rows, answers, chart, hiddenFields } = salaryCalculator
const fresh = readInput(fields, initialTexts(fields))
const shown = (change: Partial<SalaryInput> = {}) => {
  const input = { ...fresh, ...change }
  const result = calculate(input)
  return {
    answers: answers?.(result, input).map((answer) => [answer.rule, figure(answer), answer.basis]),
    rows: Object.fromEntries(rows(result, input).map((row) => [row.label, figure(row)])),
    notes: notesOf(salaryCalculator, result, input),
    sentences: salarySentences(result, input),
    parts: chart?.(result, input).parts ?? [],
    tables: salaryTables(result, input),
    picture: overTime(result, input),
    working: working(result, input),
  }
}

// By exact arithmetic: gross 14,34,565; tax (60,000 + 15 % of 1,59,570) × 1.04 = 87,290 to the nearest ten
test('both regimes stand side by side, and the rows follow the chosen one', () => {
  expect(shown().answers).toEqual([
    [
      'In hand a month, new regime',
      '₹1,09,626',
      'On average; ₹13,15,515 a year, after ₹87,290 of income tax.',
    ],
    [
      'In hand a month, old regime',
      '₹97,214',
      'On average; ₹11,66,565 a year, after ₹2,36,240 of income tax.',
    ],
  ])
  expect(shown({ regime: 'old' }).rows).toMatchObject({
    'In Hand per Month': '₹97,214',
    'Income Tax': '₹2,36,240',
    'Your Provident Fund': '₹29,360',
    'Cost to Company': '₹15,00,000',
  })
})

test('from in-hand pay, the answers are the CTCs, and a hidden CTC is not used', () => {
  const found = shown({ knownBy: 'in-hand', ctc: NaN })
  expect(found.answers?.map(([rule]) => rule)).toEqual([
    'CTC a year, new regime',
    'CTC a year, old regime',
  ])
  expect(found.rows['In Hand per Month']).toBe('₹1,00,000')
  expect(found.sentences[0]).toMatch(/^The new regime needs ₹[\d,]+ less of CTC\.$/)
})

describe('the change of the wage ceiling', () => {
  test('is told where it touches the pay', () => {
    // 1,10,819 is the month of a whole year at 15,000, see salary.test.ts
    expect(shown().sentences[1]).toBe(
      'From 17 September 2026 provident fund is due on up to ₹25,000 of a month’s basic instead of ₹15,000: ₹1,200 more of your own provident fund a month, and the same from your employer, out of the same CTC. In hand: ₹1,10,819 in August, ₹1,08,592 in October.',
    )
    expect(shown({ knownBy: 'parts' }).sentences[1]).not.toContain('the same CTC')
  })

  test('names no pay of a month with a bonus in it', () => {
    expect(shown({ bonus: 100_000, bonusMonth: 10 }).sentences[1]).not.toContain('In hand')
    expect(shown({ bonus: 100_000, bonusMonth: 12 }).sentences[1]).toContain('In hand')
  })

  test.each<Partial<SalaryInput>>([
    { pfOn: 'full' },
    { pfOn: 'typed' },
    { taxYear: 'fy-2025-26' },
    { ctc: 300_000 },
  ])('is no news for %j', (change) => {
    expect(shown(change).sentences.join(' ')).not.toContain('wage ceiling')
    expect(shown(change).sentences.join(' ')).not.toContain('instead of')
  })
})

test('a pay just below the end of the rebate is warned that more leaves less', () => {
  expect(shown({ ctc: 1_336_503 }).sentences.at(-1)).toMatch(
    /^A higher CTC can leave less: from ₹13,36,509 to ₹14,12,254, you get less in hand than .* the rebate ends at a taxable income of ₹12,00,000\.$/,
  )
  // 50 lakh in the new regime: taxable just below the first step of the surcharge
  expect(shown({ ctc: 5_230_000 }).sentences.at(-1)).toMatch(/the surcharge rises at/)
  expect(shown({ ctc: 2_000_000 }).sentences.at(-1)).not.toContain('can leave less')
})

test('warnings: little basic pay, and more than 7,50,000 set aside', () => {
  expect(shown().notes).toEqual([])
  // Half of a CTC that was searched for is half, whatever its parts add up to
  expect(shown({ knownBy: 'in-hand', inHand: 103_600 }).notes).toEqual([])
  expect(shown({ basicPercent: 40 }).notes).toEqual([expect.stringContaining('Code on Wages')])
  // 12 % + 10 % of a basic of 40,00,000 is 8,80,000
  expect(shown({ ctc: 8_000_000, pfOn: 'full', npsPercent: 10 }).notes).toEqual([
    expect.stringContaining('above ₹7,50,000 a year are taxed'),
  ])
})

test('without figures there are a note and no tables, sentences, picture or working', () => {
  const { notes, rows: figures, sentences, picture, working: lines } = shown({ bonus: 1_400_000 })
  expect(notes).toEqual([expect.stringContaining('more than the CTC')])
  expect(figures['In Hand per Month']).toBe('—')
  expect([sentences, picture, lines]).toEqual([[], undefined, []])
})

test('the parts of the chart make up the CTC', () => {
  const { parts } = shown({ npsPercent: 14, bonus: 90_000 })
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(1_500_000, 4)
})

describe('the tables', () => {
  const sumOf = (rows: readonly (readonly (number | string)[])[], column: number) =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0)

  test('have the months of both regimes, the chosen one first, and add up', () => {
    const { tables } = shown({ regime: 'old', bonus: 120_000, bonusMonth: 6 })
    expect(tables.map(({ title }) => title)).toEqual([
      'Month by month, old regime',
      'Month by month, new regime',
      'What the CTC is made of',
      'From gross pay to tax, both regimes',
    ])
    for (const { rows, totals } of tables.slice(0, 2)) {
      expect(rows).toHaveLength(12)
      for (const column of [1, 2, 3, 4, 5])
        expect(sumOf(rows, column)).toBeCloseTo(Number(totals?.[column]), 4)
    }
    expect(sumOf(tables[2]?.rows ?? [], 2)).toBeCloseTo(1_500_000, 4)
  })

  test('show what comes back with the return where less tax is due than was kept back', () => {
    // Until August the year looks like one at a ceiling of 15,000, with a taxable income above 12,00,000
    const { tables } = shown({ ctc: 1_336_503 })
    const [months] = tables
    expect(months?.rows).toHaveLength(13)
    expect(months?.rows.at(-1)?.[0]).toBe('Refund with the return')
    expect(sumOf(months?.rows ?? [], 4)).toBe(0)
    expect(sumOf(months?.rows ?? [], 5)).toBeCloseTo(Number(months?.totals?.[5]), 4)
  })

  test('name the sections of the year’s Act', () => {
    const rules = (taxYear: string) => shown({ taxYear, npsPercent: 10, monthlyRent: 30_000 }).tables[3]?.rows.map(([, rule]) => rule).join('; ') // prettier-ignore
    expect(rules('tax-year-2026-27')).toContain('section 124(1) and (2), Act of 2025')
    expect(rules('tax-year-2026-27')).toContain('; Schedule III, Sl. 11, Act of 2025')
    expect(rules('fy-2025-26')).toContain('section 80CCD(2), Act of 1961')
  })

  test('lead from gross pay to what arrives in both regimes', () => {
    const { rows, totals } = shown({ npsPercent: 10, monthlyRent: 30_000 }).tables[3] ?? { rows: [], totals: [] } // prettier-ignore
    for (const column of [2, 3]) {
      const amount = (line: string) => Number(rows.find(([label]) => label === line)?.[column] ?? 0)
      const left = amount('Gross salary') - amount('Income tax') - amount('Your provident fund') - amount('Professional tax, paid') // prettier-ignore
      expect(left).toBeCloseTo(Number(totals?.[column]), 4)
    }
  })

  test('do not put two CTCs side by side', () => {
    expect(shown({ knownBy: 'in-hand' }).tables).toHaveLength(3)
  })
})

test('fields that have no meaning are not shown', () => {
  const seen = (change: Partial<SalaryInput>) =>
    Object.keys(fields).filter((name) => !hiddenFields?.({ ...fresh, ...change }).includes(name as keyof SalaryInput)) // prettier-ignore
  expect(seen({})).not.toContain('bonusMonth')
  expect(seen({ bonus: NaN })).toContain('bonusMonth')
  expect(seen({ knownBy: 'parts' })).not.toContain('basicPercent')
  expect(seen({ pfOn: 'typed', npsPercent: 5, monthlyRent: 1 })).toEqual(
    expect.arrayContaining(['wageCeiling', 'employer', 'city']),
  )
})
