/** A rate of GST on goods and services, as notified. */
export interface NotifiedRate {
  percent: number
  /** What it is charged on, in a few words. */
  on: string
}

/**
 * The rates of Notification No. 9/2025-Central Tax (Rate) of 17 September 2025 with the equal state tax; 0 % is that of
 * No. 10/2025. Left out are schedule VI (1.5 %, cut diamonds), schedule VII (28 %, tobacco, until January 2026), and 12 %
 * on bricks, which is an option with conditions: a visitor can type them.
 */
export const gstRates = {
  since: '22 September 2025',
  source: 'Notification No. 9/2025-Central Tax (Rate)',
  rates: [
    { percent: 18, on: 'most goods and services' },
    { percent: 5, on: 'many everyday goods' },
    { percent: 40, on: 'luxury and sin goods' },
    { percent: 3, on: 'gold, silver, jewellery' },
    { percent: 0.25, on: 'rough diamonds and stones' },
    { percent: 0, on: 'nil rated or exempt' },
  ] satisfies NotifiedRate[],
}
