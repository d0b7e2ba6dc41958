import { expect, test } from 'vitest'

import { fdCalculator } from '@/islands/tools/fd-calculator/definition.ts'
import { loanCalculator } from '@/islands/tools/loan-calculator/definition.ts'
import { sipCalculator } from '@/islands/tools/sip-calculator/definition.ts'
import { taxCalculator } from '@/islands/tools/tax-calculator/definition.ts'
import type { CalculatorDefinition } from '@/islands/calculator/frame/definition.ts'
import { initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { messageOf, summaryOf } from '@/islands/calculator/share/summary.ts'

function defaultsOf<Input extends object, Result>(definition: CalculatorDefinition<Input, Result>) {
  return summaryOf(definition, readInput(definition.fields, initialTexts(definition.fields)))
}
const main = <Input extends object, Result>(definition: CalculatorDefinition<Input, Result>) =>
  defaultsOf(definition).main.map(({ label, text }) => `${label} ${text}`)

// The figures of docs/specification.md, section 5.
test('the headline comes first, and two more figures follow', () => {
  expect(main(loanCalculator)).toEqual([
    'Monthly EMI ₹8,678',
    'Total Interest ₹10,82,776',
    'Total Amount ₹20,82,776',
  ])
  expect(main(sipCalculator)).toEqual([
    'Total Value ₹11,61,695',
    'Total Investment ₹6,00,000',
    'Estimated Returns ₹5,61,695',
  ])
  expect(main(fdCalculator)[0]).toBe('Maturity Amount ₹1,37,009')
})

test('a tax is summarised under both rules, with the source of the rules', () => {
  const { rules } = defaultsOf(taxCalculator)
  expect(main(taxCalculator)).toEqual([
    'By the FY 2023-24 slabs ₹54,600',
    'By the law of tax year 2026-27 ₹0',
    'Net Income ₹9,45,400',
  ])
  expect(rules[0]).toMatch(/^Rules: FY 2023-24/)
})

test('a message names the tool, the figures and what they were made from', () => {
  expect(messageOf('EMI / Loan Calculator', defaultsOf(loanCalculator))).toBe(
    `EMI / Loan Calculator
Monthly EMI: ₹8,678
Total Interest: ₹10,82,776
Total Amount: ₹20,82,776
(Loan Amount: ₹10,00,000, Interest Rate: 8.5%, Loan Tenure: 20 years)`,
  )
})
