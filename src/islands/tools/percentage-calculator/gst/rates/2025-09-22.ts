import type { GstRates } from '../gst.ts'

/**
 * The rates of the notification, doubled for the equal state tax; 0 % is from No. 10/2025. Not included, as a visitor can type
 * them: schedule VI (1.5 %, cut diamonds), schedule VII (28 %, tobacco, until January 2026), and 12 % on bricks, an option with
 * conditions.
 */
export const rates: GstRates = {
  from: '2025-09-22',
  reviewBy: '2027-02-01',
  source: 'Notification No. 9/2025-Central Tax (Rate) of 17 September 2025',
  checked: '2026-11-21',
  rates: [
    { percent: 18, on: 'most goods and services' },
    { percent: 5, on: 'many everyday goods' },
    { percent: 40, on: 'luxury and sin goods' },
    { percent: 3, on: 'gold, silver, jewellery' },
    { percent: 0.25, on: 'rough diamonds and stones' },
    { percent: 0, on: 'nil rated or exempt' },
  ],
}
