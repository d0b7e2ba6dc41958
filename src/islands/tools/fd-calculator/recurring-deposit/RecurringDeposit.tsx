import { Calculator } from '../../../calculator/Calculator.tsx'
import { recurringCalculator } from './definition.ts'

export default function RecurringDeposit() {
  return <Calculator definition={recurringCalculator} />
}
