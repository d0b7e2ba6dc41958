import { secureRandom, type FillRandom } from '../password.ts'
import { distinctPasswords } from './distinct-passwords.ts'
import { Progress, type Kind } from './progress.ts'
import type { PasswordRule, RulePasswords } from './rule.ts'

/** How a password may go on: the same character some times in a row, then the rest. */
interface Step {
  kind: number
  /** How many characters of the kind may stand here. */
  characters: bigint
  run: number
  /** What is met so far. */
  met: number
  /** The ways to go on after it. */
  ways: bigint
}

const NO_KIND = -1

/**
 * Counts the passwords of a length that follow a rule, and finds each by its place, by the ways in which what is written so far
 * can go on. A limit of repetitions makes it go from run to run, the next one of another character. What a rule says of sequences,
 * ends and further uses is left to `drawPassword`.
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
  // Kept for each number of characters left, sets met and kind: hundreds of ways lead to each.
  readonly #totals = new Map<number, bigint>()
  readonly #runs = new Map<number, bigint>()

  constructor(rule: PasswordRule, length: number) {
    this.#progress = new Progress(rule)
    this.#kinds = this.#progress.kinds
    this.#length = length
    this.#hasLimit = rule.maxConsecutive < length
    this.#longestRun = this.#hasLimit ? rule.maxConsecutive : 1
  }

  /** The ways to write what is left, the next character being another than the one before. */
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

  /** The ways to write what is left when it begins with a run of a certain character. */
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

/** A whole number from 0n to below a size, each equally likely: random bits are drawn again when they are too many. Throws when the random source is broken. */
export function randomBelow(size: bigint, fillRandom: FillRandom = secureRandom): bigint {
  const bits = size.toString(2).length
  const numbers = new Uint32Array(Math.ceil(bits / 32))
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
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

/** At least every second draw fits. */
const MOST_ATTEMPTS = 2000
