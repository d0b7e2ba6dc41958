import type { Page } from '@playwright/test'

import { SLUG, badge, format, input, openFormatted, output, upload } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, region, boxOf } from './visitor.ts'

const shown = (page: Page) => output(page).textContent()
/** Made up, and put together here so that no scanner of repositories takes it for a real one. */
const TOKEN = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`

test('options change the layout of the result and are stored on the device', async ({ page }) => {
  await openFormatted(page, '{"b":[1,2],"a":"₹"}')
  await expect(output(page)).toContainText('"b": [')
  await press(page, 'Options')
  await page.getByLabel('Indent').selectOption('Tab')
  await page.getByLabel('Order of keys').selectOption('A to Z, numbers by value')
  await page.getByLabel('Short arrays').selectOption('On one line where they fit')
  await page.getByLabel('Escapes').selectOption('Escape all but ASCII')
  await expect.poll(() => shown(page)).toBe('{\n\t"a": "\\u20b9",\n\t"b": [1, 2]\n}')
  await press(page, 'Minify')
  await expect.poll(() => shown(page)).toBe('{"a":"\\u20b9","b":[1,2]}')
  await openFormatted(page, '{"b":1,"a":[2]}')
  await expect.poll(() => shown(page)).toBe('{\n\t"a": [2],\n\t"b": 1\n}')
  await press(page, 'Options')
  await press(page, 'Reset options')
  await expect.poll(() => shown(page)).toBe('{\n  "b": 1,\n  "a": [\n    2\n  ]\n}')
  expect(await page.evaluate(() => localStorage.getItem('jsonOptions'))).toBeNull()
})

test('the options open in a popover that moves nothing, and Escape returns to their button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openTool(page, SLUG)
  await format(page)
  await expect(output(page)).toBeVisible()
  const before = await boxOf(output(page))
  await press(page, 'Options')
  await expect(page.getByLabel('Indent')).toBeFocused()
  const options = await boxOf(page.getByRole('group', { name: 'Options' }))
  expect(options.right).toBeLessThanOrEqual(1366)
  expect(await boxOf(output(page))).toEqual(before)
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Indent')).toBeHidden()
  await expect(button(page, 'Options')).toBeFocused()
  await press(page, 'Options')
  await expect(page.getByLabel('Indent')).toBeVisible()
  await press(page, 'Options')
  await expect(page.getByLabel('Indent')).toBeHidden()
})

test('a notice and the repair list push each other, and all of them can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await openFormatted(page, '{"pin": 007}')
  await press(page, 'Repair…')
  const notice = await boxOf(button(page, 'Show in the input'))
  const repair = await boxOf(region(page, 'Repair'))
  expect(repair.y).toBeGreaterThan(notice.bottom)
  await page.getByRole('button', { name: /^As a string/ }).click()
  await page.getByRole('tab', { name: 'Tree' }).click()
  await press(page, 'Fold all')
  await press(page, 'Copy path')
})

test('secrets are counted, and redacted and put back by a click', async ({ page }) => {
  await openFormatted(page, `{"n":1.0,"auth":["x",{"key":"${TOKEN}"}]}`)
  const line = page.locator('[data-secrets]')
  await expect(line).toContainText(/May contain 1 secret in \d+ bytes\./)
  await press(page, 'Redact')
  await expect(line).toContainText('1 value is replaced')
  await expect(output(page)).toContainText('"key": "[redacted]"')
  await expect(output(page)).toContainText('"n": 1.0')
  await expect(output(page)).not.toContainText(TOKEN)
  await press(page, 'Undo redaction')
  await expect(output(page)).toContainText(TOKEN)
  await expect(line).toContainText('May contain 1 secret')
})

test('a document that makes typing slow is held, and comes into the box to show its error', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const text = `[\r\n${'"filler text",\r\n'.repeat(2_000)}nul]`
  await upload(page, 'broken.json', text)
  await expect(page.locator('[data-held]')).toContainText('broken.json')
  await format(page)
  await expect(badge(page)).toHaveText('Invalid')
  await press(page, 'Show in the input')
  await expect(input(page)).toBeFocused()
  await expect(page.locator('[data-error]')).toBeVisible()
  const selected = await input(page).evaluate((box: HTMLTextAreaElement) => box.selectionStart)
  // The first place that no JSON can have is after "nul"; each line break is one character in the box.
  expect(selected).toBe(text.replaceAll('\r\n', '\n').indexOf('nul') + 3)
})
