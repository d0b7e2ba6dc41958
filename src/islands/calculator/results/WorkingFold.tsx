import type { ComponentType } from 'react'

import { LoadedFold } from '@/islands/ui/work/LoadedFold.tsx'
import type { CalculatorDefinition } from '../frame/definition.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** The formula of each headline with the visitor's own numbers in it. What writes it is loaded when it is unfolded. */
export function WorkingFold<Input extends object, Result>(props: Props<Input, Result>) {
  const { working: load } = props.definition
  if (load === undefined) return null
  const loadLines = async (): Promise<ComponentType<Props<Input, Result>>> => {
    const { WorkingLines } = await import('./WorkingLines.tsx')
    const { working } = await load()
    return (given) => <WorkingLines {...given} working={working} />
  }
  return (
    <LoadedFold label="Show the working" load={loadLines}>
      {(Lines) => <Lines {...props} />}
    </LoadedFold>
  )
}
