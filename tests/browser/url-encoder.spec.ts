import type { Page } from '@playwright/test'

import { expect, freezeTime, holdScripts, refuseClipboard, sharedTest as test } from './site.ts'
import { axeFindings } from './axe.ts'
import { keptBy } from './kept-by.ts'
import { openTool, button, press, region, toastOf, clipboardOf, widthOf } from './visitor.ts'

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

const panel = (page: Page, name: string) => page.locator('details', { hasText: name })
const open = (page: Page, name: string) => page.locator('summary', { hasText: name }).click()
const edited = (page: Page) => region(page, 'Edited address').locator('p')

test('an address is edited by its parts, and what is left alone stays to the letter', async ({
  page,
}) => {
  await input(page).fill('HTTPS://x.in:/%7ea?b=%2f&d&k=1&k=2+3&utm_source=x#')
  await open(page, 'Edit the parts of an address')
  await page.getByLabel('Value 4').fill('2 3 & ₹')
  await expect(edited(page)).toHaveText(
    'HTTPS://x.in:/%7ea?b=%2f&d&k=1&k=2+3+%26+%E2%82%B9&utm_source=x#',
  )
  await page.getByRole('button', { name: 'Move up: parameter 2, d' }).press('Enter')
  await expect(page.getByLabel('Name 1')).toBeFocused()
  await page.getByRole('button', { name: 'Remove: parameter 3, k' }).press('Enter')
  await expect(page.getByLabel('Name 3')).toBeFocused()
  await button(page, 'Add a parameter').press('Enter')
  await page.keyboard.type('नया')
  await button(page, 'Remove the tracking parameters').press('Enter')
  await expect(page.getByText('This query has no known tracking parameters.')).toBeFocused()
  const address = 'HTTPS://x.in:/%7ea?d&b=%2f&k=2+3+%26+%E2%82%B9&%E0%A4%A8%E0%A4%AF%E0%A4%BE#'
  await expect(edited(page)).toHaveText(address)
  await page.getByLabel('Port').fill('99999')
  await expect(page.getByText('A port is a number up to 65535.')).toBeVisible()
  await expect(edited(page)).toHaveText(address)
  await button(page, 'Put into the input').press('Enter')
  await expect(input(page)).toHaveValue(address)
  await expect(input(page)).toBeFocused()
  await press(page, 'Undo replacing')
  await expect(input(page)).toHaveValue(/utm_source/)
})

test('the focus reaches the input on a slow phone, whose panels render later', async ({ page }) => {
  await input(page).fill('https://x.in/?a=1&utm_source=x')
  await open(page, 'Edit the parts of an address')
  await button(page, 'Remove the tracking parameters').press('Enter')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await button(page, 'Put into the input').press('Enter')
  await expect(input(page)).toHaveValue('https://x.in/?a=1')
  await expect(input(page)).toBeFocused()
})

test('layers are counted, and a broken sequence is marked while the rest is decoded', async ({
  page,
}) => {
  await input(page).fill('%25252B')
  await open(page, 'Decode layer by layer')
  const layers = panel(page, 'Decode layer by layer')
  await expect(layers.getByRole('status')).toHaveText('Encoded 3 times.')
  await expect(layers.getByRole('region')).toHaveCount(3)
  await input(page).fill('%E0%A4 %41')
  await expect(layers.locator('mark')).toHaveText('%E0%A4')
  await expect(layers.getByRole('region').locator('p')).toHaveText('%E0%A4 A')
})

test('a fold appears when the text gives it something', async ({ page }) => {
  const shown = page.locator('[data-panels] summary:visible')
  await expect(shown).toHaveCount(0)
  await input(page).fill('plain')
  await expect(shown).toHaveCount(0)
  await input(page).fill('a b')
  await expect(shown).toHaveText(['All encodings side by side'])
  await input(page).fill('100%25')
  await expect(shown).toHaveText(['All encodings side by side', 'Decode layer by layer'])
  await input(page).fill('example.com')
  await expect(shown).toHaveText(['Check the name of a host'])
  await input(page).fill('one\ntwo')
  await expect(shown).toHaveText(['All encodings side by side', 'Many lines at once'])
  await input(page).fill('/search?q=tea')
  await expect(shown).toContainText(['Edit the parts of an address'])
})

test('all panels suit axe and a narrow screen, and keep nothing', async ({ page }) => {
  const before = await keptBy(page)
  await input(page).fill('https://x.in/\nsecond')
  await open(page, 'Many lines at once')
  await expect(page.getByRole('textbox', { name: 'Lines' })).toHaveValue(/^https%3A/)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  await input(page).fill('https://pаypal.com/a_b?q=100%&क=₹+5&fbclid=canary7319426')
  const summaries = page.locator('[data-panels] summary:visible')
  await expect(summaries).toHaveCount(4)
  for (const summary of await summaries.all()) await summary.click()
  await expect(page.locator('[data-loading]')).toHaveCount(0)
  await expect(page.getByText('It mixes letters of Latin and Cyrillic')).toBeVisible()
  await expect(region(page, 'Form').locator('p').last()).toHaveText(/^https%3A.+%2B5/)
  expect(await axeFindings(page, '[data-panels]')).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
  expect(await keptBy(page)).toEqual(before)
})
