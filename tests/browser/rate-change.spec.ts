import { expect, openTool, test } from './site.ts'

const PAGE = 'loan-calculator/rate-change'

test('the three choices follow the new rate', async ({ page }) => {
  await openTool(page, PAGE)
  // 47,92,181 over 216 months: 43,391.16 at 8.5 % and 44,130.73 at 8.75 %, in 60 decimal digits.
  await expect(page.locator('[data-results] .answer')).toHaveText(['₹740', '10', '₹370'])
  await page.getByLabel('New Rate (% per annum)', { exact: true }).fill('8.5')
  await expect(page.getByText('Both rates are the same, so nothing changes.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a letter is checked by its EMI and its months', async ({ page }) => {
    await openTool(page, PAGE)
    await page.getByLabel('New EMI in the letter (₹)', { exact: true }).fill('43391')
    await page.getByLabel('EMIs left in the letter', { exact: true }).tap()
    await page.keyboard.type('226')
    await expect(page.getByText('The lender has chosen the same EMI of ₹43,391')).toBeVisible()
    await page.getByLabel('EMIs left in the letter', { exact: true }).fill('300')
    await expect(page.getByText(/fits neither choice.*ask the lender/)).toBeVisible()
  })
})
