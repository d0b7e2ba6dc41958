import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { depositCalculator } from './definition.ts'

const load = onceNeeded(() => import('./DepositDetails.tsx'))

const loadSentences = async () => (await import('./DepositDetails.tsx')).DepositSentences
const DepositSentences = late(
  loadSentences,
  import.meta.env.SSR ? await loadSentences() : undefined,
)

/** The bank deposit calculator. It loads its notes and tables after the first figures. */
export default function BankDeposit() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={depositCalculator}
      details={(_, input) => part && <part.DepositTables input={input} />}
    >
      {(result, input) => <DepositSentences result={result} input={input} />}
    </Calculator>
  )
}
