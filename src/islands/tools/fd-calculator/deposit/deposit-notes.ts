import { whyNoValue } from '../../../calculator/why-no-value.ts'
import type { DepositResult, Problem } from './bank-deposit.ts'

const PROBLEMS: Record<Problem, string> = {
  open: 'A deposit needs its first day, and its last one or a length.',
  'below 0': 'A deposit needs an amount and a rate of 0 or more.',
  'no length': 'A deposit lasts whole days, from none to a hundred years.',
}

/** Why a figure is missing. */
export function depositNotes({ problem, interest, maturity, days }: DepositResult): string[] {
  if (problem !== undefined) return [PROBLEMS[problem]]
  if (days === 0) return ['A deposit of no days earns nothing and has no yield.']
  return whyNoValue([interest, maturity])
}
