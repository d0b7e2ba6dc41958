import { readFile } from 'node:fs/promises'

import { results, field } from './calculator-page.ts'
import { downloadBy, expect, openTool, test } from './site.ts'

test('the tax page names its rules, its estimate and the tax by the current law', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await expect(page.locator('.notice')).toHaveText(
    'This is an estimate based on standard slabs. Actual liability may vary with rebates, surcharges and specific deductions.',
  )
  const rules = page.locator('[data-tax-rules]')
  await expect(rules).toContainText('FY 2023-24 slabs, before rebate and surcharge')
  await expect(rules).toContainText('Last checked on 21 November 2026')
  await expect(rules).toContainText('By the law of tax year 2026-27 the tax on this income is ₹0')
})

test('the tax regime recalculates at once, and the report carries the cess', async ({ page }) => {
  await openTool(page, 'tax-calculator')
  await page.getByLabel('Old Tax Regime').check()
  await expect(results(page).nth(3)).toHaveText('₹1,06,600')
  const file = await downloadBy(page.getByRole('button', { name: 'Download Report' }))
  const text = await readFile(file.path, 'utf8')
  expect(text).toContain('Total Tax (incl. 4% cess): ₹1,06,600')
  expect(text).toContain('Tax Regime: Old Tax Regime')
})

test('the current law is one click away, is worked out slab by slab, and is remembered', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await field(page, 'Gross Annual Income (₹)').fill('13 lakh')
  await page.getByRole('button', { name: 'Use the law of tax year 2026-27' }).click()
  const tax = page.locator('.ledger .headline dd')
  await expect(tax).toHaveText('₹26,000')
  await expect(page.locator('form details')).toHaveAttribute('open')
  await page.getByText('How the tax is worked out').click()
  const working = page.getByRole('region', { name: /How the tax is worked out/ })
  await expect(working).toContainText('₹8,00,000 to ₹12,00,000')
  await expect(working).toContainText('Rebate-₹')
  await expect(page.locator('[data-comparison]')).toContainText('New regime')
  await page.reload()
  await expect(field(page, 'Tax Year')).toHaveValue('tax-year-2026-27')
  await expect(tax).toHaveText('₹0')
  await page.getByRole('button', { name: 'Back to the FY 2023-24 slabs' }).click()
  await expect(tax).toHaveText('₹54,600')
  await page.reload()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(tax).toHaveText('₹54,600')
})

test('a shared link shows its tax year without changing the visitor’s own', async ({ page }) => {
  await openTool(page, 'tax-calculator', '#grossIncome=2000000&deductions=0&taxYear=fy-2025-26')
  await expect(page.locator('.ledger .headline dd')).toHaveText('₹1,92,400')
  await expect(page.locator('[data-comparison]')).toContainText(
    'more than ₹7,08,333, besides the standard deduction',
  )
  const remembered = () => page.evaluate(() => localStorage.getItem('taxYear'))
  expect(await remembered()).toBeNull()
  // Chosen by the visitor, even the year of the link is their own.
  for (const year of ['tax-year-2026-27', 'fy-2025-26']) {
    await page.getByLabel('Tax Year').selectOption(year)
    await expect.poll(remembered).toBe(year)
  }
})
