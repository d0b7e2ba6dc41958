import { whole } from '@/lib/format.ts'

/** What is left of a limit, or by how much it is passed, with its unit: "12 left", "3 px over". */
export function leftInWords(left: number, unit = ''): string {
  const amount = `${whole(Math.abs(left))}${unit}`
  return left < 0 ? `${amount} over` : `${amount} left`
}
