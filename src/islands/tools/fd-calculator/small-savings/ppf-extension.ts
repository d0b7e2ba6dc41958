import { rupees } from '@/lib/format.ts'

/** How a PPF account goes on after its 15 years. */
export interface PpfExtension {
  extension: 'none' | 'without' | 'with'
  /** Years beyond 15: any number without deposits, a multiple of five with them. */
  extraYears: number
  /** Taken out at the end of each of these years, in rupees. */
  extraWithdrawal: number
}

/** Years of a block with deposits, and the part of its opening balance that may be withdrawn in it. */
export const BLOCK_YEARS = 5
export const BLOCK_SHARE = 0.6

/** The longest extension that the page calculates. */
const MOST_EXTRA = 50

/** Returns the years beyond 15; NaN when the scheme or the page does not allow their number. */
export function extraYearsOf({ extension, extraYears }: PpfExtension): number {
  if (extension === 'none') return 0
  const step = extension === 'with' ? BLOCK_YEARS : 1
  const isPossible = extraYears >= step && extraYears <= MOST_EXTRA && extraYears % step === 0
  return isPossible ? extraYears : NaN
}

/**
 * Returns what can be taken out at the end of a year beyond 15, in rupees: one withdrawal a year, with deposits at most 60 % of
 * the balance at the start of the block of five years within the block.
 * Source: Public Provident Fund Scheme, 2019, G.S.R. 915(E), paragraphs on the extension of an account.
 */
export function withdrawalOf(
  input: PpfExtension,
  balance: number,
  block: { opening: number; taken: number },
): number {
  const limit =
    input.extension === 'with' ? Math.max(0, block.opening * BLOCK_SHARE - block.taken) : balance
  return Math.min(input.extraWithdrawal, balance, limit)
}

/** Returns why an extension has no figures, or is less than entered. */
export function extensionNotes(input: PpfExtension, withdrawn: number): string[] {
  const { extension, extraYears, extraWithdrawal } = input
  if (extension === 'none') return []
  if (extraWithdrawal < 0) return ['Enter a withdrawal of 0 or more.']
  if (Number.isNaN(extraYearsOf(input)))
    return [
      extension === 'with'
        ? `With deposits, PPF goes on in blocks of ${BLOCK_YEARS} years: enter ${BLOCK_YEARS}, 10 or another multiple, up to ${MOST_EXTRA}.`
        : `Enter whole years, from 1 to ${MOST_EXTRA}.`,
    ]
  const wanted = extraWithdrawal * extraYears
  // Half a rupee is noise of the sums.
  if (withdrawn > wanted - 0.5) return []
  return [
    extension === 'with'
      ? `Within a block with deposits, at most ${100 * BLOCK_SHARE}% of the balance at its start may be withdrawn. So ${rupees(withdrawn)} is taken out instead of ${rupees(wanted)}.`
      : `The balance does not last for all withdrawals: ${rupees(withdrawn)} is taken out.`,
  ]
}
