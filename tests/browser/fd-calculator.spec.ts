import { expect, sharedTest as test, test as clockTest } from './site.ts'
import { openTool, press, region, field, results, reopenByLink, textBy } from './visitor.ts'

test('a key draws the chart once, after the figures', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await page.mouse.move(9, 9)
  await expect(page.locator('.chart[data-drawn]')).toBeVisible()
  const settled = () =>
    page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    )
  await settled()
  await page.evaluate(() => {
    const counts = window as unknown as { drawings: number }
    counts.drawings = 0
    const { clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      if (this.canvas.matches('.chart canvas')) counts.drawings++
      clearRect.apply(this, area)
    }
  })
  await field(page, 'Time Period (Years)').fill('2')
  // 1,00,000 × 1.065² = 1,13,422.50, of which 13,422.50 are 11.8 %.
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('11.8%')
  await settled()
  expect(await page.evaluate(() => (window as unknown as { drawings: number }).drawings)).toBe(1)
})

test('growth is tabled year by year and comes as CSV', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await page.getByText('Growth year by year').click()
  const rows = region(page, 'Growth year by year').locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toHaveText('5₹1,00,000₹37,009₹1,37,009')
  const file = await textBy(page.getByRole('button', { name: 'Download CSV' }))
  const { text: csv } = file
  expect(csv.split('\r\n')[1]).toBe('1,100000,6500,106500')
})

test('an FD compounds as banks do when asked to, and a link keeps that', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await expect(page.locator('.notice')).toContainText('₹1,38,042')
  await expect(page.locator('form details'), 'no field is folded away').toHaveCount(0)
  await field(page, 'Compounding').selectOption({ label: 'Quarterly (usual at Indian banks)' })
  await expect(results(page)).toHaveText(['₹1,00,000', '₹38,042', '₹1,38,042', '6.66%'])
  await reopenByLink(page)
  await expect(results(page).nth(2)).toHaveText('₹1,38,042')
})

test('a shared link changes only the fields that it gives an amount for', async ({ page }) => {
  await openTool(
    page,
    'fd-calculator',
    '#principal=%25&annualRatePercent=%20&years=२&compoundingsPerYear=__proto__',
  )
  await expect(results(page)).toHaveText(['₹1,00,000', '₹13,423', '₹1,13,423'])
})

const DEPOSIT = 'fd-calculator/deposit'

test('a deposit of 444 days, and the same until a date', async ({ page }) => {
  await openTool(page, DEPOSIT)
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
  await openTool(page, DEPOSIT)
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

const LADDER = 'fd-calculator/ladder'

test('deposits are added, each with its own sentence, and stand by their dates', async ({
  page,
}) => {
  await openTool(page, LADDER)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('Bank A holds up to ₹6,43,115 in total, on 1 December 2027')
  await press(page, 'Edit deposit 2')
  await page
    .getByRole('group', { name: 'Deposit 2', exact: true })
    .getByLabel('Held at')
    .selectOption('Bank C')
  await expect(results).toContainText('None of these banks')

  await press(page, 'Add deposit')
  const added = page.getByRole('group', { name: 'Deposit 4', exact: true })
  await expect(added.getByLabel('Amount (₹)')).toHaveValue('')
  await added.getByLabel('Amount (₹)').fill('3 lakh')
  await added.getByLabel('Rate (% p.a.)').fill('7')
  await added.getByLabel('Length (Years)').fill('0')
  await added.getByLabel('and Days').fill('1.5')
  await expect(added).toContainText('Enter a length of whole days')
  await expect(results.locator('dd').first()).toHaveText('—')
  await added.getByLabel('and Days').fill('444')
  await expect(results.locator('dd').first()).toHaveText(/^₹13,/)

  const days = results.getByRole('rowheader')
  await expect(days).toHaveText([
    '1 December 2027',
    '18 February 2028',
    '1 December 2028',
    '1 December 2029',
  ])
})

const SMALL_SAVINGS = 'fd-calculator/small-savings'

test('PPF goes on beyond 15 years, with deposits in blocks', async ({ page }) => {
  await openTool(page, SMALL_SAVINGS)
  await page.getByText('Beyond 15 years', { exact: true }).first().click()
  await expect(page.getByLabel('Years beyond 15')).toHaveCount(0)
  await page.getByLabel('After 15 years').selectOption({ label: 'It goes on with deposits' })
  // By 50-digit decimals, and in published tables of 20 years.
  await expect(page.locator('[data-results]')).toContainText('₹66,58,288')
  await page.getByLabel('Years beyond 15').fill('7')
  await expect(page.locator('[data-results]')).toContainText('blocks of 5 years')
})

test('a time deposit pays its interest once a year, and a bond each half-year', async ({
  page,
}) => {
  await openTool(page, SMALL_SAVINGS)
  const scheme = field(page, 'Scheme')
  // The published interest of a year on one lakh.
  await scheme.selectOption({ label: 'Time Deposit, 5 years' })
  await expect(page.locator('[data-results]')).toContainText('₹7,714')
  await scheme.selectOption({ label: 'Kisan Vikas Patra (KVP)' })
  await expect(page.locator('[data-results]')).toContainText('doubles in 115 months')
  await scheme.selectOption({ label: 'Floating Rate Savings Bonds' })
  await expect(page.locator('[data-results]')).toContainText('₹4,025')
})

test('what to pay in each month is found for an amount', async ({ page }) => {
  await openTool(page, 'fd-calculator/recurring-deposit')
  await page.getByLabel('What to pay in').check()
  await expect(field(page, 'Deposit Each Month (₹)')).toHaveCount(0)
  await field(page, 'Amount Wanted at Maturity (₹)').fill('10 lakh')
  // 10,00,000 ÷ 71.93279…
  await expect(page.locator('[data-results]')).toContainText('₹13,902')
})
