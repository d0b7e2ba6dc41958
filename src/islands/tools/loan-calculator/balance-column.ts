import type { Timeline } from './timeline.ts'

/** Returns the column of a table by years with the balance of a loan at the end of each, 0 after its last, NaN if it has none. */
export function balanceColumn(label: string, { rows, problem }: Timeline) {
  return {
    label,
    unit: 'rupees' as const,
    of: (year: number) => (problem ? NaN : (rows[year * 12]?.balance ?? 0)),
  }
}
