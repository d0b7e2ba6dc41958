/** What a tool answers to an example, worked out by the tool's own formula, for lists of tools. */
export interface SampleAnswer {
  /** As short as it can be: "₹8,678". */
  answer: string
  /** What the answer counts: "a month". */
  unit?: string
  /** What it is the answer to: "₹10,00,000 at 8.5% over 20 years". */
  of: string
}
