/** Health and education cess, in percent of the tax: Finance Act 2018, and each one since. */
export const CESS_PERCENT = 4
