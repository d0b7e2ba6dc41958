import { SLUG, amount, rate, years } from './loan-calculator-page.ts'
import { expect, holdScripts, sharedTest as test } from './site.ts'
import { openTool, press, field, results } from './visitor.ts'

test('results follow every change, and empty counts as 0', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(results(page)).toHaveText(['₹8,678', '₹10,82,776', '₹20,82,776'])
  await rate(page).fill('0')
  await expect(results(page)).toHaveText(['₹4,167', '₹0', '₹10,00,000'])
  await amount(page).fill('')
  await expect(results(page)).toHaveText(['₹0', '₹0', '₹0'])
  await amount(page).fill('10 lakh')
  await rate(page).fill('8.5%')
  await press(page, 'Calculate EMI')
  await expect(results(page)).toHaveText(['₹8,678', '₹10,82,776', '₹20,82,776'])
})

test('an impossible loan shows a dash and a sentence, and the page recovers', async ({ page }) => {
  await openTool(page, SLUG)
  await years(page).fill('0')
  await expect(results(page)).toHaveText(['—', '—', '—'])
  await expect(page.locator('.notice')).toHaveText(/tenure of more than 0 years/)
  await years(page).fill('abc')
  await expect(page.locator('.notice')).toHaveText(/not a number/)
  await years(page).fill('20')
  await expect(results(page).first()).toHaveText('₹8,678')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('slider and field keep step both ways, and typing may go beyond the slider', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const slider = page.getByLabel('Loan Tenure (Years), slider')
  await years(page).fill('15')
  await expect(slider).toHaveValue('15')
  await slider.fill('30')
  await expect(years(page)).toHaveValue('30')
  await years(page).fill('55')
  await expect(slider).toHaveValue('40')
  await expect(years(page)).toHaveValue('55')
  await expect(rate(page)).toHaveAttribute('data-step', '0.1')
  await rate(page).press('ArrowUp')
  await expect(rate(page)).toHaveValue('8.6')
})

test('a tenure is understood in months, and an undo brings back how it was written', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await years(page).fill('30 months')
  // 10 lakh at 8.5 % over 30 instalments is 37,117.82 a month, with 60 decimal digits.
  await expect(results(page).first()).toHaveText('₹37,118')
  await expect(years(page)).toHaveAccessibleDescription('2 years 6 months')
  await expect(page.getByLabel('Loan Tenure (Years), slider')).toHaveAttribute(
    'aria-valuetext',
    '2 years 6 months',
  )
  await years(page).press('ArrowUp')
  await expect(years(page)).toHaveValue('3.5')
  await years(page).press('ControlOrMeta+z')
  await expect(years(page)).toHaveValue('30 months')
  await years(page).fill('6m 2y')
  await expect(years(page)).toHaveAccessibleDescription(/is not a length of time\. Write it/)
})

test('a first month gives the schedule months, and years of either kind', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByText('Months and first payment').click()
  await expect(page.getByText('Years of the schedule')).toHaveCount(0)
  await page.getByLabel('First month of payment').fill('2027-01')
  await expect(page.locator('.says')).toContainText('The last instalment is due in December 2046.')
  await page.getByText('Amortization schedule by year').click()
  const names = page.locator('.table-fold').first().locator('tbody th')
  await expect(names.first()).toHaveText('FY 2026-27')
  await expect(names).toHaveCount(21)
  await page.getByLabel('Years of the loan').check()
  await expect(names).toHaveCount(20)
  await expect(page.locator('.table-fold').first().locator('tbody td').first()).toHaveText(
    'Dec 2027',
  )
})

test('a flat rate shows its own instalment, and what it means on a reducing balance', async ({
  page,
}) => {
  await openTool(page, SLUG, '#loanAmount=500000&annualRatePercent=12&years=3')
  await expect(results(page)).toHaveText(['₹16,607', '₹97,858', '₹5,97,858'])
  await page.getByText('Flat rate quoted?', { exact: true }).click()
  await field(page, 'Flat').check()
  await expect(results(page)).toHaveText(['₹18,889', '₹1,80,000', '₹6,80,000', '21.20%', '₹16,607'])
  await press(page, 'Reset')
  await expect(results(page)).toHaveCount(3)
})

test('an EMI says what it can borrow and how long the loan takes', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByText('What can I borrow?', { exact: true }).click()
  await page.getByLabel('EMI you can pay (₹)').fill('10,000')
  // The annuity formula in 50 decimal digits: 11,52,308.40; 174 instalments of 10,000 and a smaller one.
  await expect(page.getByText('₹11,52,308 for 20 years at 8.5%.')).toBeVisible()
  await expect(page.getByText('175 instalments, which is 14 years 7 months.')).toBeVisible()
  await page.getByLabel('EMI you can pay (₹)').fill('7,083')
  await expect(page.getByText('Never: the interest of a month is ₹7,083')).toBeVisible()
})

test('links below the cards lead to each view, with the values', async ({ page }) => {
  await openTool(page, SLUG)
  const links = page.getByRole('navigation', { name: 'Next' }).getByRole('link')
  // All pages of the tool but this one.
  const pages = await page.locator('[data-view-links] a').count()
  await expect(links).toHaveCount(pages - 1)
  await amount(page).fill('25 lakh')
  await links.last().click()
  await expect(page).toHaveURL(/\/loan-calculator\/[a-z-]+#loanAmount=2500000&/)
})

test('money is grouped while typing, the caret stays, and the amount is said in words', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await amount(page).fill('')
  await amount(page).pressSequentially('1250000')
  await expect(amount(page)).toHaveValue('12,50,000')
  await expect(page.getByText('twelve lakh fifty thousand rupees')).toBeVisible()
  for (let step = 0; step < 6; step++) await amount(page).press('ArrowLeft')
  await amount(page).press('9')
  await expect(amount(page)).toHaveValue('1,29,50,000')
  await amount(page).press('8')
  await expect(amount(page)).toHaveValue('12,98,50,000')
})

test('the mouse wheel over a focused field changes nothing', async ({ page }) => {
  await openTool(page, SLUG)
  await rate(page).click()
  await page.mouse.wheel(0, 300)
  await expect(rate(page)).toHaveValue('8.5')
})

test('what is typed before the tool is alive is kept', async ({ page }) => {
  const release = await holdScripts(page, '**/_astro/loan-calculator.*.js')
  await page.goto(`/tools/${SLUG}`)
  await amount(page).fill('500000')
  // Enter presses the form's button: what was typed must not go into the address.
  await amount(page).press('Enter')
  release()
  await expect(results(page).first()).toHaveText('₹4,339')
  await expect(page.locator('[data-results]')).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

test('a reset can be taken back', async ({ page }) => {
  await openTool(page, SLUG)
  await amount(page).fill('77,000')
  await press(page, 'Reset')
  await expect(amount(page)).toHaveValue('10,00,000')
  await press(page, 'Undo reset')
  await expect(amount(page)).toHaveValue('77,000')
})
