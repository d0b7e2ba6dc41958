import type { Locator, Page } from '@playwright/test'

import { expect, test } from './site.ts'
import { openTool, button, field, slider, results, boxOf, PHONE } from './visitor.ts'

test.use(PHONE)

const AMOUNT = 'Loan Amount (₹)'
const chip = (page: Page, name: string) => button(page, name)

/** A finger that comes down near the right end of a slider and moves, as the browser itself takes it. */
async function swipe(page: Page, target: Locator, xDistance: number, yDistance: number) {
  await target.scrollIntoViewIfNeeded()
  const box = await boxOf(target)
  const { x, y, width, height } = box
  const finger = await page.context().newCDPSession(page)
  const start = { x: x + width * 0.7, y: y + height / 2 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] })
  for (let step = 1; step <= 10; step++)
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: start.x + (xDistance * step) / 10, y: start.y + (yDistance * step) / 10 }],
    })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a swipe that begins on a slider scrolls the page and changes nothing', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await field(page, AMOUNT).fill('3 crore')
  const before = await page.evaluate(() => scrollY)
  await swipe(page, slider(page, AMOUNT), 0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await expect(field(page, AMOUNT)).toHaveValue('3 crore')
  await expect(slider(page, AMOUNT)).toHaveValue('20000000')
})

test('a swipe along a slider moves it', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await swipe(page, slider(page, AMOUNT), -100, 0)
  await expect(field(page, AMOUNT)).not.toHaveValue('10,00,000')
  await expect(results(page).first()).not.toHaveText('₹8,678')
})

test('a swipe that begins on the password length changes neither it nor the password', async ({
  page,
}) => {
  await openTool(page, 'password-generator')
  const password = page.getByLabel('Generated password')
  await expect(password).not.toHaveValue('')
  const shown = await password.inputValue()
  const before = await page.evaluate(() => scrollY)
  await swipe(page, page.getByLabel('Password length'), 0, -300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  await expect(page.getByLabel('Password length')).toHaveValue('16')
  await expect(password).toHaveValue(shown)
})

test('lakh and crore are buttons where the number pad has no letters', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  const amount = field(page, AMOUNT)
  await amount.tap()
  // 10,00,000 is written out; a lakh of that is a slip.
  await expect(chip(page, 'lakh')).toHaveCount(0)
  await amount.fill('25')
  const box = await boxOf(chip(page, 'lakh'))
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  await chip(page, 'lakh').tap()
  await expect(amount).toHaveValue('25 lakh')
  await expect(amount).toBeFocused()
  await expect(page.getByText('twenty five lakh rupees')).toBeVisible()
  await expect(slider(page, AMOUNT)).toHaveValue('2500000')
  await chip(page, 'crore').tap()
  await expect(amount).toHaveValue('25 crore')
  await amount.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('25 lakh')
  await amount.fill('7')
  await amount.press('Tab')
  await page.keyboard.press('Enter')
  await expect(amount).toHaveValue('7 lakh')
  await expect(chip(page, 'lakh')).toBeFocused()
  await expect(chip(page, 'lakh')).toHaveAttribute('aria-pressed', 'true')
})

test('a tap in a filled field selects its content, and later ones place the caret', async ({
  page,
}) => {
  await openTool(page, 'loan-calculator')
  const amount = field(page, AMOUNT)
  await amount.tap()
  await page.keyboard.type('899')
  await expect(amount).toHaveValue('899')
  await field(page, 'Interest Rate (% per annum)').tap()
  await amount.tap()
  // Chromium keeps a selection at the first tap in it, to show its handles, and places the caret at the next.
  for (const x of [2, 2]) {
    // Sooner, it would be a double tap, which selects a word.
    await page.waitForTimeout(700)
    await amount.tap({ position: { x, y: 20 } })
  }
  await page.keyboard.type('1')
  await expect(amount).toHaveValue('1,899')
})
