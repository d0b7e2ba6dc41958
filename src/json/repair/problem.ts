/** The replacement of a range. Indices count UTF-16 code units of the original text. */
export interface Edit {
  start: number
  end: number
  replacement: string
}

/** One way to fix a problem. */
export interface Choice {
  /** The label of its button when there are several choices. */
  label: string
  edits: Edit[]
}

/** The kinds of problems, described in `sentences.ts`. */
export type ProblemKind =
  | 'call'
  | 'comment'
  | 'concatenation'
  | 'control-character'
  | 'cut-word'
  | 'doubled-comma'
  | 'empty-element'
  | 'encoded'
  | 'escape'
  | 'expression'
  | 'extra-closer'
  | 'fence'
  | 'inner-quote'
  | 'leading-comma'
  | 'left-out'
  | 'missing-closer'
  | 'missing-colon'
  | 'missing-comma'
  | 'missing-key'
  | 'missing-opener'
  | 'missing-value'
  | 'no-value-of-json'
  | 'number'
  | 'odd-space'
  | 'outside-text'
  | 'path'
  | 'prefix'
  | 'quotes'
  | 'separator'
  | 'several-documents'
  | 'stray'
  | 'text'
  | 'trailing-comma'
  | 'tuple'
  | 'unclosed-comment'
  | 'unclosed-string'
  | 'unknown-escape'
  | 'unquoted-key'
  | 'word'
  | 'wrapper'
  | 'wrong-closer'
  | 'wrong-number'

/** A range that is not JSON. A certain problem has one choice, which changes no value; of an offered one the visitor chooses. */
export interface Problem {
  kind: ProblemKind
  certainty: 'certain' | 'offered'
  start: number
  end: number
  choices: Choice[]
}

/** Why a text is not repaired. */
export type Refusal = 'empty' | 'markup' | 'words'

/** Creates the edit that replaces a range. */
export function replaced(start: number, end: number, replacement: string): Edit {
  return { start, end, replacement }
}

/** Creates the edit that inserts a text. */
export function inserted(at: number, replacement: string): Edit {
  return { start: at, end: at, replacement }
}

/** Creates the edit that removes a range. */
export function removed(start: number, end: number): Edit {
  return { start, end, replacement: '' }
}

/** Applies edits that do not overlap. Several at one index keep their order. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, replacement } of inOrder(edits)) {
    parts.push(text.slice(at, start), replacement)
    at = end
  }
  return parts.join('') + text.slice(at)
}

/** Applies the fixes of all certain problems. */
export function withCertainFixes(text: string, problems: readonly Problem[]): string {
  const certain = problems.filter(({ certainty }) => certainty === 'certain')
  return withEdits(
    text,
    certain.flatMap(({ choices }) => choices[0]?.edits ?? []),
  )
}

/** Sorts edits by index, an insertion before the replacement at the same index. */
function inOrder(edits: readonly Edit[]): Edit[] {
  return edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
}
