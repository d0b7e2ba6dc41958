import { rupees } from '@/lib/format.ts'
import { longDate } from '@/lib/long-date.ts'

import { compareRegimes, type RegimeComparison } from './compare-regimes.ts'
import { isStandardDeduction, type TaxInput, type TaxResult, taxUnder } from './income-tax.ts'
import type { Regime, TaxYear } from './tax-rules.ts'
import { currentLaw, findTaxYear, lawFor, midSentence } from './tax-years.ts'

/** Says which rules were applied, with their citation and their end. */
export function ruleSentence(input: TaxInput): string {
  const year = findTaxYear(input.taxYear)
  const { citation } = year.regimes[input.regime]
  const checked =
    year.lastChecked === undefined ? '' : ` Last checked on ${dayText(year.lastChecked)}.`
  return `Rules: ${year.label}. ${citation}. ${endSentence(year, input.regime)}${checked}`
}

/** Returns the label of a figure's rule: "By the FY 2023-24 slabs". */
export function ruleName(year: TaxYear): string {
  return year.kind === 'law' ? `By the law of ${midSentence(year)}` : 'By the FY 2023-24 slabs'
}

/** Returns the basis of a tax by law: "Total tax in the new regime, as a salary, after a standard deduction of ₹75,000." */
export function lawBasis(input: TaxInput, year: TaxYear): string {
  return `Total tax in the ${input.regime} regime, ${incomeBasis(input, year)}.`
}

/** Says what the same income pays by the newest law, whatever rules are shown. */
export function currentLawSentence(input: TaxInput): string {
  const { totalTax } = taxUnder(currentLaw, input)
  return `${ruleName(currentLaw)} the tax on this income is ${rupees(totalTax)} (${input.regime} regime, ${incomeBasis(input, currentLaw)}).`
}

/** Returns notes about the estimate. */
export function taxNotes(result: TaxResult, input: TaxInput): string[] {
  // The frame has already reported values that are not numbers.
  if (!Number.isFinite(result.totalTax)) return ['These values are too large to calculate with.']
  if (!isByLaw(input)) {
    return [
      'This is an estimate based on standard slabs. Actual liability may vary with rebates, surcharges and specific deductions.',
    ]
  }
  return [
    'This is an estimate for a resident individual, based on standard slabs with rebate, surcharge and cess. Actual liability may vary with specific deductions and with income taxed at special rates, such as capital gains.',
    ...deductionNotes(input),
  ]
}

/** Says how the standard deduction and the entered deductions go together, for a salary by law. */
function standardDeductionSentences(input: TaxInput, year: TaxYear): string[] {
  if (input.incomeKind !== 'salary') return []
  const { regimes } = year
  const amounts = `${rupees(regimes.new.standardDeduction)} in the new regime, ${rupees(regimes.old.standardDeduction)} in the old`
  if (isStandardDeduction(input, year))
    return [
      `The ${rupees(input.deductions)} you entered counts as the standard deduction (${amounts}), and only once. If it is another deduction, such as 80C (now 123), ${isByLaw(input) ? '' : 'choose a year under Tax Year and '}change it under More options.`,
    ]
  return [
    `The standard deduction (${amounts}) is deducted automatically. Do not include it in the deductions you enter.`,
  ]
}

/** Returns at most one note: two about the same field would read as two problems. */
function deductionNotes(input: TaxInput): string[] {
  const year = findTaxYear(input.taxYear)
  const { typedDeductions } = year.regimes[input.regime]
  const { deductions, deductionsInBothRegimes: inBoth } = input
  const sentences = standardDeductionSentences(input, year)
  const isTaken = isStandardDeduction(input, year)
  if (typedDeductions === 'few' && deductions > inBoth && !isTaken) {
    sentences.push(
      `The new regime does not allow deductions such as 80C (now 123), 80D (now 126) or house rent: ${rupees(deductions - inBoth)} of the deductions entered is not counted. Enter those it does allow under More options.`,
    )
  }
  if (inBoth > Math.max(0, deductions)) {
    sentences.push(
      `The deductions allowed in the new regime are more than the total: ${rupees(inBoth)} counts in both regimes.`,
    )
  }
  return sentences.length === 0 ? [] : [sentences.join(' ')]
}

function incomeBasis({ incomeKind, regime }: TaxInput, year: TaxYear): string {
  if (incomeKind === 'other') return 'as other income'
  return `as a salary, after a standard deduction of ${rupees(year.regimes[regime].standardDeduction)}`
}

/** The old regime's slabs did not end with the year: later years have the same. */
function endSentence(year: TaxYear, regime: Regime): string {
  const end = dayText(`${Number.parseInt(year.from, 10) + 1}-03-31`)
  if (year === currentLaw) return `This year ends on ${end}.`
  return year.kind === 'table' && regime === 'new'
    ? `These slabs ended on ${end}.`
    : `This year ended on ${end}.`
}

/** Returns whether the input asks for the law of a year, not for the specification's table. */
export function isByLaw({ taxYear: id }: TaxInput): boolean {
  return findTaxYear(id).kind === 'law'
}

function dayText(day: string): string {
  return longDate(new Date(`${day}T12:00`))
}

/** Says which regime costs less by law, for whom this is calculated, and from which deductions the old one would cost less. */
export function comparisonSentences(input: TaxInput): {
  comparison: RegimeComparison
  sentences: string[]
} {
  const comparison = compareRegimes(input)
  return {
    comparison,
    sentences: [
      cheaperSentence(comparison),
      oldWinsSentence(comparison, input),
      `Each regime with the deductions it allows, ${input.incomeKind === 'salary' ? 'as a salary' : 'as other income'}, age ${input.ageBand.replaceAll('-', ' ')}.`,
      ...(isByLaw(input) ? [] : standardDeductionSentences(input, lawFor(input.taxYear))),
    ],
  }
}

/** Returns the comparison as lines of the report. */
export function comparisonLines(input: TaxInput): string[] {
  const { comparison, sentences } = comparisonSentences(input)
  if (!Number.isFinite(comparison.newTax + comparison.oldTax)) return []
  return [
    `${comparisonTitle(input)}:`,
    `New Regime: ${rupees(comparison.newTax)}`,
    `Old Regime: ${rupees(comparison.oldTax)}`,
    ...sentences,
  ]
}

/** Returns the heading of the comparison, which names its law. */
export function comparisonTitle(input: TaxInput): string {
  return `Old and new regime by the law of ${midSentence(lawFor(input.taxYear))}`
}

function cheaperSentence({ cheaper, difference }: RegimeComparison): string {
  if (cheaper === 'same') return 'Both regimes cost the same.'
  return `The ${cheaper} regime costs ${rupees(difference)} less.`
}

function oldWinsSentence({ oldWinsAbove }: RegimeComparison, input: TaxInput): string {
  if (oldWinsAbove === 'never')
    return 'The new regime takes no tax here, so no deduction could make the old regime cheaper.'
  if (oldWinsAbove === 'always') return 'The old regime costs less even without deductions.'
  const addition = input.incomeKind === 'salary' ? ', in addition to the standard deduction' : ''
  return `The old regime costs less with deductions of more than ${rupees(oldWinsAbove)}${addition}.`
}
