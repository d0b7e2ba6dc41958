import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, downloadBy } from './visitor.ts'

const SLUG = 'percentage-calculator/gst'
const figures = (page: Page) => page.locator('[data-results] dl:not([data-repeats]) dd')

test('GST is added, removed and split as chosen', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByLabel('Amount (₹)').fill('500')
  await page.getByLabel('GST rate').selectOption('40%: luxury and sin goods')
  await page.getByLabel('Remove GST').check()
  // 500 × 40 ÷ 140 = 142.857…
  await expect(figures(page)).toHaveText(['₹357.14', '₹71.43', '₹71.43', '₹142.86', '₹500.00'])
  await page.getByLabel('Between states').check()
  await expect(figures(page)).toHaveText(['₹357.14', '₹142.86', '₹500.00'])
})

test('amounts at several rates, one of them typed, add up by rate', async ({ page }) => {
  await openTool(page, SLUG)
  await press(page, 'Add amount')
  const second = page.getByRole('group', { name: 'Amount 2' })
  await expect(second.getByLabel('Rate (%)', { exact: true })).toHaveCount(0)
  await expect(second.getByLabel('Amount (₹)')).toHaveValue('')
  await expect(second).toContainText('Not counted until you fill it in.')
  await expect(figures(page).last()).toHaveText('₹11,800.00')
  await page.keyboard.type('899')
  await expect(second.getByLabel('Amount (₹)')).toHaveValue('899')
  await second.getByLabel('Amount (₹)').fill('1,000')
  await second.getByLabel('GST rate').selectOption('Another rate')
  await second.getByLabel('Rate (%)', { exact: true }).fill('1.5')
  await expect(figures(page).last()).toHaveText('₹12,815.00')
  await page.getByText('Totals by rate').click()
  const table = region(page, 'Totals by rate')
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').nth(1)).toHaveText(/^1\.5%₹1,000\.00.*₹15\.00₹1,015\.00$/)
  const file = await downloadBy(page.getByRole('button', { name: 'Download CSV' }).first())
  expect(await readFile(file.path, 'utf8')).toContain('1.5%,1000,7.5,7.5,15,1015\r\n')
})
