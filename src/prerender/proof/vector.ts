/** Inputs of a page with the result that somebody else published. */
export interface Vector {
  /** The page: 'loan-calculator/offer-check'. */
  page: string
  /** The inputs in words. */
  inputs: string
  /** The values of the fields, as `figures.ts` names them. */
  values: Readonly<Record<string, string>>
  /** The label of the result, and the result as the page shows it. */
  row: string
  result: string
  /** The document and the place in it. */
  source: string
}
