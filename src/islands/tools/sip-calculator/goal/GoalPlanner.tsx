import { Calculator } from '../../../calculator/Calculator.tsx'
import { goalPlanner } from './definition.ts'

export default function GoalPlanner() {
  return <Calculator definition={goalPlanner} />
}
