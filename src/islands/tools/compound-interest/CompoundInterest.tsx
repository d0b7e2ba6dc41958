import { Calculator } from '../../calculator/Calculator.tsx'
import { compoundInterestCalculator } from './definition.ts'

export default function CompoundInterest() {
  return <Calculator definition={compoundInterestCalculator} />
}
