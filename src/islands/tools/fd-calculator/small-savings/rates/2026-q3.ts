import type { QuarterRates } from '../schemes.ts'

/** July to September 2026. The memorandum changed no rate and has no table: the rates are those of earlier quarters. */
export const rates: QuarterRates = {
  from: '2026-07-01',
  until: '2026-09-30',
  source:
    'Ministry of Finance, Department of Economic Affairs, Budget Division, F.No.1/4/2019-NS of 30 June 2026',
  checked: '2026-11-24',
  percent: {
    ppf: 7.1,
    ssy: 8.2,
    scss: 8.2,
    nsc: 7.7,
    mis: 7.4,
    kvp: 7.5,
    td1: 6.9,
    td2: 7,
    td3: 7.1,
    td5: 7.5,
  },
}
