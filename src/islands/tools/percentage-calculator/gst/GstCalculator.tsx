import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { gstCalculator } from './definition.ts'

export default function GstCalculator() {
  return <Calculator definition={gstCalculator} />
}
