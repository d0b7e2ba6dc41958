import { expect, sharedTest as test } from './site.ts'
import { openTool, openFold, field } from './visitor.ts'

const SLUG = 'sip-calculator/withdrawal'

test('a withdrawal the savings bear for ever says so, and the tax folds away', async ({ page }) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('The money lasts for 15 years 6 months.')
  // 20,00,000 × 9 / 1200 = 15,000
  await field(page, 'Monthly Withdrawal (₹)').fill('15,000')
  await expect(results).toContainText('The money lasts for ever.')
  await expect(results).toContainText('Tax on Gains')
  await openFold(page, 'Tax on gains')
  await page.getByLabel('Something else').check()
  await expect(results).not.toContainText('Tax on Gains')
  await expect(page.getByLabel('Held so far (months)')).toHaveCount(0)
})
