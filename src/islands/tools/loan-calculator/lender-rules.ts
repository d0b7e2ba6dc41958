/** GST on fees of lenders and on the interest of credit card EMIs, in percent. Other interest is exempt. */
export const FEE_GST = {
  percent: 18,
  from: '2017-07-01',
  source: 'Notification No. 12/2017-Central Tax (Rate), Sl. 27, and the rate of financial services',
  checked: '2026-11-21',
} as const

/** No charge for prepaying floating-rate loans of individuals that are not for business, sanctioned or renewed from a day on. */
export const PREPAYMENT_CHARGES = {
  from: '2026-01-01',
  source:
    'Reserve Bank of India, Pre-payment Charges on Loans Directions, RBI/2025-26/64 of 2 July 2025',
  checked: '2026-11-24',
} as const

/** Lenders state the APR in the key facts statement of retail and MSME term loans sanctioned from a day on. */
export const APR_STATEMENT = {
  from: '2024-10-01',
  source: 'Reserve Bank of India, Key Facts Statement, RBI/2024-25/18 of 15 April 2024',
  checked: '2026-11-21',
} as const
