import type { Working } from '../frame/definition.ts'

/** The content of "Show the working": each headline with its lines. */
export function WorkingLines({ workings }: { workings: readonly Working[] }) {
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
