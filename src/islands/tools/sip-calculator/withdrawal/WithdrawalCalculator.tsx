import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { withdrawalCalculator } from './definition.ts'

export default function WithdrawalCalculator() {
  return <Calculator definition={withdrawalCalculator} />
}
