import { readFile } from 'node:fs/promises'

import { expect, sharedTest as test } from './site.ts'
import { openTool, button, field, openOptions, results, downloadBy } from './visitor.ts'

test('ROI says profit or loss in words, colour and picture', async ({ page }) => {
  await openTool(page, 'roi-calculator')
  const badge = page.locator('[data-results] .badge')
  await expect(badge).toHaveText('Profitable Investment')
  await expect(badge.locator('[data-icon=up]')).toBeVisible()
  await expect(page.getByText('(Final - Initial) / Initial × 100', { exact: true })).toBeVisible()
  await expect(
    page.locator('section', { hasText: 'Understanding ROI' }).last().locator('li'),
  ).toHaveCount(4)
  const colour = () =>
    results(page)
      .first()
      .evaluate((amount) => getComputedStyle(amount).color)
  const colours = [await colour()]
  await field(page, 'Final Value (₹)').fill('75000')
  await expect(badge).toHaveText('Investment Loss')
  colours.push(await colour())
  // The tokens --good and --bad of the light theme.
  expect(colours).toEqual(['rgb(11, 107, 60)', 'rgb(176, 32, 26)'])
  await expect(badge).toHaveAttribute('data-tone', 'bad')
  await expect(badge.locator('[data-icon=down]')).toBeVisible()
  await expect(results(page).first()).toHaveText('-25.00%')
  await field(page, 'Final Value (₹)').fill('100000')
  await expect(badge).toHaveText('Profitable Investment')
  await field(page, 'Initial Investment (₹)').fill('0')
  await expect(results(page).first()).toHaveText('—')
  await expect(badge).toHaveCount(0)
  await expect(page.locator('.notice')).toHaveText(/not defined/)
  await field(page, 'Initial Investment (₹)').fill('-100')
  await expect(page.locator('.notice')).toHaveText(/opposite signs/)
})

test('the ROI report says the status, and a holding period adds the CAGR', async ({ page }) => {
  await openTool(page, 'roi-calculator')
  await openOptions(page)
  await field(page, 'Holding Period (Years)').fill('5')
  await expect(results(page).last()).toHaveText('8.45%')
  for (const [final, status] of [
    ['150000', 'Status: Profitable'],
    ['1', 'Status: Loss'],
  ] as const) {
    await field(page, 'Final Value (₹)').fill(final)
    const file = await downloadBy(button(page, 'Download Report'))
    expect(await readFile(file.path, 'utf8')).toContain(status)
  }
})

test('two dates count instead of the years, and go along as dated cash flows', async ({ page }) => {
  await openTool(page, 'roi-calculator')
  await openOptions(page)
  await field(page, 'Holding Period (Years)').fill('18 months')
  // 1.5^(12/18) − 1
  await expect(results(page).last()).toHaveText('31.04%')
  await field(page, 'Bought on').fill('2020-01-01')
  await expect(page.locator('.notice')).toHaveText(/Enter both dates/)
  await expect(field(page, 'Holding Period (Years)')).toBeEnabled()
  await field(page, 'Sold or valued on').fill('2025-01-01')
  await expect(field(page, 'Holding Period (Years)')).toBeDisabled()
  await expect(page.getByText('From the dates: 1,827 days ÷ 365.')).toBeVisible()
  await expect(results(page).last()).toHaveText('8.44%')
  await page.locator('[data-view-links] a', { hasText: 'XIRR' }).click()
  const flows = page.locator('form .list').getByRole('listitem')
  await expect(flows.last()).toContainText('1 Jan 2025')
  await expect(results(page).first()).toHaveText('8.44%')
})
