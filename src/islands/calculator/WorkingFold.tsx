import { useState } from 'react'

import type { CalculatorDefinition } from './definition.ts'
import { attempt, loadPart } from './load-part.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** The formula of each headline with the visitor's own numbers in it. What writes it is loaded when it is unfolded. */
export function WorkingFold<Input extends object, Result>(props: Props<Input, Result>) {
  const load = props.definition.working
  const [lines, setLines] = useState<typeof import('./working/WorkingLines.tsx')>()
  const [written, setWritten] = useState<Awaited<ReturnType<NonNullable<typeof load>>>>()
  if (load === undefined) return null
  const open = async () => {
    setWritten(await loadPart(load))
    setLines(await loadPart(() => import('./working/WorkingLines.tsx')))
  }
  return (
    <details className="fold needs-script" onToggle={() => void attempt(open)}>
      <summary>Show the working</summary>
      {lines && written && <lines.WorkingLines {...props} {...written} />}
    </details>
  )
}
