import type { PatternPanelProps } from '../choices.ts'
import { explain, type Piece } from './explain.ts'

/** UTF-16 code units of the longest pattern that is explained, and of a piece that is shown. */
const LONGEST = 2_000
const MOST_SHOWN = 80

/** Explains each piece of the pattern. */
export function ExplainPanel({ text, options: { flags } }: PatternPanelProps) {
  const pieces = piecesIn(text, flags)
  if (typeof pieces === 'string') return <p className="hint pt-2">{pieces}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-2 wrap-anywhere">
      <Pieces pieces={pieces} />
      {flags.includes('i') && <p className="hint">Capital and small letters are equal (flag i).</p>}
    </div>
  )
}

function piecesIn(pattern: string, flags: string): Piece[] | string {
  if (pattern.length > LONGEST) return 'This pattern is too long to explain.'
  try {
    return explain(pattern, flags)
  } catch {
    return 'Correct the pattern first.'
  }
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <ul className="regex-pieces">
      {pieces.map(({ raw, words, pieces: inner }, index) => (
        <li key={index} className="py-1">
          <code translate="no">
            {raw.length > MOST_SHOWN ? `${raw.slice(0, MOST_SHOWN)}…` : raw}
          </code>{' '}
          <span>{words}</span>
          {inner.length > 0 && <Pieces pieces={inner} />}
        </li>
      ))}
    </ul>
  )
}
