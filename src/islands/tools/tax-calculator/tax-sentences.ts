import { longDate, rupees } from '@/lib/format.ts'

import { compareRegimes, type RegimeComparison } from './compare-regimes.ts'
import { incomeTax, type TaxInput, type TaxResult } from './income-tax.ts'
import type { Regime, TaxYear } from './tax-rules.ts'
import { currentLaw, taxYear } from './tax-years.ts'

const REGIME_NAMES: Record<Regime, string> = { new: 'new regime', old: 'old regime' }

/** Which rules were applied, where they stand, and when somebody last looked. */
export function ruleSentence(input: TaxInput): string {
  const year = taxYear(input.taxYear)
  const { section } = year.regimes[input.regime]
  return `Rules: ${year.label}. ${year.act}, ${section}; rates of the ${year.source}. Last checked on ${checkedOn(year)}.`
}

/** What the same income pays by the newest law, whatever rules are shown. */
export function currentLawSentence(input: TaxInput): string {
  const { totalTax } = incomeTax({ ...input, taxYear: currentLaw.id })
  const rules = currentLaw.regimes[input.regime]
  const income = input.incomeKind === 'salary' ? 'as a salary' : 'as other income'
  const deduction =
    input.incomeKind === 'salary'
      ? `, after a standard deduction of ${rupees(rules.standardDeduction)}`
      : ''
  return `By the law of ${midSentence(currentLaw)} the tax on this income is ${rupees(totalTax)} (${REGIME_NAMES[input.regime]}, ${income}${deduction}).`
}

/** The year's label inside a sentence: "tax year 2026-27", but "FY 2025-26". */
export function midSentence({ label }: TaxYear): string {
  return label.replace(/^Tax year/, 'tax year')
}

/** What the visitor should know about the estimate, in sentences of their own. */
export function taxNotes(result: TaxResult, input: TaxInput): string[] {
  if (!Number.isFinite(result.totalTax)) {
    return [
      Number.isNaN(input.grossIncome + input.deductions + input.deductionsInBothRegimes)
        ? 'One of the values is not a number, so there is no tax yet.'
        : 'These values are too large to calculate with.',
    ]
  }
  if (!isByLaw(input)) {
    return [
      'This is an estimate based on standard slabs. Actual liability may vary with rebates, surcharges and specific deductions.',
    ]
  }
  return [
    'This is an estimate for a resident individual, based on standard slabs with rebate, surcharge and cess. Actual liability may vary with specific deductions and with income taxed at special rates, such as capital gains.',
    ...deductionNotes(result, input),
  ]
}

/** At which deductions the old regime would cost less, and by how much the cheaper one is cheaper now. */
export function comparisonSentences(input: TaxInput): {
  comparison: RegimeComparison
  sentences: string[]
} {
  const comparison = compareRegimes(input)
  return {
    comparison,
    sentences: [
      cheaperSentence(comparison),
      isByLaw(input)
        ? oldWinsSentence(comparison, input)
        : 'These slabs take the deductions off under both regimes.',
    ],
  }
}

function cheaperSentence({ cheaper, difference }: RegimeComparison): string {
  if (cheaper === 'same') return 'Both regimes cost the same.'
  return `The ${REGIME_NAMES[cheaper]} costs ${rupees(difference)} less.`
}

function oldWinsSentence({ oldWinsAbove }: RegimeComparison, input: TaxInput): string {
  if (oldWinsAbove === 'never')
    return 'The new regime takes no tax here, so no deduction could make the old regime cheaper.'
  if (oldWinsAbove === 'always') return 'The old regime costs less even without deductions.'
  const besides = isSalaryByLaw(input) ? ', besides the standard deduction' : ''
  return `The old regime costs less with deductions of more than ${rupees(oldWinsAbove)}${besides}.`
}

/** One note at most: two about the same field would read as two problems. */
function deductionNotes({ totalDeductions, working }: TaxResult, input: TaxInput): string[] {
  const sentences: string[] = []
  if (isSalaryByLaw(input)) {
    sentences.push(
      `The standard deduction of ${rupees(working.standardDeduction)} is taken off by itself; leave it out of the deductions you enter.`,
    )
  }
  const uncounted = totalDeductions - working.countedDeductions
  if (uncounted > 0) {
    sentences.push(
      `The new regime does not allow deductions such as 80C, 80D or house rent: ${rupees(uncounted)} of the deductions entered is not counted. More options has a field for those it does allow.`,
    )
  }
  return sentences.length === 0 ? [] : [sentences.join(' ')]
}

function isSalaryByLaw(input: TaxInput): boolean {
  return input.incomeKind === 'salary' && isByLaw(input)
}

function isByLaw({ taxYear: id }: TaxInput): boolean {
  return taxYear(id).kind === 'law'
}

function checkedOn({ lastChecked }: TaxYear): string {
  return longDate(new Date(`${lastChecked}T12:00`))
}
