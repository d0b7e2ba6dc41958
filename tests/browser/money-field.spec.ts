import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, field, results, clipboardOf, putOnClipboard } from './visitor.ts'

const amountOf = (page: Page) => field(page, 'Monthly Investment (₹)')

test.beforeEach(async ({ page }) => openTool(page, 'sip-calculator'))

test('the Delete key takes every digit after the caret, across the commas', async ({ page }) => {
  const amount = amountOf(page)
  await amount.fill('1234567')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.press('ArrowRight')
  const caret = () => amount.evaluate((box: HTMLInputElement) => box.selectionStart)
  await amount.press('Delete')
  await expect(amount).toHaveValue('12,34,567')
  expect(await caret()).toBe(3)
  await amount.press('Delete')
  await expect(amount).toHaveValue('1,24,567')
})

test('one undo takes back one digit with its commas, and typing goes on where it was', async ({
  page,
}) => {
  const amount = amountOf(page)
  const total = results(page).first()
  await amount.selectText()
  await amount.pressSequentially('123456')
  await expect(amount).toHaveValue('1,23,456')
  await amount.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('12,345')
  await expect(total).toHaveText('₹12,345')
  await amount.press('ControlOrMeta+Shift+z')
  await expect(amount).toHaveValue('1,23,456')
  await amount.press('ControlOrMeta+z')
  await amount.press('ControlOrMeta+z')
  await amount.press('7')
  await expect(amount).toHaveValue('12,347')
  await expect(total).toHaveText('₹12,347')
})

test('commas come and go under a caret in the middle, by keys and by pasting', async ({ page }) => {
  const amount = amountOf(page)
  const withCaret = () =>
    amount.evaluate(
      ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
        `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionEnd ?? 0)}`,
    )
  await amount.selectText()
  await amount.pressSequentially('98765')
  await amount.press('Home')
  await amount.press('ArrowRight')
  await amount.press('4')
  expect(await withCaret()).toBe('9,4|8,765')
  await amount.press('Backspace')
  expect(await withCaret()).toBe('9|8,765')
  await putOnClipboard(page, '123')
  await amount.press('ControlOrMeta+v')
  expect(await withCaret()).toBe('9,12,3|8,765')
  await amount.press('Home')
  await amount.press('Shift+ArrowRight')
  await amount.press('ControlOrMeta+x')
  expect(await withCaret()).toBe('|12,38,765')
  expect(await clipboardOf(page)).toBe('9')
  await amount.press('ControlOrMeta+z')
  await expect(amount).toHaveValue('9,12,38,765')
})

test('a pasted comma that groups no digits is not taken for grouping', async ({ page }) => {
  const amount = amountOf(page)
  for (const [pasted, shown, first] of [
    ['1500,50', '1500,50', '—'],
    ['8,5', '8,5', '—'],
    ['10,00,000', '10,00,000', '₹10,00,000'],
    ['1,000,000', '10,00,000', '₹10,00,000'],
  ] as const) {
    await putOnClipboard(page, pasted)
    await amount.selectText()
    await amount.press('ControlOrMeta+v')
    await expect(amount).toHaveValue(shown)
    await expect(results(page).first()).toHaveText(first)
  }
})

test('digits that a keyboard composes are grouped once, when they are settled', async ({
  page,
  context,
}) => {
  const amount = amountOf(page)
  await amount.selectText()
  await amount.press('Delete')
  const keyboard = await context.newCDPSession(page)
  for (const text of ['1', '12', '123', '1234', '12345'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await expect(amount).toHaveValue('12345')
  await keyboard.send('Input.insertText', { text: '12345' })
  await expect(amount).toHaveValue('12,345')
  await expect(results(page).first()).toHaveText('₹12,345')
})

test('a click or Tab into a filled field selects its content, and a second click does not', async ({
  page,
}) => {
  await openTool(page, 'loan-calculator')
  const amount = field(page, 'Loan Amount (₹)')
  const rate = field(page, 'Interest Rate (% per annum)')
  await amount.click()
  await page.keyboard.type('5000')
  await expect(amount).toHaveValue('5,000')
  await rate.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9')
  await expect(rate).toHaveValue('9')
  await amount.click()
  await amount.click()
  await page.keyboard.press('End')
  await page.keyboard.type('0')
  await expect(amount).toHaveValue('50,000')
})
