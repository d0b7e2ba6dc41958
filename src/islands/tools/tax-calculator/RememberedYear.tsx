import { useRememberedYear } from './use-remembered-year.ts'

interface Props {
  year: string
  onYear: (id: string) => void
}

/** Shows nothing: it remembers the tax year, and is loaded once the figures are there. */
export function RememberedYear({ year, onYear }: Props) {
  useRememberedYear(year, onYear)
  return null
}
