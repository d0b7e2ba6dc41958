import { type FillRandom, secureRandom } from '../password.ts'
import { distinctPasswords } from './distinct-passwords.ts'
import { type Kind, Progress } from './progress.ts'
import type { PasswordRule, RulePasswords } from './rule.ts'

/** A possible next step of a password: one character, repeated `run` times, then the rest. */
interface Step {
  kind: number
  /** The number of characters of the kind that are possible here. */
  characters: bigint
  run: number
  /** The state of the requirements after this step. */
  met: number
  /** The number of ways to continue. */
  ways: bigint
}

const NO_KIND = -1

/** On average at least every second draw is below the size. */
const MOST_DRAWS = 2000

/** Enough for a rule that accepts one of a hundred passwords. */
const MOST_ATTEMPTS = 1000

/** Typing orders, forwards and backwards. */
const ORDERS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const NEIGHBOURS = new Set(
  ORDERS.flatMap((order) =>
    [...order].slice(1).flatMap((after, at) => [`${order[at]}${after}`, `${after}${order[at]}`]),
  ),
)

/**
 * Counts the passwords of a length that follow a rule, and finds each by its index, from the number of ways to continue after
 * each step. With a limit of repetitions, a step is a run of one character and the next run has a different one. Limits of
 * sequences, ends and further uses are left to `drawPassword`.
 */
export function rulePasswords(rule: PasswordRule, length: number): RulePasswords {
  if (rule.maxUses === 1) return distinctPasswords(rule, length)
  const space = new RuleSpace(rule, length)
  return { count: space.ways(length, 0, NO_KIND), at: (place) => space.at(place) }
}

class RuleSpace {
  readonly #kinds: readonly Kind[]
  readonly #length: number
  readonly #progress: Progress
  readonly #hasLimit: boolean
  readonly #longestRun: number
  // Cached by characters left, requirements met and kind: hundreds of paths lead to each.
  readonly #totals = new Map<number, bigint>()
  readonly #runs = new Map<number, bigint>()

  constructor(rule: PasswordRule, length: number) {
    this.#progress = new Progress(rule)
    this.#kinds = this.#progress.kinds
    this.#length = length
    this.#hasLimit = rule.maxConsecutive < length
    this.#longestRun = this.#hasLimit ? rule.maxConsecutive : 1
  }

  /** Returns the number of ways to write the rest, starting with a character other than the last one. */
  ways(left: number, met: number, last: number): bigint {
    if (left === 0) return met === this.#progress.allMet ? 1n : 0n
    const total = remember(this.#totals, left * this.#progress.states + met, () =>
      this.#kinds.reduce(
        (sum, { characters }, kind) =>
          sum + BigInt(characters.length) * this.#waysOfRun(left, met, kind),
        0n,
      ),
    )
    return last === NO_KIND ? total : total - this.#waysOfRun(left, met, last)
  }

  at(place: bigint): string {
    let [password, met, last, index] = ['', 0, NO_KIND, place]
    while (password.length < this.#length) {
      const step = this.#steps(this.#length - password.length, met, last).find((option) => {
        const size = option.characters * option.ways
        if (index < size) return true
        index -= size
        return false
      })
      if (step === undefined) throw new RangeError('There is no password at this place.')
      const previous = last === step.kind ? password.slice(-1) : ''
      const choices = [...(this.#kinds[step.kind]?.characters ?? '')].filter((c) => c !== previous)
      password += (choices[Number(index / step.ways)] ?? '').repeat(step.run)
      index %= step.ways
      met = step.met
      last = this.#hasLimit ? step.kind : NO_KIND
    }
    return password
  }

  #steps(left: number, met: number, last: number): Step[] {
    return this.#kinds.flatMap(({ characters }, kind) =>
      Array.from({ length: Math.min(this.#longestRun, left) }, (_, at) => {
        const after = this.#progress.after(met, kind, at + 1)
        return {
          kind,
          characters: BigInt(characters.length - (kind === last ? 1 : 0)),
          run: at + 1,
          met: after,
          ways: this.ways(left - at - 1, after, this.#hasLimit ? kind : NO_KIND),
        }
      }),
    )
  }

  /** Returns the number of ways to write the rest when it starts with a run of one given character. */
  #waysOfRun(left: number, met: number, kind: number): bigint {
    const key = (left * this.#progress.states + met) * this.#kinds.length + kind
    return remember(this.#runs, key, () => {
      let sum = 0n
      let after = met
      for (let run = 1; run <= Math.min(this.#longestRun, left); run++) {
        after = this.#progress.after(after, kind)
        sum += this.ways(left - run, after, this.#hasLimit ? kind : NO_KIND)
      }
      return sum
    })
  }
}

/** Returns a whole number from 0n to `size` - 1n, each equally likely: larger draws are rejected. Throws when the random source is broken. */
export function randomBelow(size: bigint, fillRandom: FillRandom = secureRandom): bigint {
  const bits = size.toString(2).length
  const numbers = new Uint32Array(Math.ceil(bits / 32))
  for (let attempt = 0; attempt < MOST_DRAWS; attempt++) {
    fillRandom(numbers)
    const drawn = numbers.reduce((value, number) => (value << 32n) | BigInt(number), 0n)
    const fitting = BigInt.asUintN(bits, drawn)
    if (fitting < size) return fitting
  }
  throw new Error('The random generator of this browser does not work.')
}

function remember(known: Map<number, bigint>, key: number, count: () => bigint): bigint {
  const value = known.get(key) ?? count()
  known.set(key, value)
  return value
}

/**
 * Draws passwords that follow the countable part of a rule, each equally likely, and returns the first that follows all of it.
 * Returns undefined when hardly any does. Throws when the random source is broken.
 */
export function drawPassword(
  rule: PasswordRule,
  { count, at }: RulePasswords,
  fillRandom: FillRandom = secureRandom,
): string | undefined {
  if (count === 0n) return undefined
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const password = at(randomBelow(count, fillRandom))
    if (keepsOrder(password, rule)) return password
  }
  return undefined
}

/** Returns whether the count of a rule is exact, because `drawPassword` rejects no drawn password. */
export function isCounted({ maxUses = 1, maxSequence, first, last }: PasswordRule): boolean {
  return maxUses === 1 && maxSequence === undefined && first === undefined && last === undefined
}

/** Checks the limits of uses and sequences, and the ends of a password. */
function keepsOrder(password: string, rule: PasswordRule): boolean {
  const { maxUses = Infinity, maxSequence = Infinity, first, last } = rule
  if (first !== undefined && !first.includes(password.charAt(0))) return false
  if (last !== undefined && !last.includes(password.slice(-1))) return false
  const uses = new Map<string, number>()
  for (const character of password) uses.set(character, (uses.get(character) ?? 0) + 1)
  return Math.max(...uses.values()) <= maxUses && longestSequence(password) <= maxSequence
}

/** Returns the length of the longest sequence in a typing order; a change of direction starts a new one. */
function longestSequence(password: string): number {
  const small = password.toLowerCase()
  let [longest, here] = [1, 1]
  for (let at = 1; at < small.length; at++) {
    const isNext = NEIGHBOURS.has(small.slice(at - 1, at + 1))
    here = isNext ? here + 1 : 1
    longest = Math.max(longest, here)
  }
  return longest
}
