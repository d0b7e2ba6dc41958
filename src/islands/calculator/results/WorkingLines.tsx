import type { CalculatorDefinition, Working } from '../frame/definition.ts'

interface Props<Input extends object, Result> {
  definition: CalculatorDefinition<Input, Result>
  input: Input
  working: (result: Result, input: Input) => readonly Working[]
}

/** The content of "Show the working": each headline with its lines. */
export function WorkingLines<Input extends object, Result>(props: Props<Input, Result>) {
  const { definition, input, working } = props
  const workings = working(definition.calculate(input), input)
  if (workings.length === 0) return <p>These values have no working to show.</p>
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
      <p className="hint">“≈” marks a rounded figure. The calculation uses every digit.</p>
    </>
  )
}
