import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { axeFindings } from './axe.ts'
import { openTool, press, region, results, downloadBy } from './visitor.ts'

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const result = (page: Page, title: string) => card(page, title).locator('output')

test('the defaults and their results are in the page before any script', async ({ request }) => {
  const html = await (await request.get('/tools/percentage-calculator')).text()
  for (const shown of ['10.00', '+50.00%', '120.00', '80.00', '12.50%'])
    expect(html).toContain(shown)
})

test.describe('percentage calculator', () => {
  test.beforeEach(async ({ page }) => openTool(page, 'percentage-calculator'))

  test('the four specified cards start with their defaults', async ({ page }) => {
    const defaults: [string, string[], string][] = [
      ['What is X% of Y?', ['10', '100'], '10.00'],
      ['Percentage Change', ['100', '150'], '+50.00%'],
      ['Percentage Increase', ['100', '20'], '120.00'],
      ['Percentage Decrease', ['100', '20'], '80.00'],
    ]
    for (const [title, values, shown] of defaults) {
      const fields = card(page, title).getByRole('textbox')
      await expect(fields.nth(0)).toHaveValue(values[0] ?? '')
      await expect(fields.nth(1)).toHaveValue(values[1] ?? '')
      await expect(result(page, title)).toHaveText(shown)
    }
  })

  test('results follow every change without noise', async ({ page }) => {
    const percentage = card(page, 'What is X% of Y?').getByLabel('Percentage (X)')
    await percentage.fill('7')
    await expect(result(page, 'What is X% of Y?')).toHaveText('7.00')
    await percentage.fill('1.005')
    await expect(result(page, 'What is X% of Y?')).toHaveText('1.01')
    await percentage.fill('')
    await expect(result(page, 'What is X% of Y?')).toHaveText('0.00')
    await card(page, 'What is X% of Y?').getByLabel('Value (Y)').fill('10 lakh')
    await percentage.fill('8.5%')
    await expect(result(page, 'What is X% of Y?')).toHaveText('85,000.00')
  })

  test('a change from 0 is 0 and said to be undefined', async ({ page }) => {
    await card(page, 'Percentage Change').getByLabel('From').fill('0')
    await expect(result(page, 'Percentage Change')).toHaveText('+0.00%')
    await expect(card(page, 'Percentage Change')).toContainText(
      'undefined: the starting value is 0',
    )
    await card(page, 'Percentage Change').getByLabel('From').fill('200')
    await expect(result(page, 'Percentage Change')).toHaveText('-25.00%')
  })

  test('a share of 0 and text that is not a number give a dash and a sentence', async ({
    page,
  }) => {
    await card(page, 'X is what percent of Y?').getByLabel('Whole (Y)').fill('0')
    await expect(result(page, 'X is what percent of Y?')).toHaveText('—')
    await expect(card(page, 'X is what percent of Y?')).toContainText('Undefined: the whole is 0.')
    await card(page, 'X is P% of what?').getByLabel('Percentage (P)').fill('0')
    await expect(card(page, 'X is P% of what?')).toContainText('Undefined: 0% of every value is 0.')
    await card(page, 'Percentage Increase').getByLabel('Value').fill('abc')
    await expect(result(page, 'Percentage Increase')).toHaveText('—')
    await expect(card(page, 'Percentage Increase')).toContainText(
      'Please enter numbers in both fields.',
    )
  })

  test('a result beyond all numbers gives a dash and a sentence', async ({ page }) => {
    const card = page.locator('[data-card=increase]')
    await card.getByLabel('Value').fill('1e308')
    await card.getByLabel('Increase by (%)').fill('900')
    await expect(card.locator('output')).toHaveText('—')
    await expect(card.locator('.hint')).toHaveText('The result is too large to show.')
  })

  test('the wheel changes nothing, the arrow keys do', async ({ page }) => {
    const field = card(page, 'Percentage Increase').getByLabel('Increase by (%)')
    await field.focus()
    await field.hover()
    await page.mouse.wheel(0, 200)
    await expect(field).toHaveValue('20')
    await field.press('ArrowUp')
    await expect(field).toHaveValue('21')
    await expect(result(page, 'Percentage Increase')).toHaveText('121.00')
  })
})

test.describe('percentage calculator on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openTool(page, 'percentage-calculator')
  })

  test('the four specified cards are open, the others are lines with their results', async ({
    page,
  }) => {
    await expect(page.locator('[data-card] output').filter({ visible: true })).toHaveCount(4)
    const line = page.locator('summary', { hasText: 'What was it before X% off?' })
    // 80 is 80 % of 100.
    await expect(line).toContainText('100.00')
    await line.click()
    await card(page, 'What was it before X% off?').getByLabel('Value now').fill('40')
    await expect(result(page, 'What was it before X% off?')).toHaveText('50.00')
    await line.click()
    await expect(line).toContainText('50.00')
  })

  test('a result of many digits wraps', async ({ page }) => {
    const whole = card(page, 'What is X% of Y?')
    await whole.getByLabel('Value (Y)').fill('1'.repeat(60))
    await expect(whole.locator('output')).toHaveText(/^[\d,]{60,}\.00$/)
    const hidden = await whole.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden).toBeLessThanOrEqual(0)
  })

  test('a wider screen shows all cards, without lines to unfold', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 780 })
    await expect(page.locator('[data-card] output').filter({ visible: true })).toHaveCount(10)
    await expect(page.locator('[data-card] summary').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('[data-card] h2').filter({ visible: true })).toHaveCount(4)
    await expect(page.locator('[data-card] h3').filter({ visible: true })).toHaveCount(6)
  })
})

