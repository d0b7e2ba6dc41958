import type { TaxYear } from './tax-rules.ts'

/** Every file in `years/`: next year's budget is one new file, and nothing here changes. */
const files = import.meta.glob<{ rules: TaxYear }>('./years/*.ts', { eager: true })
const years = Object.values(files).map((file) => file.rules)

/** The years that are calculated by law, newest first. */
export const lawYears: readonly TaxYear[] = years
  .filter((year) => year.kind === 'law')
  .toSorted((a, b) => b.from.localeCompare(a.from))

/** The table of the specification, which a first visit shows. */
export const specificationTable: TaxYear = theOnly(years.filter((year) => year.kind === 'table'))

/** The newest law in the files. Its label says the year, so that it is not mistaken for a later one. */
export const currentLaw: TaxYear = theOnly(lawYears.slice(0, 1))

/** The rules with this id; an unknown one, say of an old share link, gives the table of the specification. */
export function taxYear(id: string): TaxYear {
  return years.find((year) => year.id === id) ?? specificationTable
}

function theOnly(found: readonly TaxYear[]): TaxYear {
  const [year, ...others] = found
  if (year === undefined || others.length > 0)
    throw new Error('src/islands/tools/tax-calculator/years must hold one table and some laws.')
  return year
}
