import { whole } from '@/lib/format.ts'

/** A line that could not be read. */
export interface LineProblem {
  /** Counted from 1. */
  line: number
  reason: string
}

const MOST_SHOWN = 20

/** Says below the input which lines could not be read, and why. */
export function LineProblems({ problems }: { problems: readonly LineProblem[] }) {
  const rest = problems.length - MOST_SHOWN
  return (
    <div aria-live="polite" className="line-problems">
      {problems.slice(0, MOST_SHOWN).map(({ line, reason }) => (
        <p className="field-problem" key={line}>
          Line {whole(line)}: {reason}
        </p>
      ))}
      {rest > 0 && <p className="field-problem">And {whole(rest)} more lines.</p>}
    </div>
  )
}
