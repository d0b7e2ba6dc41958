import { expect, holdScripts, sharedTest as test } from './site.ts'
import { openTool, press, openFold, region, field, openOptions, results } from './visitor.ts'

test('a SIP at 0 % is what was paid in, and amounts may be typed as people write them', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Expected Return Rate (% p.a.)').fill('0')
  await expect(results(page)).toHaveText(['₹5,000', '₹6,00,000', '₹0', '₹6,00,000'])
  await field(page, 'Monthly Investment (₹)').fill('1 lakh')
  await expect(results(page).last()).toHaveText('₹1,20,00,000')
})

test('a million years neither hang the SIP page nor show an infinity', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Time Period (Years)').fill('1000000')
  await expect(results(page).last()).toHaveText('—')
  await expect(page.locator('.notice')).toHaveText(/no result/)
  await expect(page.getByText('Growth year by year (first 100 years)')).toBeVisible()
  await field(page, 'Time Period (Years)').fill('10')
  await expect(results(page).last()).toHaveText('₹11,61,695')
})

test('step-up and inflation are options of the SIP, and the three conventions stand side by side', async ({
  page,
}) => {
  await openTool(page, 'sip-calculator')
  const conventions = region(page, 'What other calculators show')
  await page.getByText('What other calculators show', { exact: true }).click()
  await expect(conventions.locator('td')).toHaveText(['₹11,61,695', '₹11,50,193', '₹11,20,179'])
  await openOptions(page)
  await field(page, 'Yearly Step-Up (%)').fill('10')
  await expect(results(page).last()).toHaveText('₹16,87,163')
  await field(page, 'Inflation (% p.a.)').fill('6')
  await expect(page.locator('.ledger dt').last()).toHaveText('Value in Today’s Rupees')
  await expect(page.locator('.notice')).toContainText('6.30%')
})

test('options say what they mean, and go along to the goal', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await openOptions(page)
  await field(page, 'Lump Sum at the Start (₹)').fill('1 lakh')
  await field(page, 'Yearly Step-Up (₹)').fill('500')
  await page.getByText('Equity fund', { exact: true }).click()
  await expect(page.locator('.ledger dt').last()).toHaveText('In Hand after Tax')
  await expect(page.locator('[data-results]')).toContainText('Lump sum: ₹1,00,000 of the Total Investment') // prettier-ignore
  await expect(page.locator('.notice')).toContainText('sections 196 and 198')
  await page.getByRole('link', { name: 'Goal', exact: true }).click()
  await expect(field(page, 'Already Saved (₹)')).toHaveValue('1,00,000')
  await expect(field(page, 'Yearly Step-Up (₹)')).toHaveValue('500')
  await page.getByRole('link', { name: 'SIP', exact: true }).click()
  await expect(field(page, 'Lump Sum at the Start (₹)')).toHaveValue('1,00,000')
})

test('a double click on Reset resets once', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  const amount = field(page, 'Monthly Investment (₹)')
  await amount.fill('8000')
  await page.getByRole('button', { name: 'Reset' }).dblclick()
  await expect(amount).toHaveValue('5,000')
  await press(page, 'Undo reset')
  await expect(amount).toHaveValue('8,000')
})

test('a slider moved before the tool is alive keeps its place', async ({ page }) => {
  const release = await holdScripts(page, '**/_astro/sip-calculator.*.js')
  await page.goto('/tools/sip-calculator', { waitUntil: 'commit' })
  const slider = page.getByRole('slider', { name: /^Monthly Investment/ })
  await slider.fill('20000')
  release()
  await expect(results(page).first()).toHaveText('₹20,000')
  await expect(field(page, 'Monthly Investment (₹)')).toHaveValue('20,000')
})

test('a wanted amount names its month, and a range shows other returns', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await page.getByText('Amount wanted, range of returns').click()
  await page.getByLabel('Amount Wanted (₹)').fill('10 lakh')
  await expect(page.getByText('after 110 months (9 years 2 months)')).toBeVisible()
  await expect(page.getByLabel('Bad Years')).toHaveCount(0)
  await page.getByLabel('Range around the Return').fill('4')
  const table = region(page, 'A range of returns, not a forecast')
  // 5,000 a month for 120 months at 8 %, 12 % and 16 %, and with three years at −10 %, by 50-digit decimals.
  await expect(table.locator('tbody td')).toHaveText([
    '₹9,20,828',
    '₹11,61,695',
    '₹14,82,358',
    '₹10,16,899',
    '₹6,43,015',
  ])
})

const GOAL = 'sip-calculator/goal'

test('further goals are added, summed up and come back with the link', async ({ page }) => {
  await openTool(page, GOAL)
  const results = page.locator('[data-results]')
  await page.getByText('Further goals').first().click()
  await press(page, 'Add further goal')
  const goal = page.getByRole('group', { name: 'Further goal 1' })
  await goal.getByLabel('Amount Wanted (₹)').fill('25,00,000')
  await goal.getByLabel('Needed in (Years)').fill('10')
  await press(page, 'Done')
  // 25,00,000 in 10 years at 12 % takes a quarter of the 43,041 that a crore does, beside the 10,009 of the first goal
  await expect(results).toContainText('SIP for All Goals')
  await expect(results).toContainText('₹20,769')
  await page.reload()
  await expect(results).toContainText('₹20,769')
})

test('the expected return comes along from the SIP page', async ({ page }) => {
  await openTool(page, 'sip-calculator')
  await field(page, 'Expected Return Rate (% p.a.)').fill('10')
  await page.getByRole('link', { name: 'Goal', exact: true }).click()
  await expect(field(page, 'Expected Return Rate (% p.a.)')).toHaveValue('10')
})

const WITHDRAWAL = 'sip-calculator/withdrawal'

test('a withdrawal the savings bear for ever says so, and the tax folds away', async ({ page }) => {
  await openTool(page, WITHDRAWAL)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('The money lasts for 15 years 6 months.')
  // 20,00,000 × 9 / 1200 = 15,000
  await field(page, 'Monthly Withdrawal (₹)').fill('15,000')
  await expect(results).toContainText('The money lasts for ever.')
  await expect(results).toContainText('Tax on Gains')
  await openFold(page, 'Tax on gains')
  await page.getByLabel('Something else').check()
  await expect(results).not.toContainText('Tax on Gains')
  await expect(page.getByLabel('Held so far (months)')).toHaveCount(0)
})
