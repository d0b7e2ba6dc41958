import { growthByYear, growthDrawing } from '@/islands/calculator/charts/growth-drawing.tsx'
import { type Table, present, type Working } from '@/islands/calculator/frame/definition.ts'
import { growthTable } from '@/islands/calculator/results/growth-table.ts'
import {
  equals,
  equalsRupees,
  given,
  money,
  rounded,
} from '@/islands/calculator/results/numbers.ts'
import { growth } from '@/lib/compounding.ts'
import { percent } from '@/lib/format.ts'

import { fdYears, type FdInput, type FdResult } from './fd.ts'

/** The deposit and its interest at the end of each year. */
export const drawing = growthDrawing<FdInput, FdResult>('interest', (_, input) =>
  growthByYear('Deposit and its value', yearRows(input)),
)

/** Returns the same as a table. */
export function tables(_: FdResult, input: FdInput): Table[] {
  return growthTable({
    fileName: 'fd-growth',
    years: input.years,
    amounts: ['Principal', 'Interest', 'Value'],
    rows: yearRows(input),
  })
}

function yearRows(input: FdInput) {
  return fdYears(input).map((row) => [row.year, row.principal, row.interest, row.value] as const)
}

/** Returns the formulas of the maturity amount, the interest and the yield. Empty for a deposit without a value. */
export function working(result: FdResult, deposit: FdInput): Working[] {
  const { principalAmount, interestEarned, maturityAmount, effectiveYieldPercent } = result
  if (!Object.values(result).every(Number.isFinite)) return []
  return present([
    {
      label: 'Maturity Amount',
      lines: [...maturityLines(deposit), equalsRupees(maturityAmount)],
    },
    {
      label: 'Interest Earned',
      lines: [
        'Interest Earned = Maturity Amount − P',
        `= ${money(maturityAmount)} − ${money(principalAmount)}`,
        equalsRupees(interestEarned),
      ],
    },
    deposit.compoundingsPerYear !== 1 && yieldWorking(deposit, effectiveYieldPercent),
  ])
}

function maturityLines(deposit: FdInput): string[] {
  const { annualRatePercent, years, compoundingsPerYear: f } = deposit
  const principal = given(deposit.principal)
  const periodRate = annualRatePercent / 100 / f
  const factor = 1 + growth(periodRate, f * years)
  const isYearly = f === 1
  return [
    isYearly ? 'Maturity Amount = P × (1 + i)^t' : 'Maturity Amount = P × (1 + i)^(f × t)',
    isYearly
      ? `i = ${given(annualRatePercent)} ÷ 100 ${equals(periodRate)} a year`
      : `i = ${given(annualRatePercent)} ÷ 100 ÷ ${f} ${equals(periodRate)} each time, f = ${f} times a year`,
    `= ${principal} × (1 + ${rounded(periodRate)})^${isYearly ? given(years) : `(${f} × ${given(years)})`}`,
    `= ${principal} × ${rounded(factor, 10)}`,
  ]
}

function yieldWorking({ annualRatePercent, compoundingsPerYear: f }: FdInput, yielded: number) {
  const periodRate = annualRatePercent / 100 / f
  return {
    label: 'Effective Annual Yield',
    lines: [
      'Effective Annual Yield = (1 + i)^f − 1',
      `= (1 + ${rounded(periodRate)})^${f} − 1 ${equals(yielded / 100)}`,
      `= ${percent(yielded)}`,
    ],
  }
}
