import { present, type Table } from '@/islands/calculator/frame/definition.ts'
import { tableOf } from '@/islands/calculator/results/table-of.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'
import { NO_VALUE } from '@/lib/format.ts'
import { type GstInput, type GstResult, type Supply, RUPEES, taxRows } from './gst.ts'

/** Returns the totals by rate, and each amount. */
export function tables(result: GstResult, { supply }: GstInput): Table[] {
  return present([rateTable(result, supply), amountTable(result)])
}

function rateTable({ byRate, sum }: GstResult, supply: Supply) {
  return tableOf('Totals by rate', 'gst-by-rate', byRate, [
    { label: 'Rate', unit: 'text', of: (parts) => rateText(parts.ratePercent), total: 'Total' },
    { label: 'Value', unit: RUPEES, of: ({ value }) => value, total: sum.value },
    ...taxRows(sum, supply).map(({ label, amount }, index, { length }) => ({
      label,
      unit: RUPEES,
      // The halves follow from the tax.
      ...(index < length - 1 && { isSpare: true as const }),
      of: (parts: GstResult['sum']) => taxRows(parts, supply)[index]?.amount ?? NaN,
      total: amount,
    })),
    { label: 'Total', unit: RUPEES, of: ({ total }) => total, total: sum.total },
  ])
}

function amountTable({ items, parts, sum }: GstResult) {
  return tableOf('Amount by amount', 'gst-by-amount', parts, [
    { label: 'Amount', unit: 'text', of: (_, index) => String(index + 1), total: 'Total' },
    { label: 'Rate', unit: 'text', of: (_, index) => rateText(items[index]?.ratePercent ?? NaN) },
    { label: 'Value', unit: RUPEES, of: ({ value }) => value, total: sum.value },
    { label: 'GST', unit: RUPEES, of: ({ tax }) => tax, total: sum.tax },
    { label: 'Total', unit: RUPEES, of: ({ total }) => total, total: sum.total },
  ])
}

function rateText(percent: number): string {
  return Number.isFinite(percent) ? `${groupedNumber(percent)}%` : NO_VALUE
}
