import type { Locator, Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { boxOf, openTool } from './visitor.ts'

/** The six specified calculators, with the results that the specification orders. */
const CALCULATORS = {
  'loan-calculator': ['Monthly EMI', 'Total Interest', 'Total Amount'],
  'sip-calculator': ['Monthly Investment', 'Total Investment', 'Estimated Returns', 'Total Value'],
  'fd-calculator': ['Principal Amount', 'Interest Earned', 'Maturity Amount'],
  'compound-interest': ['Future Value', 'Principal', 'Interest'],
  'roi-calculator': [
    'Return on Investment',
    'Initial Investment',
    'Final Value',
    'Net Profit/Loss',
  ],
  'tax-calculator': ['Gross Income', 'Total Deductions', 'Taxable Income', 'Total Tax'],
} as const

const bottomOf = async (part: Locator) => {
  const { y, height } = await boxOf(part)
  return y + height
}

for (const [width, height] of [
  [1366, 768],
  [1280, 720],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    for (const [slug, labels] of Object.entries(CALCULATORS))
      test(`${slug} shows its fields, its results, its chart and its report`, async ({ page }) => {
        await openTool(page, slug)
        await expectInSight(page, labels, height)
        const head = await boxOf(page.locator('.tool-top'))
        expect(head.height).toBeLessThanOrEqual(120)
        const [rows, chart] = [page.locator('.figures > .ledger'), page.locator('.chart-part')]
        const [beside, picture] = [await boxOf(rows), await boxOf(chart)]
        expect(picture.x).toBeGreaterThanOrEqual(beside.x + beside.width)
        expect(await bottomOf(chart)).toBeLessThanOrEqual(height)
        await expect(chart.locator('figcaption')).toBeVisible()
        await expect(chart.getByRole('button').first()).toBeVisible()
        // At the top of the card, beside the answer.
        const report = page.getByRole('button', { name: 'Download Report' })
        const card = await boxOf(page.locator('[data-results]'))
        expect((await boxOf(report)).y).toBeLessThan(card.y + 48)
      })
  })

async function expectInSight(page: Page, labels: readonly string[], height: number) {
  const results = page.locator('[data-results]')
  let last = 0
  for (const label of labels) {
    const row = results.locator('.ledger dt', { hasText: new RegExp(`^${label}$`) })
    const bottom = await bottomOf(row.last())
    expect(bottom, label).toBeLessThanOrEqual(height)
    expect(bottom, `${label} comes after those before it`).toBeGreaterThan(last)
    last = bottom
  }
  for (const control of await page.locator('[data-inputs] :is(input, select):visible').all())
    expect(await bottomOf(control)).toBeLessThanOrEqual(height)
}

test('the cards of a pair end together', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  for (const slug of Object.keys(CALCULATORS)) {
    await openTool(page, slug)
    // A card fills its place in the row, or an explanation that is short stands below the inputs.
    const beside = page.locator('.beside')
    const place = await beside.evaluate((box) => getComputedStyle(box, '::before').alignSelf)
    const brief = page.locator('.details:has(> .brief:only-child)')
    if ((await brief.count()) === 0) expect(place, slug).toBe('stretch')
    else
      expect(
        Math.abs((await bottomOf(brief)) - (await bottomOf(page.locator('[data-results]')))),
      ).toBeLessThan(200)
  }
})
