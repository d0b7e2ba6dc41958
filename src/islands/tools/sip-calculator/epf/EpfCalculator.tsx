import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { epfCalculator } from './definition.ts'

const load = onceNeeded(() => import('./EpfParts.tsx'))

const loadSentences = async () => (await import('./EpfParts.tsx')).EpfSentences
const EpfSentences = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The provident fund page. Its sentences and tables are loaded after the first figures. */
export default function EpfCalculator() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={epfCalculator}
      details={(_, input) => part && <part.EpfTables input={input} />}
    >
      {(result, input) => <EpfSentences result={result} input={input} />}
    </Calculator>
  )
}
