import { dateField } from '@/islands/calculator/fields/date-field.ts'

export const boughtOn = dateField({
  label: 'Bought on',
  hint: 'Two dates count instead of the years. A year has 365 days, as in XIRR.',
  isOption: true,
})

export const soldOn = dateField({ label: 'Sold or valued on', isOption: true })
