// Files: `gratuity.ts` calculates, `service.ts` counts the years, `rules.ts` has the dated rules for `facts.ts`. `fields.ts` and
// `sentences.ts` have the words, `later.tsx` what is loaded at the first use.

import { calculatorPage } from '@/islands/calculator/frame/calculator-page.tsx'
import { calculator, type Entries, type Row } from '@/islands/calculator/frame/definition.ts'
import { roundTo } from '@/lib/format.ts'

import { gratuityFields, hiddenFields } from './fields.ts'
import { gratuity, type GratuityInput, type GratuityResult } from './gratuity.ts'
import { gratuityNotes, gratuitySentence } from './sentences.ts'

/** The page of gratuity: what is due when a job ends, and how much of it is free of tax. */
export const gratuityCalculator = calculator<GratuityInput, GratuityResult>({
  reportTitle: 'Gratuity Report',
  reportName: 'gratuity-report',
  resultsTitle: 'Gratuity and Its Tax',
  fields: gratuityFields,
  hiddenFields,
  calculate: gratuity,
  rows,
  sentence: gratuitySentence,
  notes: gratuityNotes,
  chart: ({ exempt, taxable }) => ({
    title: 'Tax-free and Taxable',
    kind: 'doughnut',
    parts: [
      { label: 'Tax-free', amount: exempt, color: 'interest' },
      { label: 'Taxable', amount: taxable, color: 'attention' },
    ],
  }),
  later: () => import('./later.tsx'),
})

export default calculatorPage(gratuityCalculator)

function rows(result: GratuityResult, { employerKind, received }: GratuityInput): Entries<Row> {
  const { due, formula, counted, wages } = result
  const isLaw = employerKind === 'covered'
  const isByYears = employerKind !== 'government'
  const yearsCounted: Row = { label: 'Years Counted', amount: roundTo(counted, 2), unit: 'years' }
  return [
    { label: 'Gratuity', amount: result.gratuity, unit: 'rupees', better: 'more' },
    { label: 'Tax-free', amount: result.exempt, unit: 'rupees', tone: 'good', better: 'more' },
    { label: 'Taxable', amount: result.taxable, unit: 'rupees', better: 'less' },
    isLaw && received > 0 && { label: 'Due by Law', amount: due, unit: 'rupees' },
    isLaw &&
      formula > due &&
      result.hasRight && { label: 'By the Formula', amount: formula, unit: 'rupees' },
    // Years that do not give a right are in the sentence, unrounded.
    isByYears && !(isLaw && !result.hasRight) && yearsCounted,
    isByYears && { label: 'Wages a Month', amount: wages, unit: 'rupees' },
  ]
}
