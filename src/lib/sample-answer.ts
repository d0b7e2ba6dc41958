/** The result of an example, calculated by the tool, for lists of tools: "₹8,678", "a month", "₹10,00,000 at …". */
export interface SampleAnswer {
  answer: string
  unit?: string
  /** The input of the example. */
  of: string
}
