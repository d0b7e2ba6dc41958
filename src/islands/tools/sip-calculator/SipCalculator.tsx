import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { sipCalculator } from './definition.ts'

const load = onceNeeded(() => import('./OptionSentences.tsx'))

/** The SIP calculator. It loads the sentences on its options after the first figures. */
export default function SipCalculator() {
  const part = useLoaded(load)
  return (
    <Calculator definition={sipCalculator}>
      {(result, input) => part && <part.OptionSentences result={result} input={input} />}
    </Calculator>
  )
}
