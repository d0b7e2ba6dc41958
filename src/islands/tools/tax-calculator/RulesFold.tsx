import { midSentence } from './tax-years.ts'
import type { TaxYear } from './tax-rules.ts'

interface Props {
  year: TaxYear
  /** The citation of the rules, and what they do not cover. */
  children: string
}

/** One line that names the rules of the figures. It unfolds to their citation. */
export function RulesFold({ year, children }: Props) {
  return (
    <details className="fold quiet-fold" data-prints data-tax-rules>
      <summary>{rulesLine(year)}</summary>
      <p className="hint">{children}</p>
    </details>
  )
}

/** Returns "Rules of tax year 2026-27". The frame says when they were checked. */
function rulesLine(year: TaxYear): string {
  return year.kind === 'table' ? `Rules: ${year.label}` : `Rules of ${midSentence(year)}`
}
