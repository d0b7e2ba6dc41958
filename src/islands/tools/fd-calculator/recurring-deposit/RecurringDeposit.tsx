import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { recurringCalculator } from './definition.ts'

export default function RecurringDeposit() {
  return <Calculator definition={recurringCalculator} />
}
