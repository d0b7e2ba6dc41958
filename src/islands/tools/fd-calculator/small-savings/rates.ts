/**
 * The rates of small savings schemes by the quarter, in percent a year. Dated data: replace the days, the rates and the source
 * when a memorandum for a later quarter is confirmed.
 */
export const RATES = {
  from: { year: 2026, month: 7, day: 1 },
  until: { year: 2026, month: 9, day: 30 },
  source:
    'Ministry of Finance, Department of Economic Affairs, Budget Division, F.No.1/4/2019-NS of 30 June 2026',
  ppf: 7.1,
  ssy: 8.2,
  scss: 8.2,
  nsc: 7.7,
  mis: 7.4,
} as const
