import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { CalculatorDefinition } from '../frame/definition.ts'
import { $compare, loadCompare } from './load-compare.ts'
import { hasScenarios } from './storage-key.ts'
import { attempt } from '@/islands/ui/work/load-part.ts'
import type { CalculatorState } from '../frame/use-calculator.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  texts: CalculatorState<Input>['texts']
  setText: CalculatorState<Input>['setText']
}

/** The place of the comparison. Its code is loaded once a scenario is saved. */
export function ComparePlace<Input extends object, Result>(props: Props<Input, Result>) {
  // Its code can come before this part is hydrated, whose built HTML has no comparison.
  const compare = useStore($compare, { ssr: 'initial' })
  useEffect(() => {
    const look = () => {
      if (hasScenarios()) void attempt(loadCompare)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return compare && <compare.ComparePanel {...props} />
}
