/** A tool's answer to an example, calculated by the tool's own formula, for lists of tools: "₹8,678", "a month", "₹10,00,000 at …". */
export interface SampleAnswer {
  answer: string
  unit?: string
  /** The input that the answer belongs to. */
  of: string
}
