import type { Choice, Edit, Problem, ProblemKind } from './problem.ts'

/** More are not looked for at once: after these are mended the rest are found. */
const MOST_PROBLEMS = 100_000

const BRACKETS: ReadonlySet<ProblemKind> = new Set([
  'extra-closer',
  'missing-closer',
  'wrong-closer',
])
/** Until these are decided it is open which brackets belong together. */
const SHAPE: ReadonlySet<ProblemKind> = new Set([
  ...BRACKETS,
  'inner-quote',
  'missing-opener',
  'quotes',
  'several-documents',
  'unclosed-string',
])

/** One way to mend an offered problem, with the words of its button. */
export type Offer = [label: string, edits: Edit | Edit[]]

/** A text while it is read, with the problems found so far. What lies at or beyond its end is not read. */
export class Draft {
  readonly text: string
  readonly problems: Problem[] = []

  /** Where a string has no closing quote yet: what is put there before it has one would become part of it. */
  unclosedEnd = -1
  /** A problem was offered on which it depends what later brackets close. */
  private isShapeOpen = false

  constructor(text: string) {
    this.text = text
  }

  get end(): number {
    return this.text.length
  }

  get isFull(): boolean {
    return this.problems.length >= MOST_PROBLEMS
  }

  /** Notes a problem that has one plausible mending. */
  certain(kind: ProblemKind, edits: Edit | Edit[]): Problem {
    const [first] = [edits].flat()
    const isSwallowed = first?.start === this.unclosedEnd && first.end === first.start
    const isOpen = isSwallowed || (this.isShapeOpen && BRACKETS.has(kind))
    return this.add(kind, isOpen ? 'offered' : 'certain', [{ label: 'Fix', edits: [edits].flat() }])
  }

  /** Notes a problem whose mending the visitor decides on. */
  offer(kind: ProblemKind, ...choices: Offer[]): Problem {
    return this.add(
      kind,
      'offered',
      choices.map(([label, edits]) => ({ label, edits: [edits].flat() })),
    )
  }

  /** The text at a place if it is what a sticky expression describes. */
  match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at
    return pattern.exec(this.text)
  }

  private add(kind: ProblemKind, certainty: Problem['certainty'], choices: Choice[]): Problem {
    const edits = choices[0]?.edits ?? []
    const problem: Problem = {
      kind,
      certainty,
      start: edits[0]?.start ?? 0,
      end: edits.at(-1)?.end ?? 0,
      choices,
    }
    this.problems.push(problem)
    if (certainty === 'offered' && SHAPE.has(kind)) this.isShapeOpen = true
    return problem
  }
}
