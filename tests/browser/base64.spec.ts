import { readFile } from 'node:fs/promises'

import { input, output, process } from './base64-page.ts'
import { expect, freezeTime, refuseClipboard, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, clipboardOf, downloadBy } from './visitor.ts'

// GNU coreutils: printf '₹ नमस्ते 👋' | base64
const TEXT = '₹ नमस्ते 👋'
const BASE64 = '4oK5IOCkqOCkruCkuOCljeCkpOClhyDwn5GL'

test.beforeEach(async ({ page }) => {
  await openTool(page, 'base64')
})

test('encodes first, and swapping leads back to the text', async ({ page }) => {
  await expect(button(page, 'Encode')).toHaveAttribute('aria-pressed', 'true')
  await expect(output(page)).toHaveAttribute('readonly')
  await input(page).fill(TEXT)
  await process(page).click()
  await expect(output(page)).toHaveValue(BASE64)
  await press(page, 'Swap')
  await expect(button(page, 'Decode')).toHaveAttribute('aria-pressed', 'true')
  await expect(input(page)).toHaveValue(BASE64)
  await expect(output(page)).toHaveValue('')
  await process(page).click()
  await expect(output(page)).toHaveValue(TEXT)
})

test('what needs an output is disabled without one; clear empties both', async ({ page }) => {
  const needOutput = ['Swap', 'Copy', 'Download']
  for (const name of needOutput) await expect(button(page, name)).toBeDisabled()
  await input(page).fill('a')
  await process(page).click()
  for (const name of needOutput) await expect(button(page, name)).toBeEnabled()
  await press(page, 'Clear')
  await expect(input(page)).toHaveValue('')
  await expect(output(page)).toHaveValue('')
  for (const name of needOutput) await expect(button(page, name)).toBeDisabled()
})

test('the result is copied and downloaded exactly', async ({ page }) => {
  await input(page).fill(TEXT)
  await process(page).click()
  await press(page, 'Copy')
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe(BASE64)
  const file = await downloadBy(button(page, 'Download'))
  expect(file.name).toMatch(/^base64-encode-\d{4}-\d\d-\d\dT[\d-]+\.txt$/)
  expect(await readFile(file.path, 'utf8')).toBe(BASE64)
  await expect(toastOf(page)).toContainText('Downloaded!')
})

test('a refused clipboard is reported and loses nothing', async ({ page }) => {
  await refuseClipboard(page)
  await input(page).fill(TEXT)
  await process(page).click()
  await press(page, 'Copy')
  await expect(toastOf(page)).toContainText('Copy Failed')
  await expect(toastOf(page)).toContainText('Failed to copy to clipboard.')
  await expect(output(page)).toHaveValue(BASE64)
})

test('bad Base64 is refused where it begins, and no old result stays', async ({ page }) => {
  await press(page, 'Decode')
  await input(page).fill('Zm9v')
  await process(page).click()
  await expect(output(page)).toHaveValue('foo')
  await input(page).fill('Zm9v!')
  await process(page).click()
  await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
  await expect(toastOf(page)).toContainText('Decoding Error')
  await expect(toastOf(page)).toContainText('Invalid Base64 string')
  await expect(page.getByText('Character 5 (“!”) is not in the Base64 alphabet.')).toBeVisible()
  await expect(output(page)).toHaveValue('')
  await expect(input(page)).toHaveValue('Zm9v!')
})

test('the toast about bad Base64 goes with its text, and no other does', async ({ page }) => {
  await freezeTime(page)
  await press(page, 'Decode')
  await input(page).fill('Zm9v!')
  await process(page).click()
  await expect(toastOf(page)).toContainText('Invalid Base64 string')
  await input(page).fill('Zm9v')
  await expect(toastOf(page)).toBeHidden()
  await input(page).fill('Zm9v!')
  await process(page).click()
  await expect(toastOf(page)).toContainText('Invalid Base64 string')
  const image = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') }
  await page.locator('input[type=file]').setInputFiles(image)
  await expect(toastOf(page)).toContainText('Please choose a .txt file.')
  await input(page).fill('Zm9v')
  await process(page).click()
  await expect(output(page)).toHaveValue('foo')
  await expect(toastOf(page)).toContainText('Please choose a .txt file.')
})

test('text without UTF-8 bytes cannot be encoded', async ({ page }) => {
  await input(page).evaluate((box: HTMLTextAreaElement) => {
    // Typing a lone surrogate is not possible with a keyboard.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      box,
      'a\uD800',
    )
    box.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await process(page).click()
  await expect(toastOf(page)).toContainText('Encoding Error')
  await expect(toastOf(page)).toContainText('Invalid input for Base64 encoding')
})

test('bytes that are not text can be downloaded', async ({ page }) => {
  await press(page, 'Decode')
  await input(page).fill('//5B')
  await process(page).click()
  await expect(page.getByText('FF FE 41')).toBeVisible()
  const file = await downloadBy(button(page, 'Download the bytes'))
  expect([...(await readFile(file.path))]).toEqual([0xff, 0xfe, 0x41])
})
