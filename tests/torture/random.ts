/** A repeatable source of randomness: the same seed gives the same run. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below: (end: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** A text of up to `longest` characters of every kind, half surrogate pairs among them. */
  text: (longest: number) => string
}

/** Marsaglia's xorshift (2003) with 32 bits of state, good enough to vary inputs. */
export function seededRandom(seed: number): Random {
  let state = seed | 1
  const below = (end: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % end
  }
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const kinds = [0x7f, 0x7ff, 0xffff, 0x20]
  const text = (longest: number): string => {
    const codes = Array.from({ length: below(longest) }, () => below(pick(kinds)))
    return String.fromCharCode(...codes)
  }
  return { below, pick, text }
}
