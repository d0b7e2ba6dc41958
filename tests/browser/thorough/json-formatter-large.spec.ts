import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { jsonDocument } from '../../json-documents.ts'
import {
  SLUG,
  badge,
  format,
  input,
  openFormatted,
  output,
  upload,
} from '../json-formatter-page.ts'
import { expect, test } from '../site.ts'
import {
  openTool,
  button,
  press,
  toastOf,
  clipboardOf,
  putOnClipboard,
  downloadBy,
} from '../visitor.ts'

/** Puts text on the clipboard and presses Ctrl+V in the input, as a visitor does. */
async function pasteByKeyboard(page: Page, text: string): Promise<void> {
  await putOnClipboard(page, text)
  await input(page).focus()
  await page.keyboard.press('Control+V')
}

/** The bytes of the SHA-256 of what the clipboard holds, which is too long to be handed over. */
const clipboardDigest = (page: Page) =>
  page.evaluate(async () => {
    const text = await navigator.clipboard.readText()
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return String(new Uint8Array(digest))
  })

test('a 20 MB file is formatted, seen a screen at a time, and copied and downloaded whole', async ({
  page,
}) => {
  test.slow()
  await openTool(page, SLUG)
  const text = jsonDocument(20)
  const expected = JSON.stringify(JSON.parse(text), null, 2)
  await upload(page, 'large.json', text)
  await expect(page.locator('[data-held]')).toContainText('large.json')
  await expect(page.locator('[data-held]')).toContainText('20.')
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('"guid"')
  const lines = page.locator('.json-line')
  await expect(lines.first()).toHaveText('[')
  expect(await lines.count()).toBeLessThan(2_000)
  const file = await downloadBy(button(page, 'Download'))
  expect((await readFile(file.path, 'utf8')) === expected).toBe(true)
  await press(page, 'Copy')
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  expect(await clipboardDigest(page)).toBe(
    String(new Uint8Array(createHash('sha256').update(expected).digest())),
  )
  // The end of this page of lines is fetched when it is scrolled to, under its right number.
  await output(page).evaluate((view) => (view.scrollTop = view.scrollHeight))
  const lineOf = expected.split('\n', 100_001)
  await expect(page.locator('[data-line="100000"]')).toHaveText((lineOf[99_999] ?? '').trim())
  await press(page, 'Next')
  await expect(page.locator('[data-line="100001"]')).toHaveText((lineOf[100_000] ?? '').trim())
})

test('a large paste is held beside the text box, keeps what stood around it, and comes back', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await input(page).fill('[0,]')
  await input(page).evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(3, 3))
  const filler = Array.from({ length: 30_000 }, (_, index) => `"item ${index}"`).join(',')
  await pasteByKeyboard(page, filler)
  await expect(page.locator('[data-held]')).toContainText('Pasted text')
  await expect(page.locator('[data-held] pre')).toContainText('[0,"item 0","item 1"')
  await expect(toastOf(page)).toHaveText(/Pasted from Clipboard/)
  await press(page, 'Minify')
  await expect(badge(page)).toHaveText('Valid')
  await press(page, 'Copy')
  await expect(toastOf(page)).toHaveText(/Copied to Clipboard/)
  expect((await clipboardOf(page)) === `[0,${filler}]`).toBe(true)
  await press(page, 'Undo paste')
  await expect(input(page)).toHaveValue('[0,]')
  await press(page, 'Paste')
  await expect(page.locator('[data-held]')).toBeVisible()
  await press(page, 'Edit as text')
  await expect(input(page)).toHaveValue(`[0,${filler}]`)
})

test('a large invalid file tells where it breaks', async ({ page }) => {
  await openTool(page, SLUG)
  await upload(page, 'broken.json', `[\n${'"filler text",\n'.repeat(60_000)}nul]`)
  await format(page)
  await expect(badge(page)).toHaveText('Invalid')
  await expect(page.locator('[data-error]')).toContainText('Line 60002, column 4')
  await expect(page.locator('[data-error] mark')).toHaveText(']')
})

test('large work can be cancelled, and works at the next click', async ({ page }) => {
  await openTool(page, SLUG)
  await upload(page, 'large.json', jsonDocument(8))
  await expect(page.locator('[data-held]')).toBeVisible()
  await format(page)
  await press(page, 'Cancel')
  await expect(page.locator('[data-progress]')).toHaveCount(0)
  await expect(badge(page)).toHaveCount(0)
  await press(page, 'Minify')
  await expect(badge(page)).toHaveText('Valid')
  await expect(page.getByText(/^1 line, /)).toBeVisible()
  await expect(output(page)).toContainText('[{"id":0,')
})

test('a document too deep to indent says so and still minifies', async ({ page }) => {
  await openFormatted(page, '['.repeat(90_000) + ']'.repeat(90_000))
  await expect(page.locator('.notice')).toHaveText(/would be 16\.20 GB.* Minify still works\.$/)
  await expect(badge(page)).toHaveCount(0)
  await press(page, 'Minify')
  await expect(badge(page)).toHaveText('Valid')
})

test.describe('when the worker cannot be had', () => {
  test.use({ allowed: [/Failed to load resource/] })
  test('the failure is reported, and smaller documents still work', async ({ page }) => {
    await page.route('**/workers/*.worker*', (route) => route.abort())
    await openTool(page, SLUG)
    await upload(page, 'large.json', `[${'"filler",'.repeat(40_000)}1]`)
    await press(page, 'Minify')
    await expect(badge(page)).toHaveText('Valid')
    await upload(page, 'very-large.json', `[${'"filler",'.repeat(120_000)}1]`)
    await format(page)
    await expect(page.locator('.notice')).toHaveText(/^This browser did not start the background/)
    await press(page, 'Clear')
    await input(page).fill('[1]')
    await format(page)
    await expect(badge(page)).toHaveText('Valid')
  })
})
