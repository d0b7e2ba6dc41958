import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { discountCalculator } from './definition.ts'

export default function Discounts() {
  return <Calculator definition={discountCalculator} />
}
