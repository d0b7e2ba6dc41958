import type { Locator } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, press, field, results, resultBar, reportOf } from './visitor.ts'

test('the tax page names its rules, its estimate and the tax by the current law', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await expect(page.locator('.notice')).toHaveText(
    'This is an estimate based on standard slabs. Actual liability may vary with rebates, surcharges and specific deductions.',
  )
  const rules = page.locator('[data-tax-rules]')
  await expect(rules).toContainText('FY 2023-24 slabs, before rebate and surcharge')
  await expect(rules).toContainText('These slabs ended on 31 March 2024.')
  const answers = page.locator('[data-results] .answers')
  await expect(answers.locator('dt')).toHaveText([
    'By the FY 2023-24 slabs',
    'By the law of tax year 2026-27',
  ])
  await expect(answers.locator('.answer')).toHaveText(['₹54,600', '₹0'])
})

test('a phone shows both answers once, in equal size, and in the bar before any scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'tax-calculator')
  await expect(resultBar(page)).toHaveText(/₹54,600.*₹0/)
  await expect(page.locator('.answers .answer')).toHaveText(['₹54,600', '₹0'])
  const [bySlabs, byLaw] = await page.locator('.answers .answer').all()
  if (bySlabs === undefined || byLaw === undefined) throw new Error('Two answers were expected.')
  const size = (figure: Locator) => figure.evaluate((node) => getComputedStyle(node).fontSize)
  expect(await size(byLaw)).toBe(await size(bySlabs))
  const use = page.getByRole('button', { name: 'Use the law of tax year 2026-27' })
  const [figure, button] = [await byLaw.boundingBox(), await use.boundingBox()]
  expect(button?.y, 'the switch is beside the figure').toBeLessThan(
    (figure?.y ?? 0) + (figure?.height ?? 0),
  )
  await use.click()
  await expect(page.locator('.answers .answer')).toHaveText(['₹0'])
  await expect(page.getByLabel('Tax Year')).toHaveValue('tax-year-2026-27')
})

test('a phone shows the tax of the default values at most twice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'tax-calculator')
  const text = await page.locator('main').innerText()
  // The figure of the specification, as the answer and as the row "Total Tax". The bar repeats the answer while it is out of sight.
  const bar = await resultBar(page).innerText()
  const count = (shown: string) => shown.split('₹54,600').length - 1
  expect(count(text) - count(bar)).toBe(2)
})

test('fields that the slabs do not use are disabled with the reason, and a year enables them', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await page.locator('form summary', { hasText: 'More options' }).click()
  const part = field(page, 'Of These, Allowed in the New Regime (₹)')
  await expect(part).toBeDisabled()
  await expect(part).toHaveAccessibleDescription(/Not used by the FY 2023-24 slabs/)
  await page.getByLabel('Tax Year').selectOption('tax-year-2026-27')
  await expect(part).toBeEnabled()
  await field(page, 'Gross Annual Income (₹)').fill('2500000')
  await field(page, 'Total Deductions (₹)').fill('0')
  await part.fill('100000')
  await expect(page.locator('[data-results] .answer')).toHaveText('₹2,92,500')
  await press(page, 'Reset')
  await expect(part).toHaveValue('0')
  await expect(page.getByLabel('Tax Year')).toHaveValue('tax-year-2026-27')
})

test('the tax regime recalculates at once, and the report carries the cess', async ({ page }) => {
  await openTool(page, 'tax-calculator')
  await page.getByLabel('Old Tax Regime').check()
  await expect(results(page).nth(3)).toHaveText('₹1,06,600')
  const { text } = await reportOf(page)
  expect(text).toContain('Total Tax (incl. 4% cess): ₹1,06,600')
  expect(text).toContain('Tax Regime: Old Tax Regime')
  expect(text).toContain('The new regime costs ₹1,06,600 less.')
})

test('the current law is one click away, is worked out slab by slab, and is remembered', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await field(page, 'Gross Annual Income (₹)').fill('13 lakh')
  await page.getByRole('button', { name: 'Use the law of tax year 2026-27' }).click()
  const tax = page.locator('[data-results] .answer').first()
  await expect(tax).toHaveText('₹26,000')
  await expect(page.locator('form details')).not.toHaveAttribute('open')
  await page.getByText('How the tax is calculated').click()
  const working = page.getByRole('region', { name: /How the tax is calculated/ })
  await expect(working).toContainText('₹8,00,000 to ₹12,00,000')
  await expect(working).toContainText('Rebate-₹')
  await expect(page.locator('[data-comparison]')).toContainText('New regime')
  // At the next visit; a reload would bring back the income too.
  await page.goto('/about')
  await openTool(page, 'tax-calculator')
  await expect(field(page, 'Tax Year')).toHaveValue('tax-year-2026-27')
  await expect(tax).toHaveText('₹0')
  await press(page, 'Back to the FY 2023-24 slabs')
  await expect(tax).toHaveText('₹54,600')
  await page.goto('/about')
  await openTool(page, 'tax-calculator')
  await expect(tax).toHaveText('₹54,600')
})

test('a shared link shows its tax year without changing the visitor’s own', async ({ page }) => {
  await openTool(page, 'tax-calculator', '#grossIncome=2000000&deductions=0&taxYear=fy-2025-26')
  await expect(page.locator('[data-results] .answer').first()).toHaveText('₹1,92,400')
  await expect(page.locator('[data-comparison]')).toContainText(
    'more than ₹7,08,345, in addition to the standard deduction',
  )
  const remembered = () => page.evaluate(() => localStorage.getItem('taxYear'))
  expect(await remembered()).toBeNull()
  // Chosen by the visitor, even the year of the link is their own.
  for (const year of ['tax-year-2026-27', 'fy-2025-26']) {
    await page.getByLabel('Tax Year').selectOption(year)
    await expect.poll(remembered).toBe(year)
  }
})

test('the income is drawn as a bar that is cut at the slab edges', async ({ page }) => {
  await openTool(page, 'tax-calculator')
  await page.locator('[data-details]').scrollIntoViewIfNeeded()
  // FY 2023-24, new regime, on 9,50,000: three slabs of 3,00,000 each, and 50,000 at 15%.
  await expect(page.locator('.ladder > li')).toHaveText([
    /^0%.*₹3,00,000: ₹0$/,
    /^5%.*₹3,00,000: ₹15,000$/,
    /^10%.*₹3,00,000: ₹30,000$/,
    /^15%.*₹50,000: ₹7,500$/,
  ])
})
