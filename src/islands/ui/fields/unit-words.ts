import { parseAmount } from '@/lib/amount.ts'
import { groupedNumber } from '@/lib/digit-groups.ts'

/** The words for large amounts that a phone's number pad cannot type. */
export const UNIT_WORDS = ['lakh', 'crore'] as const

export type UnitWord = (typeof UNIT_WORDS)[number]

const LAST_WORD = /\s*(lakh|crore)s?\s*$/i
const LAST_NUMBER = /[\p{Nd},.]+$/u

/** Whether a text ends with a unit: "10 lakh" with "lakh". */
export function hasUnit(text: string, unit: UnitWord): boolean {
  return LAST_WORD.exec(text)?.[1]?.toLowerCase() === unit
}

/**
 * A text with a unit at its end: "10" → "10 lakh". Another unit is replaced, and the same unit is taken off. Undefined where
 * the result would be no amount, and for numbers of a lakh or more: "10,00,000" is written out already.
 */
export function withUnit(text: string, unit: UnitWord): string | undefined {
  const bare = text.replace(LAST_WORD, '').trimEnd()
  if (hasUnit(text, unit)) return bare
  const last = parseAmount(LAST_NUMBER.exec(bare)?.[0] ?? '?')
  const united = `${bare} ${unit}`
  return last < 1e5 && !Number.isNaN(parseAmount(united)) ? united : undefined
}

/** An amount in as few characters as the end of a slider has room for: 20000000 → "2 crore", 50000 → "50,000". */
export function withUnitWord(amount: number): string {
  if (amount >= 1e7) return `${groupedNumber(amount / 1e7)} crore`
  return amount >= 1e5 ? `${groupedNumber(amount / 1e5)} lakh` : groupedNumber(amount)
}
