/** The storage key of the tax year that the visitor chose last. */
export const TAX_YEAR_KEY = 'taxYear'
