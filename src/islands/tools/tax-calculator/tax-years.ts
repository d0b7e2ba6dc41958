import { selectField, type ChoiceFieldOptions } from '@/islands/calculator/fields/choice-field.ts'
import type { ChoiceInput } from '@/islands/calculator/frame/definition.ts'
import type { TaxYear } from './tax-rules.ts'
import { rules as specificationTable } from './years/spec-slabs.ts'

/** Every file in `years/`. Next year's budget is one new file with its changes; nothing here changes. */
const files = import.meta.glob<TaxYear>('./years/*.ts', { eager: true, import: 'rules' })
const years = Object.values(files)

/** The years that are calculated by law, newest first. */
export const lawYears: readonly TaxYear[] = years
  .filter((year) => year.kind === 'law')
  // Not by `localeCompare`: its first call costs a phone 50 ms.
  .toSorted((a, b) => (a.from < b.from ? 1 : -1))

/** The table of the specification, which a first visit shows. */
export { specificationTable }

/** The newest law in the files. */
export const currentLaw: TaxYear = lawYears[0] ?? specificationTable

/** Returns the rules with this id, or the table of the specification for an unknown id, as in an old share link. */
export function findTaxYear(id: string): TaxYear {
  return years.find((year) => year.id === id) ?? specificationTable
}

/** Returns the choice of a tax year, which starts with the first of the years. */
export function taxYearField(
  years: readonly TaxYear[],
  options?: Omit<ChoiceFieldOptions, 'look'>,
): ChoiceInput<string> {
  const labels = years.map(({ id, label }) => [id, label] as const)
  return selectField('Tax Year', years[0]?.id ?? '', labels, options)
}

/** Returns the law for this id. The table of the specification is not the law of a year and gets the newest one. */
export function lawFor(id: string): TaxYear {
  const year = findTaxYear(id)
  return year.kind === 'law' ? year : currentLaw
}

/** Returns the year's label inside a sentence: "tax year 2026-27", but "FY 2025-26". */
export function midSentence({ label }: TaxYear): string {
  return label.replace(/^Tax year/, 'tax year')
}

/** The storage key of the tax year that the visitor chose last. */
export const TAX_YEAR_KEY = 'taxYear'

/** Returns whether the device stores a tax year, which changes the figures. */
export function isYearStored(): boolean {
  try {
    return localStorage.getItem(TAX_YEAR_KEY) !== null
  } catch {
    return false
  }
}
