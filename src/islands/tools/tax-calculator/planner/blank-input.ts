import { entriesOf, initialTexts, readInput } from '@/islands/calculator/frame/inputs.ts'
import { plannerFields } from './fields.ts'
import type { PlannerInput } from './planner-input.ts'

/** A year without income or deductions, for tests. */
export const blankInput: PlannerInput = {
  ...readInput(plannerFields, initialTexts(plannerFields)),
  ...Object.fromEntries(
    entriesOf(plannerFields).flatMap(([name, { kind }]) => (kind === 'number' ? [[name, 0]] : [])),
  ),
}
