import { expect, sharedTest as test } from './site.ts'
import { openTool, field } from './visitor.ts'

test('what to pay in each month is found for an amount', async ({ page }) => {
  await openTool(page, 'fd-calculator/recurring-deposit')
  await page.getByLabel('What to pay in').check()
  await expect(field(page, 'Deposit Each Month (₹)')).toHaveCount(0)
  await field(page, 'Amount Wanted at Maturity (₹)').fill('10 lakh')
  // 10,00,000 ÷ 71.93279…
  await expect(page.locator('[data-results]')).toContainText('₹13,902')
})
