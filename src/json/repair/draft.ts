import type { Choice, Edit, Problem, ProblemKind } from './problem.ts'
import { FIXES } from './sentences.ts'

/** The search stops at this number. Once these are fixed, the rest are found. */
const MOST_PROBLEMS = 100_000

const BRACKETS: ReadonlySet<ProblemKind> = new Set([
  'extra-closer',
  'missing-closer',
  'wrong-closer',
])
/** Problems that leave it open which brackets match. */
const SHAPE: ReadonlySet<ProblemKind> = new Set([
  ...BRACKETS,
  'inner-quote',
  'missing-opener',
  'quotes',
  'several-documents',
  'unclosed-string',
])

/** One way to fix an offered problem, with the label of its button. */
export type Offer = [label: string, edits: Edit | Edit[]]

/** A text while it is read, with the problems found so far. */
export class Draft {
  readonly text: string
  readonly problems: Problem[] = []

  /** Index of a missing closing quote. Text inserted there before the quote would become part of the string. */
  unclosedEnd = -1
  /** An offered problem can change which brackets match. */
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

  /** Records a problem with one plausible fix. */
  certain(kind: ProblemKind, edits: Edit | Edit[]): Problem {
    const [first] = [edits].flat()
    const isSwallowed = first?.start === this.unclosedEnd && first.end === first.start
    const isOpen = isSwallowed || (this.isShapeOpen && BRACKETS.has(kind))
    return this.add(kind, isOpen ? 'offered' : 'certain', [
      { label: FIXES.fix, edits: [edits].flat() },
    ])
  }

  /** Records a problem whose fix the visitor chooses. */
  offer(kind: ProblemKind, ...choices: Offer[]): Problem {
    return this.add(
      kind,
      'offered',
      choices.map(([label, edits]) => ({ label, edits: [edits].flat() })),
    )
  }

  /** Matches a sticky expression at an index. */
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
