/** The result of an example, calculated by the tool, for lists of tools: "₹8,678", "a month", "₹10,00,000 at …". */
export interface SampleAnswer {
  answer: string
  unit?: string
  /** The input of the example. */
  of: string
}

/** A picture of a result, for share pictures and posts. */
export type Drawing =
  /** Strokes on a line: a loan hangs from it, savings stand on it. `near` is next to the line. */
  | { kind: 'hanging'; strokes: readonly Stroke[] }
  | { kind: 'standing'; strokes: readonly Stroke[] }
  /** Parts of a whole, or figures to compare. */
  | { kind: 'shares' | 'bars'; parts: readonly DrawnPart[] }
  /** Figures with their labels. */
  | { kind: 'lines'; lines: readonly (readonly [label: string, figure: string])[] }
  /** The modules of a QR code, row by row: "1" is dark. */
  | { kind: 'squares'; rows: readonly string[] }

/** The two amounts of a stroke. */
export interface Stroke {
  near: number
  far: number
}

/** A labelled part of a drawing: `amount` decides its size. */
export interface DrawnPart {
  label: string
  figure: string
  amount: number
  color: 'principal' | 'interest' | 'attention'
}
