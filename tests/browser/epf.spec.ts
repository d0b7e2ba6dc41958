import { fresh } from './expected-calculator.ts'
import { expect, sharedTest as test } from './site.ts'
import {
  openTool,
  button,
  openFold,
  region,
  field,
  reopenByLink,
  reportOf,
  PHONE,
} from './visitor.ts'

const SLUG = 'sip-calculator/epf'
const results = '[data-results]'

/** The check of epf.test.ts: 1,00,000 and 3,917 a month for a year at 8.25 % earn 10,027. */
const CHECK = `/tools/${SLUG}#monthlyWage=25000&epfBalance=100000&untilAge=31&pfOn=ceiling&balanceMonth=2027-03`

test('the page opens on its example, with no field changed by its slider', async ({ page }) => {
  await fresh(page, SLUG)
  // By the separate program of epf.test.ts
  await expect(page.locator(results)).toContainText('₹2,44,33,338')
  await expect(page.locator(results).getByText('₹1,64,50,529')).toBeVisible()
  await expect(page.locator(results)).toContainText('In March 2054, if every year pays 8.25%.')
  await expect(page.locator(results)).toContainText('₹3,917 instead of ₹4,750')
})

test('a link brings the month of the balance, and the year has its interest', async ({ page }) => {
  await page.goto(CHECK)
  // 1,00,000 + 12 × 3,917 + 10,027
  await expect(page.locator(results)).toContainText('₹1,57,031')
  await openFold(page, 'More figures')
  await expect(page.locator(results)).toContainText('First Year’s Interest (2027-28)')
  await expect(page.locator(results)).toContainText('₹10,027')
  await reopenByLink(page)
  await expect(page.locator(results)).toContainText('₹1,57,031')
  await field(page, 'No').check()
  await expect(page.locator(results)).not.toContainText('Pension Scheme')
})

test('the tables follow the account by year and by month', async ({ page }) => {
  await page.goto(CHECK)
  await openFold(page, 'Year by year')
  const years = region(page, 'Year by year')
  await expect(years.getByRole('row', { name: /2027-28/ })).toContainText('₹10,027')
  await openFold(page, 'Month by month')
  const months = region(page, 'Month by month')
  await expect(months.getByRole('row', { name: /Apr 2027/ })).toContainText('₹1,03,917')
})

test('what cannot be calculated says so at the result', async ({ page }) => {
  await openTool(page, SLUG)
  const note = page.locator(`${results} .notice`)
  await field(page, 'Paid in until Age').fill('30')
  await expect(note).toHaveText(/above the first one/)
  await field(page, 'Paid in until Age').fill('60')
  await expect(note).toHaveCount(0)
  await expect(page.locator(results)).toContainText(
    'From age 58 nothing goes to the pension scheme',
  )
  await field(page, 'Voluntary Extra, VPF (% of the wage)').fill('88')
  // 50,000 a month: 2,50,000 is passed after five months (see epf.test.ts).
  await expect(page.locator(results)).toContainText('taxable interest: ₹7,219 in 2026-27')
  await field(page, 'Voluntary Extra, VPF (% of the wage)').fill('89')
  await expect(note).toHaveText(/at most 88%/)
})

test('the pension has two readings, one below the ceiling, and none for few years', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const shown = page.locator(results)
  // 25,000 × 38 ÷ 70, and in two spells: pension.test.ts
  await expect(shown).toContainText('about ₹13,571 a month')
  await expect(shown).toContainText('₹12,345 if the years before')
  await field(page, 'Years in EPS so Far').fill('2y 6m')
  await field(page, 'Paid in until Age').fill('37')
  await expect(shown).toContainText('9 years 6 months in the pension scheme give no pension')
  await field(page, 'Years in EPS so Far').fill('31')
  await expect(page.locator(`${results} .notice`)).toHaveText(/between 0 and your age/)
  await field(page, 'No').check()
  await expect(field(page, 'Years in EPS so Far')).toHaveCount(0)
  await expect(shown.locator('.notice')).toHaveCount(0)
  await expect(shown).not.toContainText('Pension')
})

test('report and paper have the parts of the balance', async ({ page }) => {
  await openTool(page, SLUG)
  const { name, text } = await reportOf(page)
  expect(name).toMatch(/^epf-report/)
  for (const part of ['EPF Report', '2,44,33,338', '41,88,627', '34,94,182', '1,64,50,529'])
    expect(text).toContain(part)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main .button:visible')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('taps fill the page', async ({ page }) => {
    await openTool(page, SLUG)
    const wage = field(page, 'Basic Pay and DA (₹ a month)')
    await wage.tap()
    await wage.fill('25000')
    await page.getByLabel('12% Is Paid on').selectOption({ label: 'The wage up to the ceiling' })
    await button(page, 'See results').tap()
    await expect(page.locator(results)).toContainText('your share is now ₹3,000 instead of ₹1,800')
    await page.locator('summary', { hasText: 'Year by year' }).tap()
    await expect(region(page, 'Year by year')).toBeVisible()
  })
})
