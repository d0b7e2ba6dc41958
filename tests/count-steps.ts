/**
 * Counts the steps of a function exactly, so that a test of growth needs no clock: the blocks of the source that ran, counted by
 * the engine's coverage, and the characters that its built-in searches looked at.
 */
import { Session, type Profiler } from 'node:inspector'

import type { NamedText } from './hostile-texts.ts'

let searched = 0

/** Starts counting. Returns a function that runs `work` and returns its steps, and one that stops counting. */
export function startCounting(): { stepsOf: (work: () => void) => number; stop: () => void } {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const restore = countSearches()
  const stepsOf = (work: () => void) => {
    take(session)
    searched = 0
    work()
    const inSearches = searched
    return take(session) + inSearches
  }
  const stop = () => {
    restore()
    session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
  }
  return { stepsOf, stop }
}

/** Returns the number of blocks that ran since the last call, and resets the count. */
function take(session: Session): number {
  let steps = 0
  // The inspector of the own thread answers before `post` returns.
  session.post('Profiler.takePreciseCoverage', (error, answer) => {
    if (error) throw error
    steps = answer.result.filter(({ url }) => url.includes('/src/')).reduce(addBlocks, 0)
  })
  return steps
}

function addBlocks(sum: number, { functions }: Profiler.ScriptCoverage): number {
  return functions.reduce(
    (steps, { ranges }) => ranges.reduce((more, { count }) => more + count, steps),
    sum,
  )
}

const SEARCHES = ['indexOf', 'includes', 'lastIndexOf'] as const

/**
 * Makes the built-in searches count the characters that they pass. The linter sees to it that a regular expression takes no
 * more steps than a multiple of them.
 */
function countSearches(): () => void {
  const text = String.prototype as unknown as Record<string, (...all: unknown[]) => unknown>
  const pattern = RegExp.prototype
  const { exec } = pattern
  const kept = SEARCHES.map((name) => [name, text[name]] as const)
  for (const [name, search] of kept)
    text[name] = function (this: string, wanted, from) {
      const found = search?.call(this, wanted, from)
      const start = typeof from === 'number' ? from : 0
      searched += typeof found === 'number' && found >= start ? found - start : this.length - start
      return found
    }
  pattern.exec = function (this: RegExp, subject: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, subject)
    const end = match ? match.index + match[0].length : subject.length
    searched += this.sticky && !match ? 1 : Math.max(1, end - from)
    return match
  }
  return () => {
    pattern.exec = exec
    for (const [name, search] of kept) if (search) text[name] = search
  }
}

/** Texts whose steps are counted together, because each count looks at all scripts. */
const TOGETHER = 40
/** Steps of a text that do not depend on its length. */
const CONSTANT = 200
/** Growth is there each time; what the engine forgets or counts at its collections is not. */
const LOOKS = 3

/**
 * Returns the names of the texts whose double length takes more than 2.5 times the steps. `length` is that of the shorter
 * texts, in characters.
 */
export function slowTexts(
  stepsOf: (work: () => void) => number,
  read: (text: string) => unknown,
  texts: readonly NamedText[],
  length: number,
): string[] {
  const count = (some: readonly NamedText[], size: number) =>
    stepsOf(() => {
      for (const [, text] of some) attempt(read, text(size))
    })
  const isSlow = (some: readonly NamedText[]) =>
    count(some, 2 * length) > 2.5 * count(some, length) + CONSTANT * some.length
  const groups = Array.from({ length: Math.ceil(texts.length / TOGETHER) }, (_, index) =>
    texts.slice(index * TOGETHER, (index + 1) * TOGETHER),
  )
  return groups
    .filter(isSlow)
    .flatMap((group) =>
      group.filter((one) => Array.from({ length: LOOKS }, () => isSlow([one])).every(Boolean)),
    )
    .map(([name]) => name)
}

/** Reads a text. A refusal is an answer too. */
function attempt(read: (text: string) => unknown, text: string): void {
  try {
    const result = read(text)
    // Some need a browser, or answer later. Only what they did so far counts.
    if (result instanceof Promise) result.catch(() => undefined)
  } catch {
    return
  }
}
