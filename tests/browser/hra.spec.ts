import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region } from './visitor.ts'

const SLUG = 'tax-calculator/hra'

test('a change in the year counts from its month on, and comes back with the link', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const exempt = page.locator('[data-results] .ledger dd').first()
  await press(page, 'Add change')
  const change = page.getByRole('group', { name: 'Change 1' })
  await change.getByLabel('From').selectOption('October')
  await expect(change.getByLabel('HRA a Month (₹)')).toHaveCount(0)
  await change.getByLabel('Rent a Month (₹)').fill('22,000')
  // 6 × (18,000 − 5,000) + 6 × (22,000 − 5,000)
  await expect(exempt).toHaveText('₹1,80,000')
  await page.getByText('Month by month').click()
  const rows = region(page, 'Month by month').getByRole('row')
  await expect(rows.nth(6)).toHaveText(/^Sep 2026.*₹13,000$/)
  await expect(rows.nth(7)).toHaveText(/^Oct 2026.*₹17,000$/)
  await page.reload()
  await expect(exempt).toHaveText('₹1,80,000')
})

test('the tax year goes along to the page of the tax, and the city counts by it', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await page.getByLabel('City of the Rented Home').selectOption('Bengaluru')
  await page.getByLabel('HRA a Month (₹)').fill('50,000')
  await page.getByLabel('Rent a Month (₹)').fill('50,000')
  const exempt = page.locator('[data-results] .ledger dd').first()
  await expect(exempt).toHaveText('₹3,00,000')
  await page.getByLabel('Tax Year').selectOption('FY 2025-26')
  await expect(exempt).toHaveText('₹2,40,000')
  await page.getByRole('link', { name: 'Income tax', exact: true }).click()
  await expect(page.getByLabel('Tax Year')).toHaveValue('fy-2025-26')
})
