import { useState } from 'react'

import type { CalculatorDefinition } from './definition.ts'
import { attempt, loadPart } from '../ui/load-part.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** What is loaded: what shows the lines, and what writes them. */
type Parts<Input extends object, Result> = typeof import('./working/WorkingLines.tsx') &
  Awaited<ReturnType<NonNullable<CalculatorDefinition<Input, Result>['working']>>>

/** The formula of each headline with the visitor's own numbers in it. What writes it is loaded when it is unfolded. */
export function WorkingFold<Input extends object, Result>(props: Props<Input, Result>) {
  const load = props.definition.working
  const [parts, setParts] = useState<Parts<Input, Result>>()
  if (load === undefined) return null
  const open = async () =>
    setParts(
      await loadPart(async () => ({
        ...(await import('./working/WorkingLines.tsx')),
        ...(await load()),
      })),
    )
  return (
    <details className="fold needs-script" onToggle={() => void attempt(open)}>
      <summary>Show the working</summary>
      {parts && <parts.WorkingLines {...props} working={parts.working} />}
    </details>
  )
}
