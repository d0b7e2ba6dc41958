import { whole } from '@/lib/format.ts'

import type { Table } from '@/islands/calculator/frame/definition.ts'
import type { TaxResult } from './income-tax.ts'
import type { SlabLine } from './slab-tax.ts'

/** Returns the table from the taxable income to the tax: slab by slab, then rebate, surcharge, cess and rounding. */
export function workingTable({ working, totalTax, taxableIncome }: TaxResult): Table {
  const steps: [string, number][] = [
    ['Rebate', -working.rebate],
    ['Surcharge', working.surcharge],
    ['Marginal relief on the surcharge', -working.surchargeRelief],
    ['Health and education cess', working.cess],
    ['Rounding to ten rupees', totalTax - working.taxBeforeRounding],
  ]
  return {
    title: 'How the tax is calculated, slab by slab',
    fileName: 'tax-working',
    columns: [
      { label: 'Step', unit: 'text' },
      { label: 'Rate', unit: 'text' },
      { label: 'Income in it', unit: 'rupees' },
      { label: 'Tax', unit: 'rupees' },
    ],
    rows: [
      ...working.slabs.map((line) => [
        slabName(line),
        `${line.ratePercent}%`,
        line.income,
        line.tax,
      ]),
      ['All slabs', '', taxableIncome, working.slabTax],
      ...steps
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => [label, '', '', amount]),
    ],
    totals: ['Total tax', '', '', totalTax],
  }
}

function slabName({ from, upTo }: SlabLine): string {
  if (upTo === Infinity) return `Above ₹${whole(from)}`
  return from === 0 ? `Up to ₹${whole(upTo)}` : `₹${whole(from)} to ₹${whole(upTo)}`
}
