import type { ReactNode } from 'react'

import { hasScenarios } from '../compare/storage-key.ts'
import { listCode } from '../fields/LateList.tsx'
import { Calculator } from './Calculator.tsx'
import type { CalculatorDefinition } from './definition.ts'
import type { Definition } from './context.ts'
import { lateCode, useBuilt } from './late.tsx'

/** Returns the island of a calculator: everything on its page follows from its definition. */
export function calculatorPage<Input extends object, Result>(
  written: CalculatorDefinition<Input, Result>,
): () => ReactNode {
  // The frame knows inputs by their names only.
  const definition = written as unknown as Definition
  const late = lateCode(
    async () => {
      const load = definition.later ?? (() => ({}))
      const [{ Says, ChartPlace, ResultActions, Below }, file] = await Promise.all([
        import('../results/Explained.tsx'),
        load(),
      ])
      return { Says, ChartPlace, ResultActions, Below, file }
    },
    // Scenarios of an earlier visit are part of the page.
    () => hasScenarios() || definition.isRestored?.() === true,
  )
  return function CalculatorPage() {
    useBuilt(late, listCode)
    return <Calculator definition={definition} late={late} />
  }
}
