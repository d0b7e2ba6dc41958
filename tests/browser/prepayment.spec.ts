import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, sharedTest as test, test as clockTest } from './site.ts'
import { openTool, press, region, downloadBy, boxOf } from './visitor.ts'

const SLUG = 'loan-calculator/prepayment'
const answer = (page: Page) => page.locator('[data-results] .headline dd').first()
const event = (page: Page, number: number) => page.getByRole('group', { name: `Event ${number}` })
const edit = (page: Page, number: number) =>
  page.getByRole('button', { name: `Edit event ${number}`, exact: true })
const lines = (page: Page) => page.locator('form .list').first().getByRole('listitem')

// 50 lakh at 8.5 % over 20 years, as in src/islands/tools/loan-calculator/timeline.test.ts.
test('an event shows the fields of its kind, and the answer follows', async ({ page }) => {
  await openTool(page, SLUG, '#loanAmount=5000000')
  const first = event(page, 1)
  await edit(page, 1).click()
  await first.getByLabel('What happens').selectOption('Prepay once')
  await expect(first.getByLabel('Last time')).toHaveCount(0)
  await first.getByLabel('After how many months').fill('3 years')
  await first.getByLabel('Prepayment (₹)').fill('5 lakh')
  await expect(answer(page)).toHaveText('₹13,19,639')
  await first.getByLabel('After the prepayment').selectOption('Keep the tenure')
  await expect(answer(page)).toHaveText('₹4,46,858')
  await press(page, 'Add event')
  await event(page, 2).getByLabel('What happens').selectOption('The rate changes')
  await event(page, 2).getByLabel('From then on').selectOption('Both: I enter the EMI')
  await event(page, 2).getByLabel('After how many months').fill('12')
  await event(page, 2).getByLabel('New rate').fill('9')
  // Without its EMI the change does not count.
  await expect(answer(page)).toHaveText('₹4,46,858')
  await event(page, 2).getByLabel('New EMI (₹)').fill('1,000')
  await expect(page.locator('.notice')).toContainText(
    'never repaid at that EMI. The EMI must be at least',
  )
})

// A clock that was set stays with its page, so this one is not shared.
clockTest(
  'a month of the calendar counts from next month until a first month is set',
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-24T12:00:00+05:30'))
    await openTool(page, SLUG, '#loanAmount=5000000')
    await edit(page, 1).click()
    await event(page, 1).getByLabel('What happens').selectOption('Prepay once')
    await event(page, 1).getByLabel('After how many months').fill('Mar 2030')
    await expect(answer(page)).toContainText('₹')
    await expect(page.locator('.notice')).toContainText('The first EMI is assumed in December 2026')
    await page.getByText('first EMI: next month').click()
    await page.getByLabel('First month of payment').fill('2027-04')
    await expect(page.locator('.says')).toContainText('The loan ends in ')
    await page.getByText('By financial year', { exact: true }).click()
    const table = region(page, 'By financial year')
    await expect(table.getByRole('row').nth(3)).toContainText('FY 2029-30')
    await expect(table.getByRole('row').nth(3)).toContainText('₹25,000')
    const months = page.locator('details', { hasText: 'Month by month' }).last()
    await months.getByText('Month by month', { exact: true }).click()
    const file = await downloadBy(months.getByRole('button', { name: 'Download CSV' }))
    expect(await readFile(file.path, 'utf8')).toMatch(/Mar 2030,Prepayment,.*,25000,/)
  },
)

test('further questions are answered where they are opened', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByText('Prepay now or later?').click()
  await expect(page.getByRole('row', { name: /After five years/ })).toContainText('₹')
  await page.getByText('Prepay or invest?').click()
  await page.getByLabel('Tax on the earnings (%)').fill('20')
  // 8.839…% ÷ 0.8
  await expect(page.locator('[data-details]')).toContainText('11.05% before tax')
})

test('the chart of the outstanding balance has room', async ({ page }) => {
  await openTool(page, SLUG)
  await page.locator('.over-time').first().scrollIntoViewIfNeeded()
  const plot = page.locator('.plot[data-drawn]')
  await expect(plot).toBeVisible()
  expect((await boxOf(plot)).height).toBeGreaterThan(200)
})

test('a dash among the choices is explained', async ({ page }) => {
  await openTool(page, SLUG, '#loanAmount=5000000')
  await edit(page, 1).click()
  await event(page, 1).getByLabel('What happens').selectOption('The rate changes')
  await event(page, 1).getByLabel('New rate (% per annum)').fill('11.5')
  const choices = page.locator('[data-results] section.result-part')
  await expect(choices.getByRole('row', { name: /^Total months/ })).toContainText('—')
  await expect(choices).toContainText('With the same EMI, this loan is never repaid.')
  await event(page, 1).getByLabel('From then on').selectOption('Change the tenure')
  await page.getByText('Prepay now or later?').click()
  await expect(page.locator('[data-details]')).toContainText('there is nothing to compare')
})

test('a loan with forty events is renamed, remembered and reopened with its figures', async ({
  page,
}) => {
  const events = Array.from({ length: 40 }, (_, month) => `kind=year&after=${month + 1}&amount=500`)
  const texts = new URLSearchParams({
    loanAmount: '5000000',
    years: '40',
    events: events.join(';'),
  })
  await openTool(page, SLUG, `#${texts.toString()}`)
  await expect(lines(page)).toHaveCount(40)
  const shown = await page.locator('[data-results] dd').allTextContents()
  await press(page, 'Compare')
  await press(page, 'Rename Option A')
  await page.keyboard.type('Every year')
  await page.keyboard.press('Enter')
  await press(page, 'Remember on this device')
  await page.goto('/about')
  await openTool(page, SLUG)
  await expect(page.locator('[data-results] dd')).not.toHaveText(shown)
  await press(page, 'Reopen Every year')
  await expect(page.locator('[data-results] dd')).toHaveText(shown)
  await expect(lines(page)).toHaveCount(40)
})

test('four events fit on a phone, the open one included', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const events = [
    'kind=year&amount=25000&after=12',
    'kind=rate&ratePercent=9.1&after=24',
    'kind=once&amount=500000&after=36',
    'kind=step-up&risePercent=5&after=12',
  ]
  await openTool(page, SLUG, `#${new URLSearchParams({ events: events.join(';') }).toString()}`)
  await expect(lines(page)).toHaveText([
    /₹25,000 every year from month 13/,
    /9.1% from month 25/,
    /₹5,00,000 after 36 months/,
    /EMI 5% higher every year from month 13/,
  ])
  for (const line of await lines(page).all())
    expect((await boxOf(line)).height).toBeLessThanOrEqual(53)
  const list = page.locator('form .list').first()
  expect((await boxOf(list)).height).toBeLessThanOrEqual(450)
  await edit(page, 1).click()
  await expect(event(page, 1).getByLabel('What happens')).toBeFocused()
  expect((await boxOf(list)).height).toBeLessThanOrEqual(1000)
})
