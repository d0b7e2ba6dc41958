/** Words that were typed without a space, or with one too many. */

/** Longer words are pasted texts. */
const LONGEST_WORD = 40
const LEAST_WORD = 5
const LEAST_PART = 2
/** A part that is only begun ("agecalc") has at least this many letters. */
const LEAST_BEGUN = 3

/**
 * Returns the words of a query spelled as the site spells them: "wordcounter" → "word counter", "time stamp" → "timestamp".
 * Returns undefined when no other spelling is known.
 */
export function respell(
  words: readonly string[],
  known: ReadonlySet<string>,
): string[] | undefined {
  const joined = joinPairs(words, known)
  const parts = joined.flatMap((word) => splitWord(word, known))
  return parts.join(' ') === words.join(' ') ? undefined : parts
}

function joinPairs(words: readonly string[], known: ReadonlySet<string>): string[] {
  const joined: string[] = []
  for (const word of words) {
    const pair = (joined.at(-1) ?? '') + word
    if (joined.length > 0 && known.has(pair)) joined[joined.length - 1] = pair
    else joined.push(word)
  }
  return joined
}

/** Returns the fewest known words that a word consists of, or the word. The last one may be unfinished. */
function splitWord(word: string, known: ReadonlySet<string>): string[] {
  if (known.has(word) || word.length < LEAST_WORD || word.length > LONGEST_WORD) return [word]
  /** The fewest words for the letters before each place. */
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1)
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const part = word.slice(start, end)
      const isBegun = end === word.length && start > 0 && part.length >= LEAST_BEGUN
      const isPart = part.length >= LEAST_PART && known.has(part)
      if (before === undefined || !(isPart || (isBegun && hasBeginning(known, part)))) continue
      if (before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, part]
    }
  const parts = best[word.length]
  return parts?.some((part) => part.length > LEAST_PART) === true ? parts : [word]
}

function hasBeginning(known: ReadonlySet<string>, part: string): boolean {
  for (const word of known) if (word.startsWith(part)) return true
  return false
}
