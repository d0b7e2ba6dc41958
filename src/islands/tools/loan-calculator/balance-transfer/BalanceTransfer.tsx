import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { balanceTransfer } from './definition.ts'

const load = onceNeeded(() => import('./TransferParts.tsx'))

/** The balance transfer calculator. The part about a rise of the new rate is loaded after the figures are shown. */
export default function BalanceTransfer() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={balanceTransfer}
      details={(_, input) => part && <part.TransferTables input={input} />}
    >
      {(result, input) => part && <part.RiseSentence result={result} input={input} />}
    </Calculator>
  )
}
