import type { DatedFact } from '@/lib/dated-fact.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

import { gstRates } from './gst.ts'

/** The rates that the page offers. */
export const facts: readonly DatedFact[] = gstRates.rates.map(({ percent, on }) => ({
  id: `gst-${String(percent).replace('.', '-')}`,
  name: `GST: ${on}`,
  value: `${groupedNumber(percent)}%`,
  from: gstRates.from,
  reviewBy: gstRates.reviewBy,
  source: gstRates.source,
  checked: gstRates.checked,
}))
