/**
 * The rates of small savings schemes from 1 July to 30 September 2026, in percent a year.
 * Source: the Finance Ministry's office memoranda on small savings schemes, which left them unchanged up to 30 September 2026.
 */
export const RATES = {
  until: '30 September 2026',
  ppf: 7.1,
  ssy: 8.2,
  scss: 8.2,
  nsc: 7.7,
  mis: 7.4,
} as const
