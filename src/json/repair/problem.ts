/** One piece of a text that gives way to another. Places count UTF-16 units of the text as it was given. */
export interface Edit {
  start: number
  end: number
  replacement: string
}

/** One way to mend a problem. */
export interface Choice {
  /** What its button says when there are several. */
  label: string
  edits: Edit[]
}

/** What is wrong; the words for each kind are in words.ts. */
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

/** A place that is no JSON. A certain one has one choice, which changes no value; of an offered one the visitor chooses. */
export interface Problem {
  kind: ProblemKind
  certainty: 'certain' | 'offered'
  start: number
  end: number
  choices: Choice[]
}

/** The edit that puts a text in place of another. */
export function replaced(start: number, end: number, replacement: string): Edit {
  return { start, end, replacement }
}

/** The edit that puts a text between two others. */
export function inserted(at: number, replacement: string): Edit {
  return { start: at, end: at, replacement }
}

/** The edit that takes a text out. */
export function removed(start: number, end: number): Edit {
  return { start, end, replacement: '' }
}
