import { expect, sharedTest as test } from './site.ts'
import { openTool, press, field } from './visitor.ts'

const SLUG = 'tax-calculator/salary'

test('two offers stand side by side, each with its own bonus', async ({ page }) => {
  await openTool(page, SLUG)
  await press(page, 'Compare')
  const compare = page.locator('[data-compare]')
  await expect(compare.getByRole('columnheader')).toHaveCount(2)
  await field(page, 'CTC (₹ a year)').fill('17,00,000')
  await page.getByLabel('Bonus (₹ a year)').fill('2,00,000')
  await expect(page.getByLabel('Bonus Paid in')).toBeVisible()
  await press(page, 'Compare')
  // gross 16,29,755, taxable 15,54,760, tax (60,000 + 15 % of 3,54,760) × 1.04 = 1,17,740; the first has 13,15,515
  const row = compare.getByRole('row', { name: /^In Hand per Year/ })
  await expect(row.getByRole('cell').nth(1)).toContainText('₹14,80,255')
  await expect(row.getByRole('cell').nth(1)).toContainText('₹1,64,740 more')
})

test('the in-hand pay is turned into a CTC, in the answer at a glance too', async ({ page }) => {
  await openTool(page, SLUG)
  await field(page, 'The in-hand pay').check()
  await expect(field(page, 'CTC (₹ a year)')).toHaveCount(0)
  await expect(page.locator('[data-results] .answers')).toContainText('₹12,92,198')
  await field(page, 'In Hand (₹ a month)').fill('1,03,603')
  await expect(page.locator('[data-results]')).toContainText('A higher CTC can leave less')
})

test('the months are a table that comes after the figures, with the change of September in it', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('In hand: ₹1,10,819 in August, ₹1,08,592 in October.')
  await page.getByText('Month by month, new regime').click()
  await expect(page.getByRole('row', { name: /^Sep 2026/ }).first()).toContainText('₹2,360')
})

test('pay, rent and city go along to the other tax pages, and what cannot is named', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await field(page, 'CTC (₹ a year)').fill('18 lakh')
  await page.getByText('Old regime: deductions, rent, age').click()
  await page.getByLabel('Rent a Month (₹)').fill('25,000')
  await page.getByLabel('City of the Rented Home').selectOption('Pune')
  const pages = page.getByRole('navigation', { name: 'Pages of Tax Calculator' })
  await pages.getByRole('link', { name: 'HRA' }).click()
  // Half of 18,00,000 is basic pay, half of that HRA.
  await expect(page.getByLabel('Basic + DA a Month (₹)')).toHaveValue('75,000')
  await expect(page.getByLabel('HRA a Month (₹)')).toHaveValue('37,500')
  await expect(page.getByLabel('Rent a Month (₹)')).toHaveValue('25,000')
  await expect(page.getByLabel('City of the Rented Home')).toHaveValue('Pune')
  await expect(page.getByText('Not carried over')).toHaveCount(0)
  await page.getByLabel('Rent a Month (₹)').fill('26,000')
  await pages.getByRole('link', { name: 'Planner' }).click()
  await expect(page.locator('[data-results]')).toContainText('Not carried over: your income')
})

test('a second employer is taxed together with this one', async ({ page }) => {
  await openTool(page, 'tax-calculator/salary')
  await page.getByText('Part of a year, another employer').click()
  await page.getByLabel('This Job from').selectOption({ label: 'October' })
  await expect(page.locator('[data-results]')).toContainText('in 6 months')
  await expect(page.getByLabel('Income Tax Deducted There (₹)')).toHaveCount(0)
  await page.getByLabel('Pay from Another Employer (₹)').fill('8 lakh')
  await expect(page.getByLabel('Income Tax Deducted There (₹)')).toBeVisible()
  await expect(page.locator('[data-results]')).toContainText('one run through the slabs')
})

test('a salary goes along to the planner although the link is pressed at once', async ({
  page,
}) => {
  // Slow code: the planner's values are not on the page when the link is pressed.
  await page.route(/later/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await openTool(page, 'tax-calculator/salary')
  await field(page, 'CTC (₹ a year)').fill('18,00,000')
  await page.getByRole('link', { name: 'Planner' }).click()
  await expect(page).toHaveURL(/planner/)
  const planner = field(page, 'Salary, Pension or Business Income (₹)')
  // The CTC without the employer's provident fund and gratuity.
  await expect(planner).toHaveValue(/^1[67],\d\d,\d\d\d/)
})
