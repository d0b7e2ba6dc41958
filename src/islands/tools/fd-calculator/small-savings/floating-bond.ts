/**
 * The coupon of the Floating Rate Savings Bonds, 2020 (Taxable), in percent a year. It is the NSC rate of the reset day and 0.35
 * points more, and is set again on each 1 January and 1 July: replace the days, the rate and the source then.
 */
export const BOND_COUPON = {
  from: '2026-07-01',
  until: '2026-12-31',
  source: 'Reserve Bank of India, press release on Floating Rate Savings Bonds, 2020 (Taxable), for July to December 2026', // prettier-ignore
  checked: '2026-11-24',
  percent: 8.05,
} as const
