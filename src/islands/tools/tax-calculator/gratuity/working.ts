import type { Working } from '@/islands/calculator/frame/definition.ts'
import { equalsRupees, given, money, rounded } from '@/islands/calculator/results/numbers.ts'
import { rupees } from '@/lib/format.ts'

import { limitLeft, type GratuityInput, type GratuityResult } from './gratuity.ts'
import { CEILING, EXEMPTION, GRATUITY } from './rules.ts'
import { serviceInWords } from './sentences.ts'

/** Returns the formulas of the gratuity and of its taxable part. Empty without a result. */
export function working(result: GratuityResult, input: GratuityInput): Working[] {
  const { gratuity, exempt, taxable } = result
  if (![gratuity, exempt].every(Number.isFinite)) return []
  const rest: Working = {
    label: 'Taxable',
    lines: [
      'Gratuity − Tax-free',
      `= ${money(gratuity)} − ${money(exempt)}`,
      equalsRupees(taxable),
    ],
  }
  if (input.employerKind === 'government') return [rest]
  return [
    ...(input.received > 0 ? [] : [{ label: 'Gratuity', lines: gratuityLines(result, input) }]),
    { label: 'Tax-free', lines: exemptLines(result, input) },
    rest,
  ]
}

function gratuityLines(result: GratuityResult, input: GratuityInput): string[] {
  const { gratuity, wages, counted, formula, hasRight } = result
  const isLaw = input.employerKind === 'covered'
  if (isLaw && !hasRight) return [`${serviceInWords(input)}: less than the least service`, '= ₹0']
  const share = isLaw ? `${GRATUITY.days} ÷ ${GRATUITY.daysOfMonth}` : '1 ÷ 2'
  return [
    ...(isLaw && wages > input.monthlyBasic
      ? [`Wages: ${GRATUITY.shareOfPay} × ${money(input.totalPay)} = ${money(wages)}`]
      : []),
    `Wages × ${share} × years, to the rupee`,
    `= ${given(wages)} × ${share} × ${rounded(counted)}`,
    ...(formula > gratuity ? [`= ${rupees(formula)}, at most ${rupees(CEILING.rupees)}`] : []),
    equalsRupees(gratuity),
  ]
}

function exemptLines(result: GratuityResult, input: GratuityInput): string[] {
  const { exempt, gratuity, formula } = result
  return [
    'The least of three amounts',
    `The gratuity: ${money(gratuity)}`,
    `The formula: ${money(formula)}`,
    `The limit: ${rupees(EXEMPTION.rupees)}${input.exemptBefore > 0 ? ` − ${money(input.exemptBefore)}, not below ₹0` : ''} = ${money(limitLeft(input))}`,
    equalsRupees(exempt),
  ]
}
