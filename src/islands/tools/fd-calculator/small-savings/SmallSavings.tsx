import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'

import { savingsCalculator } from './definition.ts'

/** The small savings calculator. */
export default function SmallSavings() {
  return <Calculator definition={savingsCalculator} />
}
