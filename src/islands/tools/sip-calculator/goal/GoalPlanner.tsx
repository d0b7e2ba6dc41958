import { useEffect, useState } from 'react'

import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { goalPlanner } from './definition.ts'
import { goal, neededSip } from './goal.ts'

/** The goal planner. Its tables are loaded once the figures are there. */
export default function GoalPlanner() {
  const [tables, setTables] = useState<typeof import('./GoalTables.tsx')>()
  useEffect(() => {
    void attempt(async () => setTables(await loadPart(() => import('./GoalTables.tsx'))))
  }, [])
  return (
    <Calculator
      definition={goalPlanner}
      details={(_, input) =>
        tables && <tables.GoalTables input={input} resultOf={goal} sipOf={neededSip} />
      }
    />
  )
}
