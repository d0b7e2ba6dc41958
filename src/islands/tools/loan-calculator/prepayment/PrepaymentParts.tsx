import { useMemo } from 'react'

import { TablePanel } from '@/islands/calculator/results/TablePanel.tsx'
import { useSettled } from '@/islands/ui/work/use-settled.ts'
import { prepaymentCalculator } from './definition.ts'
import { MoreQuestions } from './MoreQuestions.tsx'
import type { PrepaymentInput } from './prepayment.ts'
import { prepaymentTables } from './tables.ts'

export { BothChoices } from './BothChoices.tsx'
export { prepaymentCalculator } from './definition.ts'

/** Further questions and the tables. They follow the fields once these keep still, and hold up no typing. */
export function PrepaymentDetails({ input }: { input: PrepaymentInput }) {
  const settled = useSettled(input)
  const { result, tables } = useMemo(() => {
    const found = prepaymentCalculator.calculate(settled)
    return { result: found, tables: prepaymentTables(found, settled) }
  }, [settled])
  return (
    <>
      <MoreQuestions result={result} />
      {tables.map((table) => (
        <TablePanel table={table} key={table.title} />
      ))}
    </>
  )
}
