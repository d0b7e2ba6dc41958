import { CopyButton } from '../ui/text/CopyButton.tsx'

/** A named text below the panes. */
export interface ResultRow {
  label: string
  text: string
  /** What it means, in place of a button that copies it. */
  meaning?: string
}

interface Props {
  heading: string
  rows: readonly ResultRow[]
}

/** A list of named texts below the panes, each to copy or explained. Hidden while empty. */
export function ResultRows({ heading, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <section className="card panel mt-4" aria-label={heading}>
      <h2 className="label font-semibold">{heading}</h2>
      <dl className="named-rows result-rows">
        {rows.map(({ label, text, meaning }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{text}</span>
              {meaning ?? <CopyButton text={text} accessibleLabel={`Copy: ${label}`} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
