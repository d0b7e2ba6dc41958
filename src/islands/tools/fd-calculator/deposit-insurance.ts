/** What is insured of all deposits of one person at one bank, principal and interest together. */
export const INSURANCE = { rupees: 500_000, source: 'DICGC, since 4 February 2020' } as const
