import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, field, results } from './visitor.ts'

const SLUG = 'tax-calculator/planner'
const headline = (page: Page) => page.locator('[data-results] .ledger .headline')
const cells = (page: Page, line: RegExp) =>
  page.getByRole('row', { name: line }).first().locator('td')

test('both regimes stand line by line, and follow an item that is unfolded', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(headline(page)).toHaveText(/New Regime Costs Less by₹1,05,300/)
  await expect(cells(page, /^Savings \(80C, now 123\)/)).toHaveText(['₹0', '-₹1,50,000'])
  await page.locator('form summary', { hasText: 'Shares, funds, property sold' }).click()
  await field(page, 'Shares and Equity Funds, Longer (₹)').fill('225000')
  await expect(cells(page, /^Tax at 12.5%/)).toHaveText(['₹12,500', '₹12,500'])
  // 97,500 and 12,500 × 1.04
  await expect(results(page).nth(1)).toHaveText('₹1,10,500')
  await page.getByText('What ₹1,000 more of each item adds to the tax', { exact: true }).click()
  await expect(cells(page, /^80CCD\(1B\)/)).toHaveText(['₹0', '-₹312'])
})

test('what the first page asks comes along, and 50,000 of deductions are what they were there', async ({
  page,
}) => {
  await openTool(
    page,
    SLUG,
    '#grossIncome=2000000&deductions=50000&equalEntry=standard-deduction&taxYear=fy-2025-26',
  )
  await expect(page.getByLabel('Tax Year')).toHaveValue('fy-2025-26')
  await expect(page.getByLabel('Those ₹50,000 are')).toHaveValue('standard-deduction')
  await page.getByRole('radio', { name: 'Business' }).check()
  await expect(page.getByLabel('Basic Pay and DA (₹)')).toHaveCount(0)
})
