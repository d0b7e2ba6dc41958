import { results } from './calculator-page.ts'
import { SLUG, amount, rate, years } from './loan-calculator-page.ts'
import { expect, holdScripts, openTool, test } from './site.ts'

test('results follow every change, and empty counts as 0', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(results(page)).toHaveText(['₹8,678', '₹10,82,776', '₹20,82,776'])
  await rate(page).fill('0')
  await expect(results(page)).toHaveText(['₹4,167', '₹0', '₹10,00,000'])
  await amount(page).fill('')
  await expect(results(page)).toHaveText(['₹0', '₹0', '₹0'])
  await amount(page).fill('10 lakh')
  await rate(page).fill('8.5%')
  await page.getByRole('button', { name: 'Calculate EMI' }).click()
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
  const release = await holdScripts(page, '**/_astro/LoanCalculator*.js')
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
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(amount(page)).toHaveValue('10,00,000')
  await page.getByRole('button', { name: 'Undo reset' }).click()
  await expect(amount(page)).toHaveValue('77,000')
})
