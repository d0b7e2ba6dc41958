import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import { slabsAlong, type HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'
import { rupees } from '@/lib/format.ts'

import { type TaxInput, type TaxResult, taxUnder } from './income-tax.ts'
import { findTaxYear } from './tax-years.ts'

const REGIMES = [
  {
    regime: 'new',
    name: 'New regime',
    title: 'New regime: each slab is as wide as the income in it and as deep as its rate',
  },
  {
    regime: 'old',
    name: 'Old regime',
    title: 'Old regime: each slab is as wide as the income in it and as deep as its rate',
  },
] as const

/** Returns the slabs of both regimes on one scale. Undefined without income to tax. */
export function slabDrawings(
  input: TaxInput,
): { name: string; tax: number; drawing: HeadLineDrawing }[] | undefined {
  const year = findTaxYear(input.taxYear)
  const taxes = REGIMES.map(({ regime, ...words }) => ({
    ...words,
    result: taxUnder(year, { ...input, regime }),
  }))
  const total = Math.max(...taxes.map(({ result }) => result.taxableIncome))
  if (!(total > 0 && total < Infinity)) return undefined
  const rates = taxes.flatMap(({ result }) =>
    result.working.slabs.map(({ ratePercent }) => ratePercent),
  )
  const deepest = Math.max(...rates)
  return taxes.map(({ name, title, result }) => ({
    name,
    tax: result.working.slabTax,
    drawing: {
      title,
      ...slabsAlong(
        result.working.slabs.map(({ income, ratePercent }) => ({
          amount: income,
          rate: ratePercent,
          word: `${ratePercent}%`,
        })),
        { total, deepest, color: 'attention' },
      ),
    },
  }))
}

/** The tax on the slabs as areas, in both regimes. */
function SlabDrawing({ input }: { result: TaxResult; input: TaxInput }) {
  const drawings = slabDrawings(input)
  if (drawings === undefined) return null
  return (
    <div className="slabs">
      <p className="text-sm">
        The area is the tax on the slabs: width is income, depth is the rate.
      </p>
      {drawings.map(({ name, tax, drawing }) => (
        <div key={name}>
          <p className="mt-2 flex justify-between text-sm font-semibold">
            <span>{name}</span>
            <span>{rupees(tax)}</span>
          </p>
          <HeadLine {...drawing} />
        </div>
      ))}
    </div>
  )
}

/** The drawing of the tax page. */
export const drawing = { Drawing: SlabDrawing }
