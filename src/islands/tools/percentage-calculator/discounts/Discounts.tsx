import { Calculator } from '../../../calculator/Calculator.tsx'
import { discountCalculator } from './definition.ts'

export default function Discounts() {
  return <Calculator definition={discountCalculator} />
}
