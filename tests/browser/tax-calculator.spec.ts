import type { Locator, Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import {
  openTool,
  press,
  region,
  field,
  results,
  resultBar,
  textBy,
  reportOf,
  boxOf,
} from './visitor.ts'

test('the tax page names its rules, its estimate and the tax by the current law', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await expect(page.locator('.notice')).toHaveText(
    'This is an estimate based on standard slabs. Actual liability may vary with rebates, surcharges and specific deductions.',
  )
  const rules = page.locator('[data-tax-rules]')
  await expect(rules).toContainText('FY 2023-24 slabs, before rebate and surcharge')
  await expect(rules).toContainText('These slabs ended on 31 March 2024.')
  const answers = page.locator('[data-results] .answers')
  await expect(answers.locator('dt')).toHaveText([
    'By the FY 2023-24 slabs',
    'By the law of tax year 2026-27',
  ])
  await expect(answers.locator('.answer')).toHaveText(['₹54,600', '₹0'])
})

test('a phone shows both answers once, in equal size, and in the bar before any scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'tax-calculator')
  await expect(resultBar(page)).toHaveText(/₹54,600.*₹0/)
  await expect(page.locator('.answers .answer')).toHaveText(['₹54,600', '₹0'])
  const [bySlabs, byLaw] = await page.locator('.answers .answer').all()
  if (bySlabs === undefined || byLaw === undefined) throw new Error('Two answers were expected.')
  const size = (figure: Locator) => figure.evaluate((node) => getComputedStyle(node).fontSize)
  expect(await size(byLaw)).toBe(await size(bySlabs))
  const use = page.getByRole('button', { name: 'Use the law of tax year 2026-27' })
  const [figure, button] = [await boxOf(byLaw), await boxOf(use)]
  expect(button.y, 'the switch is beside the figure').toBeLessThan(figure.bottom)
  await use.click()
  await expect(page.locator('.answers .answer')).toHaveText(['₹0'])
  await expect(page.getByLabel('Tax Year')).toHaveValue('tax-year-2026-27')
})

test('a phone shows the tax of the default values at most twice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'tax-calculator')
  const text = await page.locator('main').innerText()
  // The figure of the specification, as the answer and as the row "Total Tax". The bar repeats the answer while it is out of sight.
  const bar = await resultBar(page).innerText()
  const count = (shown: string) => shown.split('₹54,600').length - 1
  expect(count(text) - count(bar)).toBe(2)
})

test('fields that the slabs do not use are disabled with the reason, and a year enables them', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await page.locator('form summary', { hasText: 'More options' }).click()
  const part = field(page, 'Of These, Allowed in the New Regime (₹)')
  await expect(part).toBeDisabled()
  await expect(part).toHaveAccessibleDescription(/Not used by the FY 2023-24 slabs/)
  await page.getByLabel('Tax Year').selectOption('tax-year-2026-27')
  await expect(part).toBeEnabled()
  await field(page, 'Gross Annual Income (₹)').fill('2500000')
  await field(page, 'Total Deductions (₹)').fill('0')
  await part.fill('100000')
  await expect(page.locator('[data-results] .answer')).toHaveText('₹2,92,500')
  await press(page, 'Reset')
  await expect(part).toHaveValue('0')
  await expect(page.getByLabel('Tax Year')).toHaveValue('tax-year-2026-27')
})

test('the tax regime recalculates at once, and the report carries the cess', async ({ page }) => {
  await openTool(page, 'tax-calculator')
  await page.getByLabel('Old Tax Regime').check()
  await expect(results(page).nth(3)).toHaveText('₹1,06,600')
  const { text } = await reportOf(page)
  expect(text).toContain('Total Tax (incl. 4% cess): ₹1,06,600')
  expect(text).toContain('Tax Regime: Old Tax Regime')
  expect(text).toContain('The new regime costs ₹1,06,600 less.')
})

