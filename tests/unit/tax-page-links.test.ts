import { expect, test } from 'vitest'

import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { fromFragment, toTravellingFragment } from '@/islands/calculator/frame/fragment.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { taxCalculator } from '@/islands/tools/tax-calculator/definition.ts'
import { hraCalculator } from '@/islands/tools/tax-calculator/hra/definition.ts'
import { hraFacts } from '@/islands/tools/tax-calculator/hra/later.tsx'
import type { TaxInput } from '@/islands/tools/tax-calculator/income-tax.ts'
import { taxPlanner } from '@/islands/tools/tax-calculator/planner/definition.ts'
import { plannerFacts } from '@/islands/tools/tax-calculator/planner/later.tsx'
import { taxFacts } from '@/islands/tools/tax-calculator/later.tsx'
import { salaryCalculator } from '@/islands/tools/tax-calculator/salary/definition.ts'
import { salaryFacts } from '@/islands/tools/tax-calculator/salary/later.tsx'
import {
  NOT_CARRIED,
  notCarriedSentence,
  type Page,
  valuesForPages,
  type YearFacts,
} from '@/islands/tools/tax-calculator/year-facts.ts'
import { withPageValues } from '@/layouts/scripts/tool/page-values.ts'

const pages = {
  tax: taxCalculator,
  planner: taxPlanner,
  salary: salaryCalculator,
  hra: hraCalculator,
} as unknown as Record<Page, CalculatorDefinition<Record<string, unknown>, unknown>>

const factsOf = {
  tax: (_: unknown, input: TaxInput) => taxFacts(input),
  planner: plannerFacts,
  salary: salaryFacts,
  hra: hraFacts,
} as unknown as Record<Page, (result: unknown, input: unknown) => YearFacts>

const addresses: Record<Page, string> = {
  tax: '',
  planner: 'planner',
  salary: 'salary',
  hra: 'hra',
}

/** What the page `to` shows after its link was followed on the page `from`, with what the link could not carry over. */
function follow(from: Page, to: Page, changes: Record<string, unknown>) {
  const sender = pages[from]
  const input = { ...readInput(sender.fields, initialTexts(sender.fields)), ...changes }
  const values = toTravellingFragment(sender.fields, sender.forOtherPages?.(input) ?? input)
  const facts = factsOf[from](sender.calculate(input), input)
  const own = valuesForPages(from, facts)[addresses[to]] ?? {}
  const fragment = withPageValues(values, own)
  const { fields } = pages[to]
  const start = initialTexts(fields)
  return {
    ...readInput(fields, fromFragment(fields, fragment, start) ?? start),
    missing: new URLSearchParams(fragment).get(NOT_CARRIED),
  }
}

// A CTC of 18,00,000 without provident fund and gratuity is the gross pay; half of it is basic pay, half of that HRA.
const plainPay = { ctc: 1_800_000, pfOn: 'none', gratuityPercent: 0, monthlyRent: 25_000, city: 'Pune' } // prettier-ignore

test('salary to house rent: pay, allowance, rent and city', () => {
  expect(follow('salary', 'hra', plainPay)).toMatchObject({
    monthlyBasic: 75_000,
    monthlyHra: 37_500,
    monthlyRent: 25_000,
    city: 'Pune',
    missing: null,
  })
})

test('salary to planner: gross pay, its parts, rent and professional tax', () => {
  expect(follow('salary', 'planner', { ...plainPay, npsPercent: 10 })).toMatchObject({
    // The NPS share of the employer is income first: 18,00,000 in total.
    grossIncome: 1_800_000,
    basicPay: 900_000,
    hraReceived: 450_000,
    employerNps: 90_000,
    rentPaid: 300_000,
    city: 'Pune',
    employer: 'other',
    professionalTax: 2_400,
    // Untouched on the salary page, so the planner keeps its own.
    section80C: 150_000,
    missing: null,
  })
  const withSum = follow('salary', 'planner', { ...plainPay, oldRegimeDeductions: 200_000 })
  expect(withSum).toMatchObject({ section80C: 0, healthFamily: 0, deductions: 200_000 })
})

test('salary to tax: gross pay and what both regimes take off', () => {
  // Rent beyond 10 % of basic: 3,00,000 − 90,000 = 2,10,000; with professional tax and 1,00,000.
  const input = { ...plainPay, oldRegimeDeductions: 100_000, taxYear: 'fy-2025-26', regime: 'old' }
  expect(follow('salary', 'tax', input)).toMatchObject({
    grossIncome: 1_800_000,
    deductions: 312_400,
    deductionsInBothRegimes: 0,
    equalEntry: 'other-deductions',
    taxYear: 'fy-2025-26',
    regime: 'old',
    missing: null,
  })
})

