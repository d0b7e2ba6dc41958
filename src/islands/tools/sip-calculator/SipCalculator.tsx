import { Calculator } from '../../calculator/Calculator.tsx'
import { sipCalculator } from './definition.ts'

export default function SipCalculator() {
  return <Calculator definition={sipCalculator} />
}
