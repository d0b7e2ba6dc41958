import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE, roundTo, rupees } from '@/lib/format.ts'

const UNITS = [
  [1e12, 'L Cr'],
  [1e7, 'Cr'],
  [1e5, 'L'],
] as const

/** An amount as an axis has room for it: 4000000 → "₹40 L", 12500000 → "₹1.25 Cr", 50000 → "₹50,000", NaN → "—". */
export function shortRupees(amount: number): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  // What two decimals write as 100 lakh is a crore.
  const unit = UNITS.find(([size]) => Math.abs(amount) >= 0.99995 * size)
  if (unit === undefined) return rupees(amount)
  const [size, name] = unit
  return `${amount < 0 ? '-' : ''}₹${groupedNumber(roundTo(Math.abs(amount) / size, 2))} ${name}`
}
