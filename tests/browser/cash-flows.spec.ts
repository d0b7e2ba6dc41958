import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, press, openFold, results, reportOf } from './visitor.ts'

const entries = (page: Page) => page.locator('form .list').getByRole('listitem')

test('a pasted statement fills the list, tells what it left, and can be taken back', async ({
  page,
}) => {
  await openTool(page, 'roi-calculator/cash-flows')
  await openFold(page, 'Paste from a statement')
  // The example of Excel's documentation, which states 37.34 %.
  await page.getByLabel('Lines with a date and an amount').fill(
    `Date\tDebit\tCredit
01/01/2008\t10,000\t
1-Mar-08\t\t2,750
2008-10-30\t\t4,250
Carried forward
15/02/2009\t\t3,250
1 April 2009\t\t2,750`,
  )
  await press(page, 'Read these lines')
  await expect(results(page).first()).toHaveText('37.34%')
  await expect(entries(page)).toHaveCount(5)
  await expect(entries(page).first()).toContainText('1 Jan 2008 · put in ₹10,000')
  await expect(page.getByText('5 lines are now in the list')).toBeVisible()
  await expect(page.getByText('Line 5, “Carried forward”: no date')).toBeVisible()
  await page.getByRole('button', { name: /^Undo: bring back the previous list/ }).click()
  await expect(results(page).first()).toHaveText('9.87%')
})

test('pasted lines of unclear direction are refused, and the page says how it read the others', async ({
  page,
}) => {
  await openTool(page, 'roi-calculator/cash-flows')
  await openFold(page, 'Paste from a statement')
  const box = page.getByLabel('Lines with a date and an amount')
  const read = page.getByRole('button', { name: 'Read these lines' })
  await box.fill(
    'Date,Payee,Type,Amount\n04/01/2024,Fund,Credit,5000\n04/15/2024,Fund,NEFT,1\n04/20/2024,Fund,Credit,100',
  )
  await read.click()
  await expect(page.getByText('All these lines were read as money got back.')).toBeVisible()
  await expect(page.getByText('the month first, because 04/15/2024 is')).toBeVisible()
  await expect(page.getByText('Columns not used: Payee.')).toBeVisible()
  await expect(page.getByText('“NEFT” in the column “Type” does not say clearly')).toBeVisible()
  await expect(entries(page).first()).toContainText('1 Apr 2024 · got back ₹5,000')

  await box.fill('24/11/2021 55,600.00 Cr\n24/12/2021 51,094.83 Dr')
  await read.click()
  await expect(results(page).first()).toHaveText('-64.23%')
  await expect(page.getByText('The list begins with money got back')).toBeVisible()
  await press(page, 'Swap put in and got back')
  await expect(entries(page).first()).toContainText('put in ₹55,600')
  await expect(page.getByText('the money earned as much as a deposit at -64.23%')).toBeVisible()
})

test('a list of ten years is shown in parts, and each entry can be reached', async ({ page }) => {
  const lines = Array.from({ length: 120 }, (_, month) => {
    const date = `05/${String((month % 12) + 1).padStart(2, '0')}/${2015 + Math.floor(month / 12)}`
    return `${date}\t${month === 119 ? 900_000 : -5_000 - month}`
  })
  await openTool(page, 'roi-calculator/cash-flows')
  await expect(page.getByLabel('Shown here')).toHaveCount(0)
  await openFold(page, 'Paste from a statement')
  await page.getByLabel('Lines with a date and an amount').fill(lines.join('\n'))
  await press(page, 'Read these lines')
  await expect(page.getByText('120 lines are now in the list')).toBeVisible()
  const parts = page.getByLabel('Shown here')
  await expect(parts.locator('option:checked')).toHaveText('1 to 15 of 120')
  await expect(entries(page)).toHaveCount(15)

  await press(page, 'Next: 16 to 30 of 120')
  await expect(parts).toBeFocused()
  await expect(entries(page).first()).toContainText('5 Apr 2016 · put in ₹5,015')
  await press(page, 'Remove amount 18')
  await parts.selectOption('106 to 119 of 119')
  await press(page, 'Undo: bring back amount 18')
  await expect(page.locator('[name="flows.17.date"]')).toBeFocused()
  await expect(page.locator('[name="flows.17.amount"]')).toHaveValue('5,017')

  await press(page, 'Add amount')
  await expect(page.locator('[name="flows.120.date"]')).toBeFocused()
  await expect(parts.locator('option:checked')).toHaveText('121 to 121 of 121')
  await press(page, 'Remove amount 121')
  await expect(parts.locator('option:checked')).toHaveText('106 to 120 of 120')
  await expect(page.getByText('so long that some mail')).toBeVisible()
  await page.reload()
  await expect(parts.locator('option')).toHaveCount(8)
})

