import { expect, sharedTest as test, test as clockTest } from './site.ts'
import { openTool, field } from './visitor.ts'

const SLUG = 'fd-calculator/deposit'

test('a deposit of 444 days, and the same until a date', async ({ page }) => {
  await openTool(page, SLUG)
  const results = page.locator('[data-results]')
  await field(page, 'Length (Years)').fill('0')
  await field(page, 'and Days').fill('444')
  await expect(results).toContainText('It matures on 18 February 2028, after 444 days')
  const shown = await results.locator('dd').allTextContents()
  await page.getByLabel('Until a date').check()
  await expect(page.locator('.notice').first()).toHaveText(/the last day or the length/)
  await page.getByLabel('Matures on').fill('2028-02-18')
  await expect(results.locator('dd')).toHaveText(shown)
})

test('the payout of closing early is shown with the deposit once a day is entered', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await page.getByText('Closed early?').click()
  await page.getByLabel('Closed on').fill('2028-06-01')
  // 7 % booked, 6.5 % for the time run, less 1
  await expect(page.locator('[data-results]')).toContainText(
    'Closed on 1 June 2028, it earns 5.50%: ',
  )
})

test('the deposit and its rate come along from the FD page', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await field(page, 'Principal Amount (₹)').fill('4,00,000')
  await page.getByRole('link', { name: 'By the day', exact: true }).click()
  await expect(field(page, 'Deposit (₹)')).toHaveValue('4,00,000')
  await expect(field(page, 'Length (Years)')).toHaveValue('5')
})

clockTest('the rates of small savings are compared with the visitor’s clock', async ({ page }) => {
  const line = page.locator('.rules-line')
  await page.clock.setFixedTime(new Date('2026-09-30T20:00:00+05:30'))
  await openTool(page, 'fd-calculator/small-savings')
  await expect(line).toContainText('These rates were confirmed to 30 September 2026.', {
    useInnerText: true,
  })
  await page.clock.setFixedTime(new Date('2026-10-01T08:00:00+05:30'))
  await page.reload()
  await expect(line).toContainText(
    'These rates were confirmed to 30 September 2026 and may have changed.',
    { useInnerText: true },
  )
})
