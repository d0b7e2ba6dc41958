import { expect, sharedTest as test } from './site.ts'
import { openTool, field, resultBar, reopenByLink, reportOf, PHONE } from './visitor.ts'

const SLUG = 'tax-calculator/gratuity'
const FIGURES = '[data-results] .ledger dd'

// Section 53 of the Code on Social Security, 2020: 52,000 × 15 ÷ 26 is 30,000 for each year.
test('exactly six months add nothing, and five years are needed', async ({ page }) => {
  await openTool(page, SLUG)
  const amount = page.locator(FIGURES).first()
  const results = page.locator('[data-results]')
  await expect(amount).toHaveText('₹3,30,000')
  await field(page, 'Length of Service').fill('10 years 6 months')
  await expect(amount).toHaveText('₹3,00,000')
  await field(page, 'Length of Service').fill('4y 8m')
  await expect(amount).toHaveText('₹0')
  await expect(results).toContainText('Not due before 5 years')
  await expect(results).toContainText('Courts differ')
  await page.getByLabel('The job ends by').selectOption('Death or disablement')
  await expect(amount).toHaveText('₹1,50,000')
})

test('the days of a fixed term come back with the link', async ({ page }) => {
  await openTool(page, SLUG)
  const amount = page.locator(FIGURES).first()
  await page.getByLabel('The job ends by').selectOption('End of a fixed term')
  await page.getByText('First and last day', { exact: true }).click()
  await expect(page.locator('[data-results]')).toContainText('Enter the first and the last day')
  await page.getByLabel('Joined on').fill('2025-04-01')
  await page.getByLabel('Last Day of Work').fill('2027-03-31')
  // 730 ÷ 365 years of 30,000
  await expect(amount).toHaveText('₹60,000')
  await reopenByLink(page)
  await expect(page.getByLabel('Last Day of Work')).toHaveValue('2027-03-31')
  await expect(amount).toHaveText('₹60,000')
  await page.getByLabel('Last Day of Work').fill('2018-03-28')
  await page.getByLabel('Joined on').fill('2010-04-01')
  await expect(page.locator('[data-results]')).toContainText('rules from 29 March 2018 on')
})

test('the basic pay of the salary page comes along', async ({ page }) => {
  await openTool(page, 'tax-calculator/salary')
  await field(page, 'CTC (₹ a year)').fill('24,00,000')
  // Half of the CTC by the month
  const carried = page.locator('[data-values-by-page]')
  await expect(carried).toHaveAttribute('data-values-by-page', /"monthlyBasic":"?100000\b/)
  await page.getByRole('link', { name: 'Gratuity', exact: true }).click()
  await expect(field(page, 'Last Basic + DA a Month (₹)')).toHaveValue('1,00,000')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('half of all pay counts, by touch, and the report says so', async ({ page }) => {
    await openTool(page, SLUG)
    const bar = resultBar(page)
    await expect(bar).toContainText('₹3,30,000')
    await field(page, 'All Pay a Month (₹)').tap()
    await field(page, 'All Pay a Month (₹)').fill('1,30,000')
    // 65,000 × 15 ÷ 26 × 11
    await expect(bar).toContainText('₹4,12,500')
    await page.getByRole('button', { name: 'See results' }).tap()
    await expect(page.locator('[data-results]')).toContainText('₹65,000 a month')
    // 52,000 × 15 ÷ 26 × 11
    await expect(page.locator('[data-results]')).toContainText('only ₹3,30,000 free of tax')
    const { name, text } = await reportOf(page)
    expect(name).toMatch(/^gratuity-report/)
    expect(text).toContain('4,12,500')
  })
})
