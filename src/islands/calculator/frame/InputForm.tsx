import type { RefObject } from 'react'

import { CalculatorFields } from '../fields/CalculatorFields.tsx'
import type { CalculatorDefinition } from './definition.ts'
import type { CalculatorState } from './use-calculator.ts'

interface Props<Input extends object, Result> {
  form: RefObject<HTMLFormElement | null>
  definition: Pick<
    CalculatorDefinition<Input, Result>,
    'fields' | 'groups' | 'actionLabel' | 'unusedFields' | 'hiddenFields'
  >
  calculator: CalculatorState<Input>
  onSubmit: () => void
}

/** The inputs of a calculator, with what leads to the results and what takes the inputs back. */
export function InputForm<Input extends object, Result>(props: Props<Input, Result>) {
  const { form, definition, calculator, onSubmit } = props
  const { actionLabel } = definition
  return (
    <form
      ref={form}
      className="card panel"
      aria-label="Inputs"
      data-inputs
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <CalculatorFields
        fields={definition.fields}
        groups={definition.groups}
        texts={calculator.texts}
        input={calculator.input}
        unused={definition.unusedFields?.(calculator.input)}
        hidden={definition.hiddenFields?.(calculator.input)}
        onText={calculator.setText}
      />
      <div className="mt-5 flex flex-wrap gap-3 lg:mt-4">
        <button
          type="submit"
          className={`button button-filled needs-script grow ${actionLabel === undefined ? 'lg:hidden' : ''}`}
        >
          {actionLabel ?? 'See results'}
        </button>
        <ResetButton {...calculator} />
      </div>
    </form>
  )
}

type ResetProps = Pick<CalculatorState<object>, 'isReset' | 'reset' | 'undoReset'>

function ResetButton({ isReset, reset, undoReset }: ResetProps) {
  if (!isReset)
    return (
      <button type="button" className="button quiet-on-phones needs-script" onClick={reset}>
        Reset
      </button>
    )
  return (
    <button
      type="button"
      className="button quiet-on-phones"
      // The second click of a double click on "Reset" lands here.
      onClick={({ detail }) => detail > 1 || undoReset()}
    >
      Undo reset
    </button>
  )
}
