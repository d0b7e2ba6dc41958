import { results, field, openOptions } from './calculator-page.ts'
import { expect, openTool, test } from './site.ts'

test('a SIP at 0 % is what was paid in, and amounts may be typed as people write them', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Expected Return Rate (% p.a.)').fill('0')
  await expect(results(page)).toHaveText(['₹5,000', '₹6,00,000', '₹0', '₹6,00,000'])
  await field(page, 'Monthly Investment (₹)').fill('1 lakh')
  await expect(results(page).last()).toHaveText('₹1,20,00,000')
})

test('a million years neither hang the SIP page nor show an infinity', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Time Period (Years)').fill('1000000')
  await expect(results(page).last()).toHaveText('—')
  await expect(page.locator('.notice')).toHaveText(/no result/)
  await expect(page.getByText('Growth year by year (first 100 years)')).toBeVisible()
  await field(page, 'Time Period (Years)').fill('10')
  await expect(results(page).last()).toHaveText('₹11,61,695')
})

test('step-up and inflation are options of the SIP, and the three conventions stand side by side', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  const conventions = page.getByRole('region', { name: 'What other calculators show' })
  await page.getByText('What other calculators show', { exact: true }).click()
  await expect(conventions.locator('td')).toHaveText(['₹11,61,695', '₹11,50,193', '₹11,20,179'])
  await openOptions(page)
  await field(page, 'Yearly Step-Up (%)').fill('10')
  await expect(results(page).last()).toHaveText('₹16,87,163')
  await field(page, 'Inflation (% p.a.)').fill('6')
  await expect(page.locator('.ledger dt').last()).toHaveText('Value in Today’s Rupees')
  await expect(page.locator('.notice')).toContainText('5.66%')
})

test('the Delete key takes every digit after the caret, across the commas', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  const amount = field(page, 'Monthly Investment (₹)')
  await amount.fill('1234567')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.press('ArrowRight')
  const caret = () => amount.evaluate((box: HTMLInputElement) => box.selectionStart)
  await amount.press('Delete')
  await expect(amount).toHaveValue('12,34,567')
  expect(await caret()).toBe(3)
  await amount.press('Delete')
  await expect(amount).toHaveValue('1,24,567')
})
