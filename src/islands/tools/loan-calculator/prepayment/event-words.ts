import { groupedNumber } from '@/lib/digit-groups.ts'
import { rupees } from '@/lib/format.ts'

import type { EventEntry } from './event-entry.ts'
import { inMonths } from './outcome-sentence.ts'

/** What happens, in a few words for a table: "Prepayment", "Rate 9%". */
export function eventInWords(entry: EventEntry): string {
  switch (entry.kind) {
    case 'rate':
      return `Rate ${groupedNumber(entry.ratePercent)}%`
    case 'instalment':
      return `EMI ${rupees(entry.newEmi)}`
    case 'step-up':
      return `EMI rises ${groupedNumber(entry.risePercent)}% a year`
    case 'holiday':
      return `Holiday of ${inMonths(entry.holidayMonths)}`
    default:
      return 'Prepayment'
  }
}
