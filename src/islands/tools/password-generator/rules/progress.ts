import { neededSets, type NeededSet, type PasswordRule } from './rule.ts'

/** Characters that belong to the same required sets. */
export interface Kind {
  characters: string
  /** The indices of these sets. */
  sets: readonly number[]
}

/** The requirements that the start of a password meets, as a state number; 0 at first. */
export class Progress {
  readonly kinds: readonly Kind[]
  readonly states: number
  /** The state in which all requirements are met. */
  readonly allMet: number
  /** The next state, by kind and state. */
  readonly #next: readonly (readonly number[])[]

  constructor(rule: PasswordRule) {
    const needed = neededSets(rule)
    this.kinds = kindsOf(rule.allowed, needed)
    this.states = needed.reduce((states, { count }) => states * (count + 1), 1)
    this.allMet = this.states - 1
    this.#next = this.kinds.map(({ sets }) =>
      Array.from({ length: this.states }, (_, state) => oneMore(state, sets, needed)),
    )
  }

  /** Returns the state after a number of characters of a kind. */
  after(state: number, kind: number, times = 1): number {
    let after = state
    for (let time = 0; time < times; time++) after = this.#next[kind]?.[after] ?? after
    return after
  }
}

/** Returns the state after one more character. A state has one digit per set, from 0 to the required number. */
function oneMore(state: number, sets: readonly number[], needed: readonly NeededSet[]): number {
  let [after, unit] = [state, 1]
  for (const [at, { count }] of needed.entries()) {
    const met = Math.floor(state / unit) % (count + 1)
    if (met < count && sets.includes(at)) after += unit
    unit *= count + 1
  }
  return after
}

function kindsOf(allowed: string, needed: readonly NeededSet[]): Kind[] {
  const kinds = new Map<string, Kind>()
  for (const character of new Set(allowed)) {
    const sets = [...needed.keys()].filter((at) => needed[at]?.set.includes(character))
    const key = sets.join()
    kinds.set(key, { sets, characters: (kinds.get(key)?.characters ?? '') + character })
  }
  return [...kinds.values()]
}
