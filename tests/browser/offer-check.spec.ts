import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, press, openFold, region, field, results } from './visitor.ts'

const SLUG = 'loan-calculator/offer-check'
const headline = (page: Page) => page.locator('[data-results] .headline dd').first()
const choose = (page: Page, label: string) => page.getByLabel(label, { exact: true }).check()

test('each kind of offer has its own fields and its own answer', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(headline(page)).toHaveText('12.00%')
  await field(page, 'Fees (₹)').fill('5000')
  await expect(headline(page)).toHaveText('12.83%')
  await expect(field(page, 'Price (₹)')).toHaveCount(0)

  await expect(page.locator('[data-details] summary')).toHaveText([
    'Proof of the APR, by month',
    'The APR if you close the loan early',
  ])

  await field(page, 'Fees (₹)').fill('0')
  await choose(page, 'Flat rate')
  await expect(headline(page)).toHaveText('21.20%')
  await expect(page.locator('[data-results] .says')).toContainText('12% flat is 21.20%')

  await choose(page, 'Only the EMI')
  await expect(field(page, 'Rate (% per annum)')).toHaveCount(0)
  await field(page, 'EMI (₹)').fill('18,889')
  await expect(headline(page)).toHaveText('21.20%')

  await choose(page, 'No-cost EMI')
  await expect(field(page, 'Loan Amount (₹)')).toHaveCount(0)
  await expect(headline(page)).toHaveText('2.61%')
  await field(page, 'Processing Fee (₹)').fill('199')
  await expect(headline(page)).toHaveText('3.96%')
  await choose(page, 'Debit card or loan')
  // Only the fee of ₹199 with GST is left.
  await expect(results(page).last()).toHaveText('₹235')
})

test('insurance asks how it is bought, and says what it adds', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(page.getByLabel('The insurance is')).toHaveCount(0)
  await field(page, 'Fees (₹)').fill('5000')
  await field(page, 'Insurance (₹)').fill('8000')
  await page.getByLabel('The insurance is').selectOption('optional, through the lender')
  await expect(headline(page)).toHaveText('13.97%')
  await expect(page.locator('.ledger > div', { hasText: 'APR without the Insurance' })).toHaveText(
    /12\.83%$/,
  )
})

test('a printed rate is explained, and values of the EMI page come along', async ({ page }) => {
  await openTool(
    page,
    SLUG,
    '#loanAmount=2000000&annualRatePercent=9&years=2.5&quote=rate&fees=5000',
  )
  await expect(field(page, 'Tenure (Years)')).toHaveValue('2.5')
  await openFold(page, 'Check a printed rate')
  await field(page, 'Printed Rate (% per annum)').fill('9')
  await expect(page.locator('[data-results] .notice')).toHaveText(
    /The printed 9\.00% is 0\.\d\d points below this APR: it is the interest rate/,
  )
})

test('offers stand side by side, the lower APR marked as better', async ({ page }) => {
  await openTool(page, SLUG, '#fees=5000')
  await press(page, 'Compare')
  await choose(page, 'Flat rate')
  await field(page, 'Rate (% per annum)').fill('6.9')
  await field(page, 'Fees (₹)').fill('0')
  await press(page, 'Compare')
  const row = region(page, 'Kept calculations side by side').getByRole('row', {
    name: /Annual Percentage Rate/,
  })
  // 6.9 % flat over 36 months is 12.65 % on the reducing balance, by 50-digit decimals.
  await expect(row).toHaveText(/12\.83%12\.65%0\.18 points lower$/)
  await expect(row.locator('.difference')).toHaveAttribute('data-tone', 'good')
  await page.getByRole('button', { name: 'Reopen' }).first().click()
  await expect(headline(page)).toHaveText('12.83%')
  await expect(field(page, 'Fees (₹)')).toHaveValue('5,000')
})

const TRANSFER = 'loan-calculator/balance-transfer'

test('a loan known by its EMI is asked for that, and an EMI too small says what it takes', async ({
  page,
}) => {
  await openTool(page, TRANSFER)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('You recover the costs of ₹28,600 after 12 months.')
  await page.getByLabel('The EMI').check()
  await expect(page.getByLabel('Time Left (Years)')).toHaveCount(0)
  // 40,00,000 × 9 / 1200 = 30,000 of interest in the first month
  await page.getByLabel('Present EMI (₹)').fill('30,000')
  await expect(results.locator('.notice')).toContainText('The EMI must be at least ₹30,001.')
})

test('the fee of a no-cost EMI does not become the fee of a transfer', async ({ page }) => {
  await openTool(page, 'loan-calculator/offer-check')
  await field(page, 'No-cost EMI').check()
  await field(page, 'Processing Fee (₹)').fill('299')
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await expect(field(page, 'Processing Fee (₹)')).toHaveValue('20,000')
})

test('the outstanding balance is carried over from the EMI page', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await field(page, 'Loan Amount (₹)').fill('25,00,000')
  await page.getByRole('link', { name: 'Transfer', exact: true }).click()
  await expect(field(page, 'Outstanding Loan (₹)')).toHaveValue('25,00,000')
})
