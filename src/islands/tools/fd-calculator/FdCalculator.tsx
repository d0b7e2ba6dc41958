import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { fdCalculator } from './definition.ts'

export default function FdCalculator() {
  return <Calculator definition={fdCalculator} />
}