test('the tax on a house comes with its rule, and into the report', async ({ page }) => {
  // 30 lakh of 2012-13 to 80 lakh in 2026-27: 20 % of 80 − 57.6 lakh is 4,48,000, and 4 % cess.
  const flows =
    'date=2012-06-01&amount=3000000&direction=in;date=2026-06-01&amount=8000000&direction=out'
  await openTool(page, 'roi-calculator/cash-flows', `#flows=${encodeURIComponent(flows)}`)
  await openFold(page, 'Tax on the gain')
  await page.getByLabel('What was sold').selectOption('Land or house in India')
  await expect(results(page).nth(5)).toHaveText('₹4,65,920')
  await expect(page.locator('.notice', { hasText: 'section 197' })).toBeVisible()
  const file = await reportOf(page)
  const { text: report } = file
  for (const line of ['What was sold: Land or house in India', 'Tax on the Gain: ₹4,65,920'])
    expect(report).toContain(line)
  await press(page, 'Reset')
  await expect(results(page)).toHaveCount(5)
})

test('an added amount changes nothing until one of its fields is changed', async ({ page }) => {
  await openTool(page, 'roi-calculator/cash-flows')
  const before = await page.locator('[data-results] .ledger dd').allTextContents()
  expect(before.join()).not.toContain('—')
  await press(page, 'Add amount')
  const added = page.getByRole('group', { name: 'Amount 4' })
  await expect(added).toContainText('Not counted until you fill it in.')
  await expect(page.locator('[data-results] .ledger dd')).toHaveText(before)
  await expect(page.locator('.field-problem', { hasText: /./ })).toHaveCount(0)
  await expect(page.locator('.notice', { hasText: 'number' })).toHaveCount(0)
  await added.getByLabel('Amount (₹)').fill('5,000')
  await expect(added).not.toContainText('Not counted')
  await expect(added).toContainText('Enter a date and an amount')
})

test('gains from both sides of 23 July 2024 are taxed together', async ({ page }) => {
  await openTool(page, 'roi-calculator/cash-flows')
  await page.getByText('Tax on the gain', { exact: true }).click()
  await page.getByLabel('What was sold').selectOption({ index: 4 })
  await page.getByLabel('Long-Term Gains to 22 July (₹)').fill('1 lakh')
  await page.getByLabel('Long-Term Gains from 23 July (₹)').fill('1 lakh')
  // 75,000 × 10 % × 1.04, or 75,000 × 12.5 % × 1.04
  await expect(page.locator('[data-results]')).toContainText('₹7,800')
  await expect(page.locator('[data-results]')).toContainText('₹9,750')
  // The planner takes both sides, in the year with both rates.
  await page.getByRole('link', { name: 'Tax on the gain with your income' }).click()
  await expect(page.locator('[name=taxYear]')).toHaveValue('fy-2024-25')
  await expect(page.locator('[name=sold]')).toHaveValue('both')
  await expect(page.locator('[name=equityLongBefore]')).toHaveValue('1,00,000')
  await expect(page.locator('[name=equityLong]')).toHaveValue('1,00,000')
  await expect(page.locator('[data-results]')).toContainText('With the earlier gains first')
})
