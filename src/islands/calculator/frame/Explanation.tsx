import { memo, type ReactNode } from 'react'

import { AdPlace } from '@/islands/ui/AdPlace.tsx'
import type { Calculated } from './inputs.ts'
import type { CalculatorDefinition } from './definition.ts'
import { Later, type LaterState } from './Later.tsx'
import type { CalculatorState } from './use-calculator.ts'

/** A part that follows the fields when typing pauses. */
export type Slot<Input extends object, Result> = (
  result: Result,
  input: Input,
  change: (name: keyof Input, text: string) => void,
) => ReactNode

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  settled: Calculated<Input, Result>
  change: CalculatorState<Input>['setText']
  state: LaterState
  slot: Slot<Input, Result> | undefined
}

/** The parts below the figures in their card. */
export const InCard = memo(function InCard<Input extends object, Result>(
  props: Props<Input, Result>,
): ReactNode {
  const { definition, slot, settled, change, state } = props
  return (
    <>
      {slot?.(settled.result, settled.input, change)}
      <AdPlace name="narrow" />
      <Later state={state} lost="The rest of this page has not loaded. Reload the page.">
        {({ BelowFigures }) => <BelowFigures definition={definition} settled={settled} />}
      </Later>
    </>
  )
}) as <Input extends object, Result>(props: Props<Input, Result>) => ReactNode

/** The parts below the card. */
export const BelowCard = memo(function BelowCard<Input extends object, Result>(
  props: Props<Input, Result>,
): ReactNode {
  const { definition, slot, settled, change, state } = props
  return (
    <Later state={state}>
      {({ Details, ComparePlace }) => (
        <>
          <Details definition={definition} settled={settled}>
            {slot?.(settled.result, settled.input, change)}
          </Details>
          <ComparePlace definition={definition} texts={settled.texts} setText={change} />
        </>
      )}
    </Later>
  )
}) as <Input extends object, Result>(props: Props<Input, Result>) => ReactNode
