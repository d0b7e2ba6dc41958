import { expect, sharedTest as test } from './site.ts'
import { openTool, field } from './visitor.ts'

const SLUG = 'loan-calculator/balance-transfer'

test('a loan known by its EMI is asked for that, and an EMI too small says what it takes', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('You recover the costs of ₹28,600 after 12 months.')
  await page.getByLabel('The EMI').check()
  await expect(page.getByLabel('Time Left (Years)')).toHaveCount(0)
  // 40,00,000 × 9 / 1200 = 30,000 of interest in the first month
  await page.getByLabel('Present EMI (₹)').fill('30,000')
  await expect(results.locator('.notice')).toContainText('The EMI must be at least ₹30,001.')
})

test('the fee of a no-cost EMI does not become the fee of a transfer', async ({ page }) => {
  await openTool(page, 'loan-calculator/offer-check')
  await field(page, 'No-cost EMI').check()
  await field(page, 'Processing Fee (₹)').fill('299')
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await expect(field(page, 'Processing Fee (₹)')).toHaveValue('20,000')
})

test('the outstanding balance is carried over from the EMI page', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await field(page, 'Loan Amount (₹)').fill('25,00,000')
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await expect(field(page, 'Outstanding Loan (₹)')).toHaveValue('25,00,000')
})
