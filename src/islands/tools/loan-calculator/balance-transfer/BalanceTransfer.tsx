import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { balanceTransfer } from './definition.ts'

const load = onceNeeded(() => import('./TransferParts.tsx'))

const loadSentences = async () => (await import('./TransferParts.tsx')).RiseSentence
const RiseSentence = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The balance transfer calculator. The part about a rise of the new rate is loaded after the figures are shown. */
export default function BalanceTransfer() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={balanceTransfer}
      details={(_, input) => part && <part.TransferTables input={input} />}
    >
      {(result, input) => <RiseSentence result={result} input={input} />}
    </Calculator>
  )
}
