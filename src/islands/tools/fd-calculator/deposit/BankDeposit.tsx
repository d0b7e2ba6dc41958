import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { depositCalculator } from './definition.ts'

const load = () => import('./BesideDeposit.tsx')

/** The deposit by the day. What stands beside its figures is loaded once these are there. */
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
