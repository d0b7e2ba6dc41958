import { useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import type { CalculatorDefinition, Working } from './definition.ts'
import { loadPart } from './load-part.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
}

/** The formula of each headline with the visitor's own numbers in it. What writes it is loaded when it is unfolded. */
export function WorkingFold<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, input } = props
  const [write, setWrite] = useState<(result: Result, input: Input) => readonly Working[]>()
  const load = definition.working
  if (load === undefined) return null
  const open = async () => {
    try {
      const { working } = await loadPart(load)
      setWrite(() => working)
    } catch (error) {
      showError('Error', error)
    }
  }
  return (
    <details className="fold needs-script" onToggle={() => write ?? void open()}>
      <summary>Show the working</summary>
      {write && <Lines workings={write(definition.calculate(input), input)} />}
    </details>
  )
}

function Lines({ workings }: { workings: readonly Working[] }) {
  if (workings.length === 0) return <p>With these values there is nothing to work out.</p>
  return (
    <>
      {workings.map(({ label, lines }) => (
        <section className="working" key={label}>
          <h3>{label}</h3>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </section>
      ))}
      <p className="hint">“≈” marks what is shown rounded. Calculated is with every digit.</p>
    </>
  )
}
