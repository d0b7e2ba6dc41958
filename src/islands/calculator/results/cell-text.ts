import { NO_VALUE } from '@/lib/format.ts'

import { figure } from '../frame/figure.ts'
import type { Table } from '../frame/definition.ts'

/** Returns a cell of a table as the visitor reads it. */
export function cellText(value: number | string, unit: Table['columns'][number]['unit']): string {
  if (typeof value === 'string') return value
  if (unit === 'text') return Number.isFinite(value) ? String(value) : NO_VALUE
  return figure({ amount: value, unit })
}
