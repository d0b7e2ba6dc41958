import { NotCarriedNote } from './NotCarriedNote.tsx'
import { useRememberedYear } from './use-remembered-year.ts'

interface Props {
  year: string
  onYear: (id: string) => void
}

/** Remembers the tax year, and says what another page's link could not carry over. It is loaded once the figures are there. */
export function RememberedYear({ year, onYear }: Props) {
  useRememberedYear(year, onYear)
  return <NotCarriedNote />
}
