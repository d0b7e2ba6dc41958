import { readFileSync } from 'node:fs'

import { copyLink, field } from './calculator-page.ts'
import { clipboardOf, downloadBy, expect, openTool, sharedTest, test } from './site.ts'

const SLUG = 'sip-calculator/epf'
const results = '[data-results]'

/** The check of epf.test.ts: 1,00,000 and 3,917 a month for a year at 8.25 % earn 10,027. */
const CHECK = `/tools/${SLUG}#monthlyWage=25000&epfBalance=100000&untilAge=31&pfOn=ceiling&balanceMonth=2027-03`

sharedTest(
  'the page opens on its example, with no field changed by its slider',
  async ({ page }) => {
    await openTool(page, SLUG)
    await expect(field(page, 'Basic Pay and DA (₹ a month)')).toHaveValue('50,000')
    await expect(field(page, 'EPF Balance (₹)')).toHaveValue('3,00,000')
    await expect(field(page, 'Your Age (Years)')).toHaveValue('30')
    await expect(field(page, 'Paid in until Age')).toHaveValue('58')
    await expect(field(page, 'Interest Rate (% p.a.)')).toHaveValue('8.25')
    // By the separate program of epf.test.ts
    await expect(page.locator(results)).toContainText('₹2,44,33,338')
    await expect(page.locator(results).getByText('₹1,64,50,529')).toBeVisible()
    await expect(page.locator(results)).toContainText('In March 2054, if every year pays 8.25%.')
    await expect(page.locator(results)).toContainText('₹3,917 instead of ₹4,750')
  },
)

sharedTest(
  'a link brings the month of the balance, and the year has its interest',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(CHECK)
    // 1,00,000 + 12 × 3,917 + 10,027
    await expect(page.locator(results)).toContainText('₹1,57,031')
    await page.locator('summary', { hasText: 'More figures' }).click()
    await expect(page.locator(results)).toContainText('First Year’s Interest (2027-28)')
    await expect(page.locator(results)).toContainText('₹10,027')
    await copyLink(page)
    const link = await clipboardOf(page)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.locator(results)).toContainText('₹1,57,031')
    await page.getByLabel('No', { exact: true }).check()
    await expect(page.locator(results)).not.toContainText('Pension Scheme')
  },
)

sharedTest('the tables follow the account by year and by month', async ({ page }) => {
  await page.goto(CHECK)
  await page.locator('summary', { hasText: 'Year by year' }).click()
  const years = page.getByRole('region', { name: 'Year by year' })
  await expect(years.getByRole('row', { name: /2027-28/ })).toContainText('₹10,027')
  await page.locator('summary', { hasText: 'Month by month' }).click()
  const months = page.getByRole('region', { name: 'Month by month' })
  await expect(months.getByRole('row', { name: /Apr 2027/ })).toContainText('₹1,03,917')
})

sharedTest('what cannot be calculated says so at the result', async ({ page }) => {
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

sharedTest(
  'the pension has two readings, one below the ceiling, and none for few years',
  async ({ page }) => {
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
    await page.getByLabel('No', { exact: true }).check()
    await expect(field(page, 'Years in EPS so Far')).toHaveCount(0)
    await expect(shown.locator('.notice')).toHaveCount(0)
    await expect(shown).not.toContainText('Pension')
  },
)

sharedTest('report and paper have the parts of the balance', async ({ page }) => {
  await openTool(page, SLUG)
  const { name, path } = await downloadBy(page.getByRole('button', { name: 'Download Report' }))
  expect(name).toMatch(/^epf-report/)
  const report = readFileSync(path, 'utf8')
  for (const part of ['EPF Report', '2,44,33,338', '41,88,627', '34,94,182', '1,64,50,529'])
    expect(report).toContain(part)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main .button:visible')).toHaveCount(0)
})

test('without JavaScript the page has its example, its rules and its questions', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto(`/tools/${SLUG}`)
  const main = page.locator('main')
  await expect(main).toContainText('₹2,44,33,338')
  await expect(main).toContainText('rule 277 of the Income-tax Rules 2026')
  await expect(main).toContainText('Is the interest on VPF tax-free?')
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  for (const theme of ['light', 'dark'])
    test(`taps fill the page, and nothing is wider than the screen (${theme})`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), theme)
      await openTool(page, SLUG)
      const wage = field(page, 'Basic Pay and DA (₹ a month)')
      await wage.tap()
      await wage.fill('25000')
      await page.getByLabel('12% Is Paid on').selectOption({ label: 'The wage up to the ceiling' })
      await page.getByRole('button', { name: 'See results' }).tap()
      await expect(page.locator(results)).toContainText(
        'your share is now ₹3,000 instead of ₹1,800',
      )
      await page.locator('summary', { hasText: 'Year by year' }).tap()
      await expect(page.getByRole('region', { name: 'Year by year' })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
})
