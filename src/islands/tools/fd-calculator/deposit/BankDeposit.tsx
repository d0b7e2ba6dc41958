import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { depositCalculator } from './definition.ts'

const load = onceNeeded(() => import('./DepositDetails.tsx'))

/** The bank deposit calculator. It loads its notes and tables after the first figures. */
export default function BankDeposit() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={depositCalculator}
      details={(_, input) => part && <part.DepositTables input={input} />}
    >
      {(result, input) => part && <part.DepositSentences result={result} input={input} />}
    </Calculator>
  )
}
