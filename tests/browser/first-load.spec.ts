import { expect, test } from '@playwright/test'

import { measureLoad } from '../bench/load.ts'

const KB = 1000

/** What a first visit to a page may fetch before anyone touches it: requests, and bytes with all headers. */
const limits: Readonly<Record<string, { requests: number; bytes: number }>> = {
  '/': { requests: 5, bytes: 29_014 },
  '/tools/json-formatter': { requests: 15, bytes: 118_500 },
  '/tools/loan-calculator': { requests: 13, bytes: 116_700 },
  '/tools/sip-calculator': { requests: 14, bytes: 116 * KB },
  '/tools/compound-interest': { requests: 14, bytes: 116 * KB },
  '/tools/roi-calculator': { requests: 14, bytes: 116 * KB },
  '/tools/tax-calculator': { requests: 16, bytes: 120 * KB },
  '/tools/tax-calculator/planner': { requests: 18, bytes: 125 * KB },
  '/tools/loan-calculator/prepayment': { requests: 16, bytes: 128 * KB },
  '/blog/finance': { requests: 9, bytes: 34 * KB },
  // A question with its answer is about 150 bytes; each page of a tool has four.
  '/faq': { requests: 9, bytes: 56 * KB },
}

for (const [path, limit] of Object.entries(limits)) {
  test(`${path} is light on a first visit`, async ({ browser, baseURL }) => {
    const { requests, bytes } = await measureLoad(browser, `${baseURL}${path}`)
    expect(requests).toBeLessThanOrEqual(limit.requests)
    expect(bytes).toBeLessThanOrEqual(limit.bytes)
  })
}
