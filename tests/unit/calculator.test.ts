import { expect, test } from 'vitest'

import { fdCalculator } from '@/islands/tools/fd-calculator/definition.ts'
import { loanCalculator } from '@/islands/tools/loan-calculator/definition.ts'
import { figure } from '@/islands/calculator/frame/figure.ts'
import {
  fromFragment,
  toFragment,
  toTravellingFragment,
} from '@/islands/calculator/frame/fragment.ts'
import { givenFigure } from '@/islands/calculator/fields/entry-line.ts'
import { initialTexts, readInput, withKept } from '@/islands/calculator/frame/inputs.ts'
import { csv, report } from '@/islands/calculator/results/downloads.ts'

/** The specified fields, without the options. */
const { loanAmount, annualRatePercent, years } = loanCalculator.fields
const fields = { loanAmount, annualRatePercent, years }
const texts = initialTexts(fields)
const freshLoan = readInput(loanCalculator.fields, initialTexts(loanCalculator.fields))

test('a fresh visit shows the specified defaults, grouped the Indian way', () => {
  expect(texts).toEqual({ loanAmount: '10,00,000', annualRatePercent: '8.5', years: '20' })
  expect(freshLoan).toMatchObject({
    loanAmount: 1_000_000,
    annualRatePercent: 8.5,
    years: 20,
  })
})

test('a shared link brings back what it was made from', () => {
  const input = { loanAmount: 2_550_000.5, annualRatePercent: 9.25, years: 7 }
  const restored = fromFragment(fields, `#${toFragment(fields, input)}`, texts)
  expect(restored && readInput(fields, restored)).toEqual(input)
})

test('nothing goes along to another page of the tool until something was changed', () => {
  const input = readInput(fields, texts)
  expect(toTravellingFragment(fields, input)).toBe('')
  expect(toTravellingFragment(fields, { ...input, years: 7 })).toBe(
    'loanAmount=1000000&annualRatePercent=8.5&years=7',
  )
  // A field without a number says nothing, and the others go along.
  expect(toTravellingFragment(fields, { ...input, years: NaN })).toBe(
    'loanAmount=1000000&annualRatePercent=8.5',
  )
})

test('a field without a number stays out of the link', () => {
  const input = { loanAmount: NaN, annualRatePercent: 9.25, years: 7 }
  expect(toFragment(fields, input)).toBe('annualRatePercent=9.25&years=7')
})

test('a link brings choices that exist; another leaves what was chosen', () => {
  const { fields } = fdCalculator
  const quarterly = { ...initialTexts(fields), compoundingsPerYear: '4' }
  const chosen = (fragment: string) => {
    const restored = fromFragment(fields, fragment, quarterly)
    return restored && readInput(fields, restored).compoundingsPerYear
  }
  expect(chosen('#compoundingsPerYear=12')).toBe(12)
  expect(chosen('#compoundingsPerYear=7')).toBe(4)
  expect(readInput(fields, { ...quarterly, compoundingsPerYear: '7' })).toMatchObject({
    compoundingsPerYear: 1,
  })
})

test('a link whose "&" was written as HTML writes it means the same', () => {
  expect(fromFragment(fields, '#loanAmount=500000&amp;years=7', texts)).toEqual({
    ...texts,
    loanAmount: '5,00,000',
    years: '7',
  })
})

test('a fragment of something else changes nothing, and a wrong value keeps what was there', () => {
  expect(fromFragment(fields, '#main', texts)).toBeUndefined()
  expect(fromFragment(fields, '#years=abc&loanAmount=5 lakh', texts)).toEqual({
    ...texts,
    loanAmount: '5,00,000',
  })
})

test.each(['%', '', ' ', '₹', 'NaN'])('the value %j in a link is no 0', (value) => {
  expect(fromFragment(fields, `#years=${value}`, texts)).toEqual(texts)
})

