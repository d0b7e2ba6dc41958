import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { SLUG, amount, years } from './loan-calculator-page.ts'
import { expect, sharedTest as test } from './site.ts'
import {
  openTool,
  isAlive,
  button,
  press,
  toastOf,
  reopenByLink,
  downloadBy,
  boxOf,
  widthOf,
} from './visitor.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Kept calculations', exact: true })
const table = (page: Page) => panel(page).getByRole('table')
const names = (page: Page) => table(page).locator('thead th:not(:first-child)')
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** In the document, however far it is scrolled. */
const topOfResults = (page: Page) =>
  page.locator('[data-results]').evaluate((box) => box.getBoundingClientRect().top + scrollY)

async function keepTwo(page: Page): Promise<void> {
  await press(page, 'Compare')
  await expect(toastOf(page)).toContainText('Kept as Option A')
  await years(page).fill('15')
  await press(page, 'Compare')
  await expect(names(page)).toHaveText(['Option A', 'Option B'])
}

test('two loans stand side by side, their differences in words; nothing is stored', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const before = await page.evaluate(() => ({ ...localStorage }))
  const top = await topOfResults(page)
  await keepTwo(page)
  await expect(row(page, 'Loan Tenure (Years)').getByRole('cell')).toHaveText([
    '20 years',
    '15 years5 years shorter',
  ])
  // 10,00,000 at 8.5 % over 180 months, with 60 decimal digits: EMI 9847.395…, interest 772531.20…
  await expect(row(page, 'Monthly EMI').getByRole('cell')).toHaveText([
    '₹8,678',
    '₹9,847₹1,169 more',
  ])
  await expect(row(page, 'Total Interest').getByRole('cell')).toHaveText([
    '₹10,82,776',
    '₹7,72,531₹3,10,245 less',
  ])
  await expect(row(page, 'Total Interest').locator('.difference')).toHaveAttribute(
    'data-tone',
    'good',
  )
  await expect(panel(page)).toContainText('Loan Amount: ₹10,00,000')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(before)
  expect(await topOfResults(page)).toBe(top)
  expect(await axeFindings(page, '[data-compare]')).toEqual([])
})

test('a calculation is renamed, reopened, removed and brought back', async ({ page }) => {
  await openTool(page, SLUG)
  await keepTwo(page)
  await press(page, 'Rename Option A')
  await page.keyboard.type('Bank <b>1</b>')
  await page.keyboard.press('Enter')
  await expect(names(page).first()).toHaveText('Bank <b>1</b>')
  await expect(page.getByRole('button', { name: 'Rename Bank <b>1</b>' })).toBeFocused()
  await amount(page).fill('7 lakh')
  await press(page, 'Reopen Bank <b>1</b>')
  await expect(amount(page)).toHaveValue('10,00,000')
  await expect(years(page)).toHaveValue('20')
  await press(page, 'Undo reopen')
  await expect(amount(page)).toHaveValue('7 lakh')
  await press(page, 'Remove Bank <b>1</b>')
  await expect(names(page)).toHaveText(['Option B'])
  const back = page.getByRole('button', { name: 'Undo: bring back Bank <b>1</b>' })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Bank <b>1</b>', 'Option B'])
})

test('what is remembered comes back after a reload, and what is forgotten is gone at once', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await keepTwo(page)
  const where = panel(page).getByRole('status')
  await expect(where).toContainText('These are not stored')
  await press(page, 'Remember on this device')
  await expect(where).toContainText('These are stored on this device')
  await expect(button(page, 'Forget')).toBeFocused()
  const stored = () => page.evaluate(() => localStorage.getItem('kept:/tools/loan-calculator'))
  expect(await stored()).toContain('Option B')
  await page.reload()
  await expect(names(page)).toHaveText(['Option A', 'Option B'])
  await press(page, 'Remove Option A')
  expect(await stored()).not.toContain('Option A')
  await press(page, 'Forget')
  expect(await stored()).toBeNull()
  await expect(where).toContainText('These are not stored')
  await expect(page.getByRole('button', { name: 'Remember on this device' })).toBeFocused()
  await page.reload()
  await isAlive(page)
  await expect(panel(page)).toHaveCount(0)
})

