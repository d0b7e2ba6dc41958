import { LaterTables } from '@/islands/calculator/results/LaterTables.tsx'
import { gratuity, type GratuityInput, type GratuityResult } from './gratuity.ts'
import { ruleSentences } from './sentences.ts'
import { gratuityTables } from './tables.ts'

interface Props {
  result: GratuityResult
  input: GratuityInput
}

/** Says what decides the amount and its tax. */
export function GratuitySentences({ result, input }: Props) {
  return ruleSentences(result, input).map((sentence) => (
    <p className="says mt-2" key={sentence}>
      {sentence}
    </p>
  ))
}

/** Shows the gratuity by years of service. */
export function GratuityTables({ input }: { input: GratuityInput }) {
  return <LaterTables input={input} calculate={gratuity} tablesOf={gratuityTables} />
}
