import { expect, sharedTest as test } from './site.ts'
import { openTool, field } from './visitor.ts'

const SLUG = 'fd-calculator/small-savings'

test('PPF goes on beyond 15 years, with deposits in blocks', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByText('Beyond 15 years', { exact: true }).first().click()
  await expect(page.getByLabel('Years beyond 15')).toHaveCount(0)
  await page.getByLabel('After 15 years').selectOption({ label: 'It goes on with deposits' })
  // By 50-digit decimals, and in published tables of 20 years.
  await expect(page.locator('[data-results]')).toContainText('₹66,58,288')
  await page.getByLabel('Years beyond 15').fill('7')
  await expect(page.locator('[data-results]')).toContainText('blocks of 5 years')
})

test('a time deposit pays its interest once a year, and a bond each half-year', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const scheme = field(page, 'Scheme')
  // The published interest of a year on one lakh.
  await scheme.selectOption({ label: 'Time Deposit, 5 years' })
  await expect(page.locator('[data-results]')).toContainText('₹7,714')
  await scheme.selectOption({ label: 'Kisan Vikas Patra (KVP)' })
  await expect(page.locator('[data-results]')).toContainText('doubles in 115 months')
  await scheme.selectOption({ label: 'Floating Rate Savings Bonds' })
  await expect(page.locator('[data-results]')).toContainText('₹4,025')
})
