import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { sipCalculator } from './definition.ts'
import type { InvestmentInput } from './investment.ts'

const load = onceNeeded(() => import('./OptionSentences.tsx'))
const loadRange = () => import('./RangeTables.tsx')

/** The SIP calculator. It loads the sentences on its options after the first figures. */
export default function SipCalculator() {
  const part = useLoaded(load)
  return (
    <Calculator definition={sipCalculator} details={(_, input) => <Range input={input} />}>
      {(result, input) => part && <part.OptionSentences result={result} input={input} />}
    </Calculator>
  )
}

/** The plan at other returns, loaded when a range is entered. */
function Range({ input }: { input: InvestmentInput }) {
  const isWanted = input.rangePoints > 0
  const part = useLoaded(loadRange, isWanted)
  return isWanted && part && <part.RangeTables input={input} />
}
