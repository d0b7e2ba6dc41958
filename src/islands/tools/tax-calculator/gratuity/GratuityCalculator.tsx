import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { gratuityCalculator } from './definition.ts'

const load = onceNeeded(() => import('./GratuityParts.tsx'))

const loadSentences = async () => (await import('./GratuityParts.tsx')).GratuitySentences
const Sentences = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The gratuity page. Sentences and tables are loaded after the figures are shown. */
export default function GratuityCalculator() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={gratuityCalculator}
      details={(_, input) => parts && <parts.GratuityTables input={input} />}
    >
      {(result, input) => <Sentences result={result} input={input} />}
    </Calculator>
  )
}
