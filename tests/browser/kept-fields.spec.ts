import { expect, sharedTest as test } from './site.ts'
import { openTool, press, field, results } from './visitor.ts'

test('a calculation comes back after a reload and after Back, and is in no address', async ({
  page,
}) => {
  await openTool(page, 'fd-calculator')
  await field(page, 'Principal Amount (₹)').fill('2 lakh')
  await page.getByLabel('Compounding').selectOption('4')
  // 2,00,000 × (1 + 0.065 ÷ 4)^20
  await expect(results(page).nth(2)).toHaveText('₹2,76,084')
  const shown = await results(page).allTextContents()
  await page.reload()
  await expect(field(page, 'Principal Amount (₹)')).toHaveValue('2 lakh')
  await expect(page.getByLabel('Compounding')).toHaveValue('4')
  await expect(results(page)).toHaveText(shown)
  await page.goto('/about')
  await page.goBack()
  await expect(field(page, 'Principal Amount (₹)')).toHaveValue('2 lakh')
  expect(new URL(page.url()).href).toMatch(/\/tools\/fd-calculator$/)
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(stored).not.toContain('2 lakh')
  // Another visit in the same tab has an entry of its own.
  await page.goto('/about')
  await openTool(page, 'fd-calculator')
  await expect(field(page, 'Principal Amount (₹)')).toHaveValue('1,00,000')
})

test('what was changed after a shared link is newer than the link', async ({ page }) => {
  await openTool(page, 'loan-calculator', '#loanAmount=500000&amp;years=7')
  await expect(field(page, 'Loan Tenure (Years)')).toHaveValue('7')
  await field(page, 'Loan Amount (₹)').fill('6 lakh')
  await page.reload()
  await expect(field(page, 'Loan Amount (₹)')).toHaveValue('6 lakh')
  await expect(field(page, 'Loan Tenure (Years)')).toHaveValue('7')
  // A link within the page makes an entry of its own.
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await page.reload()
  await expect(field(page, 'Loan Amount (₹)')).toHaveValue('6 lakh')
})

test('percentages, dates and the options of a password come back, a password does not', async ({
  page,
}) => {
  await openTool(page, 'percentage-calculator')
  const card = page.locator('[data-card=change]')
  await card.getByLabel('To').fill('300')
  await page.locator('[data-card=share]').getByLabel('Part').fill('50')
  await page.reload()
  await expect(card.locator('output')).toHaveText('+200.00%')
  await expect(page.locator('[data-card=share] output')).toHaveText('25.00%')

  await openTool(page, 'age-calculator')
  await page.getByLabel('Date of Birth').fill('2000-11-22')
  await page.getByLabel('Age on').fill('2026-11-21')
  await page.reload()
  await expect(page.locator('[data-age]')).toHaveText('25 years, 11 months, 30 days')

  await openTool(page, 'password-generator')
  await page.getByLabel('Symbols (!@#$…)').uncheck()
  const password = await page.getByLabel('Generated password').inputValue()
  const kept = () => page.evaluate(() => JSON.stringify(history.state))
  await expect.poll(kept).toContain('"symbols":false')
  expect(await kept()).not.toContain(password)
  await page.reload()
  await expect(page.getByLabel('Symbols (!@#$…)')).not.toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })
  test('an advertisement that was closed stays closed for the visit', async ({ page }) => {
    await openTool(page, 'age-calculator')
    await press(page, 'Close advertisement')
    await expect(page.locator('[data-ad=mobile-sticky]')).toBeHidden()
    await page.reload()
    await expect(page.locator('[data-ad=mobile-sticky]')).toBeHidden()
    await expect(page.locator('[data-ad-room]')).toBeHidden()
    await openTool(page, 'loan-calculator')
    await expect(page.locator('[data-ad=mobile-sticky]')).toBeHidden()
  })
})
