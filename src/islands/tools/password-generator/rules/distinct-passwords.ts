import { Progress } from './progress.ts'
import type { PasswordRule, RulePasswords } from './rule.ts'

/**
 * Counts the passwords of a length that follow a rule and have no character twice, and finds each by its index: first the number
 * of characters of each kind, then their positions, then the characters.
 */
export function distinctPasswords(rule: PasswordRule, length: number): RulePasswords {
  const space = new DistinctSpace(new Progress(rule))
  return { count: space.ways(0, length, 0), at: (place) => space.at(place, length) }
}

class DistinctSpace {
  readonly #progress: Progress
  readonly #known = new Map<string, bigint>()

  constructor(progress: Progress) {
    this.#progress = progress
  }

  /** Returns the number of ways to fill some positions with characters of this and the later kinds. */
  ways(kind: number, places: number, met: number): bigint {
    const characters = this.#progress.kinds[kind]?.characters.length
    if (characters === undefined) return places === 0 && met === this.#progress.allMet ? 1n : 0n
    const key = `${kind} ${places} ${met}`
    let sum = this.#known.get(key)
    if (sum !== undefined) return sum
    sum = 0n
    for (let count = 0; count <= Math.min(characters, places); count++)
      sum +=
        choices(places, count) *
        arrangements(characters, count) *
        this.ways(kind + 1, places - count, this.#progress.after(met, kind, count))
    this.#known.set(key, sum)
    return sum
  }

  at(place: bigint, length: number): string {
    const password = Array<string>(length).fill('')
    let [index, met, free] = [place, 0, Array.from({ length }, (_, position) => position)]
    for (const [kind, { characters }] of this.#progress.kinds.entries()) {
      let [count, rest, orders] = [0, 0n, 0n]
      for (; ; count++) {
        rest = this.ways(kind + 1, free.length - count, this.#progress.after(met, kind, count))
        orders = arrangements(characters.length, count)
        const size = choices(free.length, count) * orders * rest
        if (index < size) break
        index -= size
      }
      const chosen = choiceAt(index / (orders * rest), free, count)
      const order = arrangementAt((index / rest) % orders, characters, count)
      chosen.forEach((position, number) => (password[position] = order[number] ?? ''))
      index %= rest
      met = this.#progress.after(met, kind, count)
      free = free.filter((position) => !chosen.includes(position))
    }
    return password.join('')
  }
}

/** Returns the number of ways to choose some of a number of things (combinations). */
function choices(things: number, some: number): bigint {
  let product = 1n
  for (let one = 1; one <= some; one++)
    product = (product * BigInt(things - some + one)) / BigInt(one)
  return product
}

/** Returns the number of ordered selections of some of a number of things (permutations). */
function arrangements(things: number, some: number): bigint {
  let product = 1n
  for (let one = 0; one < some; one++) product *= BigInt(things - one)
  return product
}

function choiceAt(place: bigint, things: readonly number[], some: number): number[] {
  const chosen: number[] = []
  let index = place
  for (const [at, thing] of things.entries()) {
    const missing = some - chosen.length
    if (missing === 0) break
    const withIt = choices(things.length - at - 1, missing - 1)
    if (index < withIt) chosen.push(thing)
    else index -= withIt
  }
  return chosen
}

function arrangementAt(place: bigint, characters: string, some: number): string[] {
  const left = [...characters]
  let index = place
  return Array.from({ length: some }, () => {
    const [character = ''] = left.splice(Number(index % BigInt(left.length)), 1)
    index /= BigInt(left.length + 1)
    return character
  })
}