test('the specified cards are one row of the first screen, the others are below a heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openTool(page, 'percentage-calculator')
  const boxes = await page
    .locator('[data-card]')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
  const first = boxes.slice(0, 4)
  expect(new Set(first.map(({ top }) => top)).size).toBe(1)
  for (const { bottom } of first) expect(bottom).toBeLessThanOrEqual(768)
  const heading = page.getByRole('heading', { level: 2, name: 'More questions about percentages' })
  const { top = 0 } = await heading.evaluate((element) => element.getBoundingClientRect())
  expect(top).toBeGreaterThan(Math.max(...first.map(({ bottom }) => bottom)))
  for (const card of boxes.slice(4)) expect(card.top).toBeGreaterThan(top)
})

test('marks, grade points and a conversion are answered in turn', async ({ page }) => {
  await openTool(page, 'percentage-calculator/marks')
  const headline = page.locator('[data-headline]')
  await press(page, 'Add subject')
  await page.getByRole('group', { name: 'Subject 4' }).getByLabel('Marks').fill('45')
  await page.getByRole('group', { name: 'Subject 4' }).getByLabel('Name').fill('Physics')
  await expect(page.locator('dt').filter({ hasText: 'Subject 4: Physics' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('marks=45')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('Physics')
  // 250 of 350
  await expect(headline).toHaveText('71.43%')
  await page.getByRole('group', { name: 'Subject 4' }).getByLabel('Out of').fill('40')
  await expect(region(page, 'Result').getByRole('status')).toHaveText(
    'The marks of a subject cannot exceed its maximum.',
  )
  await page.getByLabel('CGPA of grade points').check()
  await expect(headline).toHaveText('8.75')
  await page.getByLabel('CGPA and percentage').check()
  await page.getByLabel('Rule').selectOption('own')
  await page.getByLabel('Number added').fill('-7.5')
  await expect(headline).toHaveText('78.50%')
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a card shows its steps, or why it has none', async ({ page }) => {
  await openTool(page, 'percentage-calculator')
  const card = page.getByRole('region', { name: 'Points and Percent', exact: true })
  await card.getByLabel('Rate before (%)').fill('8')
  await card.getByLabel('Rate after (%)').fill('10')
  await expect(card.locator('output')).toHaveText('+2.00 points, +25.00%')
  await expect(card.locator('.hint')).toContainText('The second rate less the first is 2')
  await card.getByLabel('Rate before (%)').fill('0')
  await expect(card.locator('output')).toHaveText('+10.00 points')
  await expect(card.locator('.hint')).toHaveText(/^Only in points/)
})

test('discounts are taken off one after another, and the steps are shown', async ({ page }) => {
  await openTool(page, 'percentage-calculator/discounts')
  await page.getByLabel('Price (₹)').fill('1,000')
  await press(page, 'Add discount')
  const third = page.getByRole('group', { name: 'Discount 3' }).getByRole('textbox')
  await expect(third).toHaveValue('')
  await expect(third).toBeFocused()
  await page.keyboard.type('50')
  // 1,000 × 0.8 × 0.9 × 0.5, and 1 − 0.36
  await expect(results(page)).toHaveText(['₹360.00', '₹640.00', '64.00%'])
  const table = region(page, 'Step by step')
  await expect(table.getByRole('row').nth(3)).toHaveText('3. 50%₹360.00₹360.00')
})

const GST = 'percentage-calculator/gst'
const figures = (page: Page) => page.locator('[data-results] dl:not([data-repeats]) dd')

test('GST is added, removed and split as chosen', async ({ page }) => {
  await openTool(page, GST)
  await page.getByLabel('Amount (₹)').fill('500')
  await page.getByLabel('GST rate').selectOption('40%: luxury and sin goods')
  await page.getByLabel('Remove GST').check()
  // 500 × 40 ÷ 140 = 142.857…
  await expect(figures(page)).toHaveText(['₹357.14', '₹71.43', '₹71.43', '₹142.86', '₹500.00'])
  await page.getByLabel('Between states').check()
  await expect(figures(page)).toHaveText(['₹357.14', '₹142.86', '₹500.00'])
})

test('amounts at several rates, one of them typed, add up by rate', async ({ page }) => {
  await openTool(page, GST)
  await press(page, 'Add amount')
  const second = page.getByRole('group', { name: 'Amount 2' })
  await expect(second.getByLabel('Rate (%)', { exact: true })).toHaveCount(0)
  await expect(second.getByLabel('Amount (₹)')).toHaveValue('')
  await expect(second).toContainText('Not counted until you fill it in.')
  await expect(figures(page).last()).toHaveText('₹11,800.00')
  await page.keyboard.type('899')
  await expect(second.getByLabel('Amount (₹)')).toHaveValue('899')
  await second.getByLabel('Amount (₹)').fill('1,000')
  await second.getByLabel('GST rate').selectOption('Another rate')
  await second.getByLabel('Rate (%)', { exact: true }).fill('1.5')
  await expect(figures(page).last()).toHaveText('₹12,815.00')
  await page.getByText('Totals by rate').click()
  const table = region(page, 'Totals by rate')
  await expect(table.getByRole('row')).toHaveCount(4)
  await expect(table.getByRole('row').nth(1)).toHaveText(/^1\.5%₹1,000\.00.*₹15\.00₹1,015\.00$/)
  const file = await downloadBy(page.getByRole('button', { name: 'Download CSV' }).first())
  expect(await readFile(file.path, 'utf8')).toContain('1.5%,1000,7.5,7.5,15,1015\r\n')
})
