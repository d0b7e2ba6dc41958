import type { Page } from '@playwright/test'

import { expect, freezeTime, sharedTest as test } from './site.ts'
import {
  openTool,
  field,
  results,
  toastOf,
  clipboardOf,
  putOnClipboard,
  copyLink,
} from './visitor.ts'

const AMOUNT = 'Loan Amount (₹)'
const announced = (page: Page) => page.locator('[data-results] > .contents > [role=status]')

test.beforeEach(async ({ page }) => openTool(page, 'loan-calculator'))

test('an error is reported at its field, with the field’s name, once typing has paused', async ({
  page,
}) => {
  const amount = field(page, AMOUNT)
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await amount.fill('1.50,000')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription(
    /Loan Amount can be read in more than one way\. Please write it like 10,00,000/,
  )
  await expect(page.locator('[aria-live=polite]', { hasText: 'Loan Amount can be' })).toBeVisible()
  await expect(page.locator('.notice')).toHaveText(
    'Loan Amount is not a number, so results that depend on it show “—”.',
  )
  await expect(announced(page)).toContainText('Loan Amount is not a number')
  await amount.fill('1,50,000')
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('.field-problem', { hasText: /./ })).toHaveCount(0)
})

test('a half-typed unit is not an error, and leaving the field does not wait', async ({ page }) => {
  await freezeTime(page)
  const amount = field(page, AMOUNT)
  await amount.fill('10 la')
  await page.clock.runFor(500)
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await amount.press('Tab')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
})

test('results are announced after every change, also one that brings them back', async ({
  page,
}) => {
  const amount = field(page, AMOUNT)
  await expect(announced(page)).toHaveText('')
  await amount.fill('20 lakh')
  await expect(announced(page)).toContainText('Monthly EMI ₹17,356')
  await amount.fill('10 lakh')
  await expect(announced(page)).toContainText('Monthly EMI ₹8,678')
})

test('a link with a field that holds no number is refused in words', async ({ page }) => {
  await putOnClipboard(page, 'before')
  await field(page, AMOUNT).fill('ten')
  await copyLink(page)
  await expect(toastOf(page)).toContainText(
    'Loan Amount is not a number, so a link cannot contain it.',
  )
  expect(await clipboardOf(page)).toBe('before')
})

test('an arrow key can be undone, and leads to 0 and no further', async ({ page }) => {
  const amount = field(page, AMOUNT)
  await amount.press('ArrowUp')
  await expect(amount).toHaveValue('10,10,000')
  await amount.press('ArrowUp')
  await expect(amount).toHaveValue('10,20,000')
  await amount.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('10,10,000')
  await amount.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('10,00,000')
  await expect(results(page).first()).toHaveText('₹8,678')
  await amount.fill('15000')
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('5,000')
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('0')
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('0')
  await amount.fill('-5')
  await amount.press('ArrowDown')
  await expect(amount).toHaveValue('-5')
})

test('a number of 400 digits is called too large, not missing', async ({ page }) => {
  await openTool(page, 'percentage-calculator')
  const card = page.locator('[data-card=increase]')
  await card.getByLabel('Value').fill('9'.repeat(400))
  await expect(card.getByText('Value is too large to calculate with.')).toBeVisible()
  await expect(card.locator('output')).toHaveText('—')
  await expect(card).not.toContainText('Please enter numbers')
  // The double nearest to 1e300, by Python's integers, fits the narrowest phone.
  await card.getByLabel('Value').fill('1e300')
  await card.getByLabel('Increase by (%)').fill('0')
  await expect(card.locator('output')).toHaveText(
    /^10,00,00,00,00,00,00,00,05,25,04,76,02,55,[\d,]+\.00$/,
  )
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
})

test('the error of a field that is left does not move what the mouse is pressing', async ({
  page,
}) => {
  // Typing pauses as well while a busy machine finds the fold, so time passes only here.
  await freezeTime(page)
  await field(page, AMOUNT).fill('1..8')
  const fold = page.getByText('Months and first payment')
  await fold.hover()
  await page.mouse.down()
  await expect(field(page, AMOUNT)).not.toBeFocused()
  await page.clock.runFor(1000)
  await expect(field(page, AMOUNT)).not.toHaveAttribute('aria-invalid')
  await page.mouse.up()
  await page.clock.runFor(100)
  await expect(field(page, AMOUNT)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Months beyond whole years')).toBeVisible()
})
