import type { Page } from '@playwright/test'

import { expect, freezeTime, holdScripts, refuseClipboard, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, clipboardOf } from './visitor.ts'

const input = (page: Page) => page.getByLabel(/^Text to (encode|decode)$/)
const output = (page: Page) => page.getByLabel(/^(Encoded|Decoded) result$/)
const rows = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr')

test.beforeEach(async ({ page }) => openTool(page, 'url-encoder'))

test('the output follows every change of text and mode', async ({ page }) => {
  await expect(output(page)).toHaveValue('')
  await input(page).fill('₹ a+b')
  await expect(output(page)).toHaveValue('%E2%82%B9%20a%2Bb')
  await press(page, 'Decode')
  await expect(output(page)).toHaveValue('₹ a+b')
  await input(page).fill('%E2%82%B9+%20')
  await expect(output(page)).toHaveValue('₹+ ')
  await input(page).fill('')
  await expect(output(page)).toHaveValue('')
})

test('swap moves the output to the input and flips the mode', async ({ page }) => {
  await input(page).fill('100%25 off a+b')
  await press(page, 'Swap')
  await expect(button(page, 'Decode')).toHaveAttribute('aria-pressed', 'true')
  await expect(input(page)).toHaveValue('100%2525%20off%20a%2Bb')
  await expect(output(page)).toHaveValue('100%25 off a+b')
  await expect(page.getByText('the text was encoded twice')).toBeVisible()
})

test('swap and copy are disabled without an output; clear empties both', async ({ page }) => {
  for (const name of ['Swap', 'Copy']) await expect(button(page, name)).toBeDisabled()
  await input(page).fill('a b')
  for (const name of ['Swap', 'Copy']) await expect(button(page, name)).toBeEnabled()
  await press(page, 'Clear')
  await expect(input(page)).toHaveValue('')
  await expect(output(page)).toHaveValue('')
})

test('the output is copied exactly, and a refusal is reported', async ({ page }) => {
  await input(page).fill('a b')
  await press(page, 'Copy')
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe('a%20b')
  await refuseClipboard(page)
  await press(page, 'Copy')
  await expect(toastOf(page)).toContainText('Failed to copy to clipboard.')
})

test('a malformed escape is reported inline at once, once as a toast, and leaves no output', async ({
  page,
}) => {
  await page.evaluate(() => {
    const area = document.querySelector('[data-toast]')
    if (area === null) throw new Error('There is no toast.')
    const counts = window as unknown as { toasts: number }
    counts.toasts = 0
    area.addEventListener(
      'toggle',
      (event) => (counts.toasts += (event as ToggleEvent).newState === 'open' ? 1 : 0),
    )
  })
  await press(page, 'Decode')
  await input(page).fill('ok')
  await expect(output(page)).toHaveValue('ok')
  await input(page).pressSequentially('%zz%zz', { delay: 30 })
  await expect(
    page.getByRole('alert').getByText('Invalid input for decode operation. Character 3: “%zz”'),
  ).toBeVisible()
  await expect(output(page)).toHaveValue('')
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page)).toContainText('Error')
  await expect(toastOf(page)).toContainText('Invalid input for decode operation')
  expect(await page.evaluate(() => (window as unknown as { toasts: number }).toasts)).toBe(1)
  await input(page).fill('%41')
  await expect(output(page)).toHaveValue('A')
})

test('the toast about a malformed escape goes when the text is put right', async ({ page }) => {
  // It would disappear after five seconds; a stopped clock keeps it.
  await freezeTime(page)
  await press(page, 'Decode')
  await input(page).fill('100%')
  await page.clock.runFor(1000)
  await expect(toastOf(page)).toContainText('Invalid input for decode operation')
  await input(page).fill('100%2')
  await expect(toastOf(page)).toBeVisible()
  await input(page).fill('100%25')
  await page.clock.runFor(1000)
  await expect(output(page)).toHaveValue('100%')
  await expect(toastOf(page)).toBeHidden()
})

test('text without UTF-8 bytes cannot be encoded', async ({ page }) => {
  await input(page).evaluate((box: HTMLTextAreaElement) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      box,
      'a\uD800',
    )
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(toastOf(page)).toContainText('Invalid input for encode operation')
  await expect(output(page)).toHaveValue('')
})

test('a URL is taken apart, with repeated parameters in their order', async ({ page }) => {
  await input(page).fill('https://x.in:8080/a%20b?k=2&k=1&q=%E2%82%B9+5#f')
  await expect(rows(page, 'Parts of this URL')).toHaveText([
    'Schemehttps',
    'Hostx.in',
    'Port8080',
    'Path/a b',
    'Fragmentf',
  ])
  await expect(rows(page, 'Query parameters')).toHaveText(['k2', 'k1', 'q₹ 5'])
  await input(page).fill('just text')
  await expect(page.getByRole('table', { name: 'Parts of this URL' })).toHaveCount(0)
})

test('text typed before the page is alive is kept', async ({ page }) => {
  const release = await holdScripts(page, '**/*.js')
  await page.goto('/tools/url-encoder', { waitUntil: 'commit' })
  await input(page).fill('a b')
  release()
  await expect(output(page)).toHaveValue('a%20b')
  await expect(input(page)).toHaveValue('a b')
})

test('a text that was encoded twice is decoded once more by a button', async ({ page }) => {
  await press(page, 'Decode')
  await input(page).fill('a%252520b')
  await expect(output(page)).toHaveValue('a%2520b')
  await button(page, 'Decode it once more').press('Enter')
  await expect(output(page)).toHaveValue('a%20b')
  await button(page, 'Decode it once more').press('Enter')
  await expect(output(page)).toHaveValue('a b')
  await expect(output(page)).toBeFocused()
  await press(page, 'Undo decoding')
  await expect(input(page)).toHaveValue('a%2520b')
})
