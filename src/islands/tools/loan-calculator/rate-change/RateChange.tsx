import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { rateChangeCalculator } from './definition.ts'

const load = onceNeeded(() => import('./RateChangeParts.tsx'))

const loadSentences = async () => (await import('./RateChangeParts.tsx')).RateChangeSentences
const RateChangeSentences = late(
  loadSentences,
  import.meta.env.SSR ? await loadSentences() : undefined,
)

/** The page about a new rate of a running loan. The letter's check and the table are loaded after the figures. */
export default function RateChange() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={rateChangeCalculator}
      details={(_, input) => part && <part.RateChangeTables input={input} />}
    >
      {(result, input) => <RateChangeSentences result={result} input={input} />}
    </Calculator>
  )
}
