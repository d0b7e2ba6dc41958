import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { goalPlanner } from './definition.ts'
import { goal, neededSip } from './goal.ts'

const load = onceNeeded(() => import('./GoalTables.tsx'))

/** The goal planner. It loads its tables after the first figures. */
export default function GoalPlanner() {
  const part = useLoaded(load)
  return (
    <Calculator
      definition={goalPlanner}
      details={(_, input) =>
        part && <part.GoalTables input={input} resultOf={goal} sipOf={neededSip} />
      }
    />
  )
}
