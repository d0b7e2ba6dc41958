import { useMemo } from 'react'

import { urlParts, type Row } from './url-parts.ts'

/** Browsers do not accept longer URLs. */
const LONGEST_URL = 65_536

/** Shows the parts of the first candidate that is a URL, or nothing. */
export function UrlPartsTable({ candidates }: { candidates: readonly string[] }) {
  const [first = '', second = ''] = candidates
  const found = useMemo(() => partsOf(first) ?? partsOf(second), [first, second])
  if (found === undefined) return null
  return (
    <section className="card mt-6 panel" aria-label="URL parts">
      <Rows title="Parts of this URL" rows={found.parts} headings={['Part', 'Value']} />
      {found.query.length > 0 && (
        <div className="mt-6">
          <Rows title="Query parameters" rows={found.query} headings={['Name', 'Value']} />
          <p className="hint mt-2">In a query “+” means a space, as in forms.</p>
        </div>
      )}
    </section>
  )
}

function Rows({
  title,
  rows,
  headings,
}: {
  title: string
  rows: readonly Row[]
  headings: readonly string[]
}) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="pb-2 text-left text-xl font-semibold">{title}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th scope="col" className="border-b border-line py-2 pr-4 text-soft" key={heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }, index) => (
          // Names can repeat, and rows never move, so the index is the key.
          <tr key={index}>
            <th
              scope="row"
              className="border-b border-line py-2 pr-4 align-top font-medium break-all"
            >
              {name}
            </th>
            <td className="border-b border-line py-2 font-mono text-sm break-all whitespace-pre-wrap">
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function partsOf(text: string) {
  return text.length > LONGEST_URL ? undefined : urlParts(text)
}
