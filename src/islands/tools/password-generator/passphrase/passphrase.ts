import { randomIndices, secureRandom, type FillRandom } from '../password.ts'

/** How many words the list has, and so how many each word of a passphrase is chosen from: five dice. */
export const WORDS_IN_LIST = 7776

export type Capitals = 'none' | 'first-letters' | 'one-word'

/** What the visitor asks of a passphrase. */
export interface PassphraseChoice {
  /** Words, 3 to 12. */
  words: number
  /** What stands between the words. */
  separator: string
  /** Capitals nowhere, at the beginning of each word, or all through one word chosen at random. */
  capitals: Capitals
  /** Whether a random digit follows one of the words, chosen at random. */
  digit: boolean
}

/** What the page starts with. */
export const DEFAULT_PASSPHRASE: PassphraseChoice = {
  words: 6,
  separator: '-',
  capitals: 'none',
  digit: false,
}

/** A passphrase in which every word, place and digit is drawn uniformly and independently. Throws when the random source is broken. */
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
 * The logarithm of how many passphrases a choice can give, all equally likely and all different: no word of the list is the
 * beginning of another, and none has a capital or a digit. A separator and capitals that always stand in the same place add nothing.
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
