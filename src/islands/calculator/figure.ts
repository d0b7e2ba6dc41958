import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE, percent, rupees, whole } from '@/lib/format.ts'

import type { Row, Unit } from './definition.ts'

const FORMATS: Record<Unit, (amount: number) => string> = {
  rupees,
  percent,
  count: whole,
  years: (amount) => `${exact(amount)} ${amount === 1 ? 'year' : 'years'}`,
}

/** A row's amount as the visitor reads it, "—" when it is not finite. */
export function figure({ amount, unit }: Pick<Row, 'amount' | 'unit'>): string {
  return Number.isFinite(amount) ? FORMATS[unit](amount) : NO_VALUE
}

/** An input's value as it was given, free of rounding: "8.5%", "₹10,00,000", "2.5 years". */
export function givenFigure(amount: number, unit: Unit): string {
  if (!Number.isFinite(amount)) return NO_VALUE
  if (unit === 'percent') return `${exact(amount)}%`
  if (unit === 'rupees') return amount < 0 ? `-₹${exact(-amount)}` : `₹${exact(amount)}`
  return FORMATS[unit](amount)
}

function exact(amount: number): string {
  return Math.abs(amount) < 1e15 ? groupedNumber(amount) : String(amount)
}
