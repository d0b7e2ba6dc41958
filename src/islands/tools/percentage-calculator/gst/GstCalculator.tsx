import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { gstCalculator, ratesSentence } from './definition.ts'

export default function GstCalculator() {
  return (
    <Calculator definition={gstCalculator}>
      {() => <p className="hint mt-4">{ratesSentence}</p>}
    </Calculator>
  )
}
