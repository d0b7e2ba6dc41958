import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE, percent, rupees, rupeesAndPaise, whole } from '@/lib/format.ts'
import { counted, plural } from '@/lib/quantity.ts'

import type { Unit } from '../fields/field-types.ts'
import type { Row } from './definition.ts'

const FORMATS: Record<Unit, (amount: number) => string> = {
  rupees,
  'rupees and paise': rupeesAndPaise,
  percent,
  count: whole,
  months: (amount) => counted(amount, 'month'),
  years: (amount) => plural(amount, '1 year', `${groupedNumber(amount)} years`),
}

/** A row's amount as the visitor reads it, "—" when it is not finite. */
export function figure({ amount, unit }: Pick<Row, 'amount' | 'unit'>): string {
  return Number.isFinite(amount) ? FORMATS[unit](amount) : NO_VALUE
}

/** Returns the row people came for: the marked one, else the first. */
export function headlineOf<Shown extends Pick<Row, 'isHeadline'>>(rows: readonly Shown[]): Shown {
  const headline = rows.find(({ isHeadline }) => isHeadline) ?? rows[0]
  if (headline === undefined) throw new Error('A calculator has a row.')
  return headline
}

/** Whether a figure must be written smaller, so that it is not broken inside its number. */
export function isLong(figure: string): boolean | undefined {
  return figure.length > 13 || undefined
}