test('planner to salary: the parts of the pay, and what the old regime takes off', () => {
  const pay = { grossIncome: 1_800_000, basicPay: 900_000, hraReceived: 450_000 }
  const input = { ...pay, employerNps: 90_000, rentPaid: 300_000, city: 'Mumbai' }
  expect(follow('planner', 'salary', input)).toMatchObject({
    knownBy: 'parts',
    basic: 900_000,
    hra: 450_000,
    otherPay: 360_000,
    npsPercent: 10,
    monthlyRent: 25_000,
    city: 'Mumbai',
    employer: 'private',
    // 80C and 80D of a fresh planner.
    oldRegimeDeductions: 175_000,
    missing: null,
  })
  const withoutBasic = follow('planner', 'salary', { grossIncome: 2_000_000, depositInterest: 9 })
  expect(withoutBasic).toMatchObject({ knownBy: 'ctc', missing: 'ctc.other-income' })
})

test('planner to tax: the sum of the deductions; to house rent: pay and rent by the month', () => {
  expect(follow('planner', 'tax', { ownNps: 10_000 })).toMatchObject({
    grossIncome: 1_500_000,
    deductions: 185_000,
    equalEntry: 'other-deductions',
    missing: null,
  })
  const input = { basicPay: 600_000, hraReceived: 240_000, rentPaid: 216_000, city: 'other' }
  expect(follow('planner', 'hra', input)).toMatchObject({
    monthlyBasic: 50_000,
    monthlyHra: 20_000,
    monthlyRent: 18_000,
    city: 'other',
    missing: null,
  })
  expect(follow('planner', 'hra', { grossIncome: 9_00_000 })).toMatchObject({ missing: 'pay' })
})

test('tax to planner and salary: income, and deductions that are not the standard one', () => {
  const input = { grossIncome: 1_200_000, deductions: 80_000, taxYear: 'fy-2025-26' }
  expect(follow('tax', 'planner', input)).toMatchObject({
    grossIncome: 1_200_000,
    deductions: 80_000,
    section80C: 0,
    healthFamily: 0,
    taxYear: 'fy-2025-26',
    missing: null,
  })
  expect(follow('tax', 'planner', { grossIncome: 1_200_000 })).toMatchObject({
    grossIncome: 1_200_000,
    deductions: 0,
    section80C: 150_000,
    missing: 'year',
  })
  expect(follow('tax', 'salary', input)).toMatchObject({
    oldRegimeDeductions: 80_000,
    missing: 'ctc',
  })
  expect(follow('tax', 'hra', input)).toMatchObject({ missing: 'pay' })
})

test('house rent to the others: pay, rent and city, without an income', () => {
  const input = { monthlyBasic: 60_000, city: 'Kolkata' }
  expect(follow('hra', 'planner', input)).toMatchObject({
    basicPay: 720_000,
    hraReceived: 240_000,
    rentPaid: 216_000,
    city: 'Kolkata',
    missing: 'income',
  })
  expect(follow('hra', 'salary', input)).toMatchObject({
    basic: 720_000,
    hra: 240_000,
    monthlyRent: 18_000,
    city: 'Kolkata',
    missing: 'ctc',
  })
  expect(follow('hra', 'tax', input)).toMatchObject({ grossIncome: 1_000_000, missing: 'income' })
})

test('from a page as a fresh visit finds it, nothing goes along', () => {
  for (const { fields } of Object.values(pages))
    expect(toTravellingFragment(fields, readInput(fields, initialTexts(fields)))).toBe('')
})

test('all pages start with the same kind of city', () => {
  const initialOf = (page: Page, name: string) => pages[page].fields[name]?.initial
  expect([initialOf('planner', 'city'), initialOf('salary', 'city'), initialOf('hra', 'city')]).toEqual(['other', 'other', 'other']) // prettier-ignore
})

test('what was not carried over is said in words, and nothing else that a link names', () => {
  expect(notCarriedSentence('#grossIncome=1&not-carried=income.changes')).toBe(
    'Not carried over: your income, which the previous page does not ask for; changes within the year, because this page takes the year as a whole.',
  )
  expect(notCarriedSentence('#rentCity=first-four')).toMatch(/city .* older link/)
  expect(notCarriedSentence('#not-carried=toString.<b>')).toBeUndefined()
  expect(notCarriedSentence('')).toBeUndefined()
})