test('what the privacy panel clears is not stored again', async ({ page }) => {
  await openTool(page, SLUG)
  await keepTwo(page)
  await press(page, 'Remember on this device')
  await page.getByRole('button', { name: 'Prove it' }).click()
  await expect(page.locator('[data-proof-storage]')).toContainText('kept:/tools/loan-calculator')
  await press(page, 'Clear what is stored')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remember on this device' })).toBeVisible()
  await press(page, 'Remove Option A')
  expect(await page.evaluate(() => localStorage.getItem('kept:/tools/loan-calculator'))).toBeNull()
})

test('a file brings a set back; a damaged one changes nothing and says so', async ({ page }) => {
  await openTool(page, SLUG)
  await keepTwo(page)
  const file = await downloadBy(panel(page).getByRole('button', { name: 'Export' }))
  expect(file.name).toMatch(/^emi-report-kept-.*\.json$/)
  const good = await readFile(file.path)
  const upload = (buffer: Buffer) =>
    panel(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer })
  await press(page, 'Remove Option B')
  await upload(Buffer.from(good.toString().replace('years=15', 'years=<img>')))
  await expect(toastOf(page)).toContainText('cannot be read. Nothing was changed.')
  await expect(names(page)).toHaveText(['Option A'])
  await upload(good)
  await expect(names(page)).toHaveText(['Option A', 'Option B'])
})

test('a copied link carries what is kept, and the page it opens stores nothing', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await keepTwo(page)
  await reopenByLink(page)
  await expect(names(page)).toHaveText(['Option A', 'Option B'])
  await expect(years(page)).toHaveValue('15')
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('kept')
  // The notice above the calculator points to them.
  await expect(page.getByRole('status').filter({ hasText: 'kept calculations' })).toContainText(
    'This link contains 2 kept calculations. They are compared below the results.',
  )
  await press(page, 'Show the comparison')
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toBeInViewport()
})

test('a damaged link says so, and the calculation in it is there', async ({ page }) => {
  await openTool(page, SLUG, '#years=7&kept=A%3Ayears%3Dmany')
  await expect(toastOf(page)).toContainText('cannot be read. Nothing was changed.')
  await expect(years(page)).toHaveValue('7')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  test('each option is a card with its differences, and the best figures are marked', async ({
    page,
  }) => {
    await openTool(page, SLUG)
    await press(page, 'Compare')
    await years(page).fill('15')
    await press(page, 'Compare')
    const cards = panel(page).locator('.compare-cards > li')
    await expect(cards.getByRole('heading')).toHaveText(['Option A', 'Option B'])
    await expect(table(page)).toHaveCount(0)
    // The interest of the first test.
    await expect(cards.last()).toContainText('₹9,847₹1,169 more')
    await expect(cards.last()).toContainText('Total Interest lowest ₹7,72,531₹3,10,245 less')
    await expect(cards.last()).toContainText('15 years5 years shorter')
    await expect(cards.first().locator('.best')).toHaveText(['lowest'])
    await expect(cards.first()).toContainText('lowest ₹8,678')
    await press(page, 'Reopen Option A')
    await expect(years(page)).toHaveValue('20')
    expect(await widthOf(page)).toBe(320)
    expect(await axeFindings(page, '[data-compare]')).toEqual([])
  })
})

test('each entry of a list is a line, and the figures stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const events = [
    'kind=year&amount=200000&after=Apr+2027',
    'kind=rate&ratePercent=9.1&after=24',
    'kind=once&amount=500000&after=36',
  ]
  const link = (some: string[]) => `#${new URLSearchParams({ firstMonth: '2026-12', events: some.join(';') }).toString()}` // prettier-ignore
  await openTool(page, 'loan-calculator/prepayment', link(events))
  await press(page, 'Compare')
  await expect(names(page)).toHaveCount(1)
  await page.evaluate((hash) => (location.hash = hash), link(events.slice(0, 2)))
  await press(page, 'Compare')
  await expect(names(page)).toHaveCount(2)
  await expect(
    row(page, 'What changes').getByRole('cell').first().getByRole('listitem'),
  ).toHaveText([
    '₹2,00,000 every April from April 2027',
    '9.1% from month 25',
    '₹5,00,000 after 36 months',
  ])
  const pane = panel(page).locator('.table-pane')
  expect(await pane.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  await reopenByLink(page)
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'This link contains 2 kept calculations' })
  await expect(notice).toBeVisible()
  const [above, form] = [await boxOf(notice), await boxOf(page.locator('form[data-inputs]'))]
  expect(above.y).toBeLessThan(form.y)
  await press(page, 'Show the comparison')
  await expect(panel(page)).toBeFocused()
})
