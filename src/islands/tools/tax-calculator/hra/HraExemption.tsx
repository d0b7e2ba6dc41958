import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { late } from '@/islands/calculator/frame/late.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { hraCalculator } from './definition.ts'
import { hraYear } from './hra-year.ts'

const load = onceNeeded(() => import('./HraParts.tsx'))

const loadSentences = async () => (await import('./HraParts.tsx')).HraSentences
const HraSentences = late(loadSentences, import.meta.env.SSR ? await loadSentences() : undefined)

/** The HRA exemption page. Sentences and tables are loaded after the figures are shown. */
export default function HraExemption() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={hraCalculator}
      details={(_, input) => parts && <parts.HraTables input={input} calculate={hraYear} />}
    >
      {(result, input) => <HraSentences result={result} input={input} />}
    </Calculator>
  )
}