test('the current law is one click away, is worked out slab by slab, and is remembered', async ({
  page,
}) => {
  await openTool(page, 'tax-calculator')
  await field(page, 'Gross Annual Income (₹)').fill('13 lakh')
  await page.getByRole('button', { name: 'Use the law of tax year 2026-27' }).click()
  const tax = page.locator('[data-results] .answer').first()
  await expect(tax).toHaveText('₹26,000')
  await expect(page.locator('form details')).not.toHaveAttribute('open')
  await page.getByText('How the tax is calculated').click()
  const working = page.getByRole('region', { name: /How the tax is calculated/ })
  await expect(working).toContainText('₹8,00,000 to ₹12,00,000')
  await expect(working).toContainText('Rebate-₹')
  await expect(page.locator('[data-comparison]')).toContainText('New regime')
  // At the next visit; a reload would bring back the income too.
  await page.goto('/about')
  await openTool(page, 'tax-calculator')
  await expect(field(page, 'Tax Year')).toHaveValue('tax-year-2026-27')
  await expect(tax).toHaveText('₹0')
  await press(page, 'Back to the FY 2023-24 slabs')
  await expect(tax).toHaveText('₹54,600')
  await page.goto('/about')
  await openTool(page, 'tax-calculator')
  await expect(tax).toHaveText('₹54,600')
})

test('a shared link shows its tax year without changing the visitor’s own', async ({ page }) => {
  await openTool(page, 'tax-calculator', '#grossIncome=2000000&deductions=0&taxYear=fy-2025-26')
  await expect(page.locator('[data-results] .answer').first()).toHaveText('₹1,92,400')
  await expect(page.locator('[data-comparison]')).toContainText(
    'more than ₹7,08,345, in addition to the standard deduction',
  )
  const remembered = () => page.evaluate(() => localStorage.getItem('taxYear'))
  expect(await remembered()).toBeNull()
  // Chosen by the visitor, even the year of the link is their own.
  for (const year of ['tax-year-2026-27', 'fy-2025-26']) {
    await page.getByLabel('Tax Year').selectOption(year)
    await expect.poll(remembered).toBe(year)
  }
})

test('the income is drawn as a bar that is cut at the slab edges', async ({ page }) => {
  await openTool(page, 'tax-calculator')
  await page.locator('[data-details]').scrollIntoViewIfNeeded()
  // FY 2023-24, new regime, on 9,50,000: three slabs of 3,00,000 each, and 50,000 at 15%.
  await expect(page.locator('.ladder > li')).toHaveText([
    /^0%.*₹3,00,000: ₹0$/,
    /^5%.*₹3,00,000: ₹15,000$/,
    /^10%.*₹3,00,000: ₹30,000$/,
    /^15%.*₹50,000: ₹7,500$/,
  ])
})

const PLANNER = 'tax-calculator/planner'
const headline = (page: Page) => page.locator('[data-results] .ledger .headline')
const cells = (page: Page, line: RegExp) =>
  page.getByRole('row', { name: line }).first().locator('td')

test('both regimes stand line by line, and follow an item that is unfolded', async ({ page }) => {
  await openTool(page, PLANNER)
  await expect(headline(page)).toHaveText(/New Regime Costs Less by₹1,05,300/)
  await expect(cells(page, /^Savings \(80C, now 123\)/)).toHaveText(['₹0', '-₹1,50,000'])
  await page.locator('form summary', { hasText: 'Shares, funds, property sold' }).click()
  await field(page, 'Shares and Equity Funds, Longer (₹)').fill('225000')
  await expect(cells(page, /^Tax at 12.5%/)).toHaveText(['₹12,500', '₹12,500'])
  // 97,500 and 12,500 × 1.04
  await expect(results(page).nth(1)).toHaveText('₹1,10,500')
  await page.getByText('What ₹1,000 more of each item adds to the tax', { exact: true }).click()
  await expect(cells(page, /^80CCD\(1B\)/)).toHaveText(['₹0', '-₹312'])
})

test('what the first page asks comes along, and 50,000 of deductions are what they were there', async ({
  page,
}) => {
  await openTool(
    page,
    PLANNER,
    '#grossIncome=2000000&deductions=50000&equalEntry=standard-deduction&taxYear=fy-2025-26',
  )
  await expect(page.getByLabel('Tax Year')).toHaveValue('fy-2025-26')
  await expect(page.getByLabel('Those ₹50,000 are')).toHaveValue('standard-deduction')
  await page.getByRole('radio', { name: 'Business' }).check()
  await expect(page.getByLabel('Basic Pay and DA (₹)')).toHaveCount(0)
})

