import { MONTHS } from '@/lib/long-date.ts'

import { midSentence } from './tax-years.ts'
import type { TaxYear } from './tax-rules.ts'

interface Props {
  year: TaxYear
  /** The citation of the rules, and what they do not cover. */
  children: string
}

/** One line that names the rules of the figures and the day they were checked. It unfolds to their citation. */
export function RulesFold({ year, children }: Props) {
  return (
    <details className="fold quiet-fold" data-prints data-tax-rules>
      <summary>{rulesLine(year)}</summary>
      <p className="hint">{children}</p>
    </details>
  )
}

/** Returns "Rules of tax year 2026-27, checked 21 Nov 2026". */
function rulesLine(year: TaxYear): string {
  const { kind, label, lastChecked } = year
  if (kind === 'table') return `Rules: ${label}`
  const [years = '', month = '', day = ''] = lastChecked?.split('-') ?? []
  const checked =
    lastChecked && `, checked ${Number(day)} ${MONTHS[Number(month) - 1]?.slice(0, 3)} ${years}`
  return `Rules of ${midSentence(year)}${checked ?? ''}`
}
