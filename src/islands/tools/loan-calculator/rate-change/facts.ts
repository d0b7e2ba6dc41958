import type { DatedFact } from '@/lib/dated-fact.ts'
import { percent } from '@/lib/format.ts'

import { CHOICE, REPO_RATE, RESET } from './rules.ts'

export const facts: readonly DatedFact[] = [
  {
    id: 'rate-repo',
    name: 'Repo rate of the Reserve Bank of India',
    value: `${percent(REPO_RATE.now)}, before ${percent(REPO_RATE.before)}`,
    from: REPO_RATE.from,
    reviewBy: REPO_RATE.reviewBy,
    source: REPO_RATE.source,
    checked: REPO_RATE.checked,
  },
  {
    id: 'rate-reset',
    name: 'Reset of a bank’s floating rate on an external benchmark',
    value: `at least once in ${RESET.months} months, for loans since ${RESET.from.slice(0, 4)}`,
    from: RESET.from,
    reviewBy: RESET.reviewBy,
    source: RESET.source,
    checked: RESET.checked,
  },
  {
    id: 'rate-choice',
    name: 'Choice of the borrower at a reset of the rate',
    value: 'higher EMI, more months, or both, and prepayment in part or full',
    from: CHOICE.from,
    reviewBy: CHOICE.reviewBy,
    source: CHOICE.source,
    checked: CHOICE.checked,
  },
]
