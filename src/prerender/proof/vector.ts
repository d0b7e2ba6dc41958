/** Inputs of a page with the result that somebody else published. */
export interface Vector {
  /** The page: 'loan-calculator/offer-check'. */
  page: string
  /** The inputs in words. */
  inputs: string
  /** The values of the fields, as links and `figures.ts` name them. */
  values: Readonly<Record<string, string>>
  /** The text that the link enters on a page that is no calculator. */
  text?: string
  /** The fields that are set before it is entered, and the field that takes it, by name. */
  handOver?: { fields?: Readonly<Record<string, string>>; textField?: string }
  /** The label of the result, and the result as the page shows it. */
  row: string
  result: string
  /** The document and the place in it. */
  source: string
}