test('the report has the title, inputs, results and date of the specification', () => {
  const text = report(loanCalculator, freshLoan, new Date(2026, 10, 21))
  expect(text).toBe(`EMI Calculator Report
=====================

Inputs
Loan Amount: ₹10,00,000
Interest Rate (% per annum): 8.5%
Loan Tenure (Years): 20 years

Results
Monthly EMI: ₹8,678
Total Interest: ₹10,82,776
Total Amount: ₹20,82,776

Generated on 21 November 2026 by Ganak
`)
})

test('a length of time is written in a link as a number, in the field in short and in the report in words', () => {
  const restored = fromFragment(fields, '#years=0.5833333333333334', texts)
  expect(restored?.years).toBe('7m')
  const { fields: all } = loanCalculator
  const input = readInput(all, { ...initialTexts(all), years: '18m' })
  expect(toFragment(all, input)).toContain('years=1.5')
  expect(report(loanCalculator, input, new Date())).toContain(
    'Loan Tenure (Years): 1 year 6 months\n',
  )
})

test('an option is in the report once it was changed, and only then', () => {
  const months = 'Months beyond whole years:'
  expect(report(loanCalculator, freshLoan, new Date())).not.toContain(months)
  expect(report(loanCalculator, { ...freshLoan, months: 6 }, new Date())).toContain(`${months} 6`)
})

test('a report of an impossible loan says why, and shows no NaN', () => {
  const text = report(loanCalculator, { ...freshLoan, years: 0 }, new Date())
  expect(text).toContain('Monthly EMI: —')
  expect(text).toContain('Enter a tenure of more than 0 years')
  expect(text).not.toMatch(/NaN|Infinity|∞/)
})

test('a report names the field that holds no number', () => {
  const text = report(loanCalculator, { ...freshLoan, loanAmount: NaN }, new Date())
  expect(text).toContain('Loan Amount is not a number, so results that depend on it')
})

test('a history entry brings back what was typed, and only choices that exist', () => {
  const { fields } = fdCalculator
  const kept = { principal: '2 lakh', compoundingsPerYear: '7', years: 5, other: 'x' }
  expect(withKept(fields, kept, initialTexts(fields))).toEqual({
    ...initialTexts(fields),
    principal: '2 lakh',
  })
  expect(withKept(fields, { compoundingsPerYear: '4' }, initialTexts(fields))).toMatchObject({
    compoundingsPerYear: '4',
  })
})

test('CSV keeps numbers bare and texts that look like formulas inert', () => {
  // A cell that a spreadsheet would run as a formula; quoting by RFC 4180
  const table = {
    title: 'T',
    fileName: 't',
    columns: [
      { label: 'Note', unit: 'text' as const },
      { label: 'Amount, ₹', unit: 'rupees' as const },
    ],
    rows: [
      ['=HYPERLINK("http://x.example")', -1_234_567.891],
      ['plain', NaN],
      ['@sum', -0.001],
      ['large', 1e21],
    ],
    totals: ['Total', 5],
  }
  expect(csv(table)).toBe(
    '\uFEFFNote,"Amount, ₹"\r\n"\'=HYPERLINK(""http://x.example"")",-1234567.89\r\nplain,\r\n\'@sum,0\r\nlarge,1000000000000000000000\r\nTotal,5\r\n',
  )
})

test('CSV of a table without totals ends with its last row', () => {
  const columns = [{ label: 'Year', unit: 'text' as const }]
  expect(csv({ title: 'T', fileName: 't', columns, rows: [['1']] })).toBe('\uFEFFYear\r\n1\r\n')
})

test('figures carry their unit', () => {
  expect(figure({ amount: NaN, unit: 'years' })).toBe('—')
  expect(figure({ amount: 8.456, unit: 'percent' })).toBe('8.46%')
  expect(givenFigure(1, 'years')).toBe('1 year')
  expect(givenFigure(8.456, 'percent')).toBe('8.456%')
  // 2^67 by Python's integers
  expect(givenFigure(2 ** 67, 'rupees')).toBe('₹14,75,73,95,25,89,67,64,12,928')
  expect(figure({ amount: 2 ** 67, unit: 'years' })).toBe('14,75,73,95,25,89,67,64,12,928 years')
  expect(givenFigure(-0.5, 'rupees')).toBe('-₹0.5')
})
