import { loadPart } from '@/islands/ui/work/load-part.ts'
import { randomIndices, secureRandom, type FillRandom } from '../password.ts'

/** The words of the list, from which each word of a passphrase is chosen: as many as five dice have throws. */
export const WORDS_IN_LIST = 7776

export type Capitals = 'none' | 'first-letters' | 'one-word'

/** The options of a passphrase. */
export interface PassphraseChoice {
  /** Words, 3 to 12. */
  words: number
  /** The text between the words. */
  separator: string
  /** No capitals, the first letter of each word, or all letters of one word chosen at random. */
  capitals: Capitals
  /** Whether a random digit follows one of the words, chosen at random. */
  digit: boolean
}

/** The options at first. */
export const DEFAULT_PASSPHRASE: PassphraseChoice = {
  words: 6,
  separator: '-',
  capitals: 'none',
  digit: false,
}

/** Loads the words of the EFF Large Wordlist, which are a file of their own. Rejects with a sentence for the visitor. */
export async function loadWords(): Promise<readonly string[]> {
  const { default: list } = await loadPart(() => import('./eff-large-wordlist.txt?raw'))
  return list.trim().split('\n')
}

/** Returns a passphrase whose words, places and digit are drawn uniformly and independently. Throws when the random source is broken. */
export function generatePassphrase(
  choice: PassphraseChoice,
  list: readonly string[],
  fillRandom: FillRandom = secureRandom,
): string {
  const below = (size: number) => randomIndices(1, size, fillRandom)[0] ?? 0
  const words = randomIndices(choice.words, list.length, fillRandom).map((at) => list[at] ?? '')
  const loud = choice.capitals === 'one-word' ? below(words.length) : -1
  const numbered = choice.digit ? below(words.length) : -1
  return words
    .map((word, at) => {
      const written = at === loud ? word.toUpperCase() : capitalised(word, choice.capitals)
      return at === numbered ? `${written}${below(10)}` : written
    })
    .join(choice.separator)
}

/**
 * Returns the entropy in bits: the base-2 logarithm of the number of possible passphrases. All are equally likely and different,
 * because no word of the list starts with another one or has a capital or a digit. Separators and first-letter capitals add
 * nothing.
 */
export function passphraseBits(choice: PassphraseChoice, listLength = WORDS_IN_LIST): number {
  const { words, capitals, digit } = choice
  return (
    words * Math.log2(listLength) +
    (capitals === 'one-word' ? Math.log2(words) : 0) +
    (digit ? Math.log2(10 * words) : 0)
  )
}

function capitalised(word: string, capitals: Capitals): string {
  return capitals === 'first-letters' ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