test('the planner shows the instalments of its tax, and makes a calendar file of those to come', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'))
  // 14,25,000 taxable in the new regime: 97,500
  await openTool(page, 'tax-calculator/planner', '#grossIncome=1500000&taxYear=tax-year-2026-27')
  await page.getByText('Advance tax: instalments').click()
  const part = page.locator('[data-advance-tax]')
  await part.getByLabel('TDS and TCS (₹)').fill('37,500')
  await expect(part.getByRole('status').last()).toHaveText(
    'Pay ₹45,000 more by 15 December 2026: then 75% of ₹60,000 is paid.',
  )
  // 9,000 and 27,000 for three months each are past; 45,000 and 60,000 are to come
  await expect(part).toContainText('so far: ₹1,080 (section 425)')
  await expect(part.getByRole('row').nth(3)).toHaveText(/15 December 2026.*to come$/)
  const { name, text } = await textBy(part.getByRole('button', { name: /Calendar file/ }))
  expect(name).toBe('advance-tax-year-2026-27.ics')
  expect(text).toContain('DTSTART;VALUE=DATE:20261215\r\n')
  expect(text).toContain('DTSTART;VALUE=DATE:20270315\r\n')
  expect(text).not.toContain('20260915')
})

const HRA = 'tax-calculator/hra'

test('a change in the year counts from its month on, and comes back with the link', async ({
  page,
}) => {
  await openTool(page, HRA)
  const exempt = page.locator('[data-results] .ledger dd').first()
  await press(page, 'Add change')
  const change = page.getByRole('group', { name: 'Change 1' })
  await change.getByLabel('From').selectOption('October')
  await expect(change.getByLabel('HRA a Month (₹)')).toHaveCount(0)
  await change.getByLabel('Rent a Month (₹)').fill('22,000')
  // 6 × (18,000 − 5,000) + 6 × (22,000 − 5,000)
  await expect(exempt).toHaveText('₹1,80,000')
  await page.getByText('Month by month').click()
  const rows = region(page, 'Month by month').getByRole('row')
  await expect(rows.nth(6)).toHaveText(/^Sep 2026.*₹13,000$/)
  await expect(rows.nth(7)).toHaveText(/^Oct 2026.*₹17,000$/)
  await page.reload()
  await expect(exempt).toHaveText('₹1,80,000')
})

test('the tax year goes along to the page of the tax, and the city counts by it', async ({
  page,
}) => {
  await openTool(page, HRA)
  await page.getByLabel('City of the Rented Home').selectOption('Bengaluru')
  await page.getByLabel('HRA a Month (₹)').fill('50,000')
  await page.getByLabel('Rent a Month (₹)').fill('50,000')
  const exempt = page.locator('[data-results] .ledger dd').first()
  await expect(exempt).toHaveText('₹3,00,000')
  await page.getByLabel('Tax Year').selectOption('FY 2025-26')
  await expect(exempt).toHaveText('₹2,40,000')
  await page.getByRole('link', { name: 'Income tax', exact: true }).click()
  await expect(page.getByLabel('Tax Year')).toHaveValue('fy-2025-26')
})

const SALARY = 'tax-calculator/salary'

test('two offers stand side by side, each with its own bonus', async ({ page }) => {
  await openTool(page, SALARY)
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
  await openTool(page, SALARY)
  await field(page, 'The in-hand pay').check()
  await expect(field(page, 'CTC (₹ a year)')).toHaveCount(0)
  await expect(page.locator('[data-results] .answers')).toContainText('₹12,92,198')
  await field(page, 'In Hand (₹ a month)').fill('1,03,603')
  await expect(page.locator('[data-results]')).toContainText('A higher CTC can leave less')
})

test('the months are a table that comes after the figures, with the change of September in it', async ({
  page,
}) => {
  await openTool(page, SALARY)
  const results = page.locator('[data-results]')
  await expect(results).toContainText('In hand: ₹1,10,819 in August, ₹1,08,592 in October.')
  await page.getByText('Month by month, new regime').click()
  await expect(page.getByRole('row', { name: /^Sep 2026/ }).first()).toContainText('₹2,360')
})

test('pay, rent and city go along to the other tax pages, and what cannot is named', async ({
  page,
}) => {
  await openTool(page, SALARY)
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
