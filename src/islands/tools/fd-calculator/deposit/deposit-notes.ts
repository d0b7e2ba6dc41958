import { whyNoValue } from '@/islands/calculator/frame/notes.ts'
import { PROBLEMS, type DepositResult } from './bank-deposit.ts'

/** Why a figure is missing. */
export function depositNotes({ problem, interest, maturity, days }: DepositResult): string[] {
  if (problem !== undefined) return [PROBLEMS[problem]]
  if (days === 0) return ['A deposit of no days earns nothing and has no yield.']
  return whyNoValue([interest, maturity])
}
