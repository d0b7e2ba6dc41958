import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, test } from './site.ts'

/** Chooses a page in the dialog of the first "Send to…". */
async function sendTo(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Send to…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Send to' })
  await dialog.getByRole('link', { name: label }).first().click()
}

/** Text that is entered on a page, the way through other pages, and the text at the end. */
const chains: [
  start: string,
  field: string,
  text: string,
  steps: [RegExp, string][],
  end: string,
][] = [
  ['base64', '[name=input]', '{"a":1}', [[/Decode it/, '[name=input]']], 'eyJhIjoxfQ=='],
  ['json-formatter', '[name=json]', '[1]', [[/Format it|Compare/, '[name=left]']], '[\n  1\n]'],
  ['url-encoder', '[name=input]', 'a b&c', [[/Decode it/, '[name=input]']], 'a%20b%26c'],
]
for (const [start, field, text, steps, end] of chains) {
  test(`a result of ${start} opens on another page`, async ({ page }) => {
    await page.goto(`/tools/${start}`)
    await page.locator(field).fill(text)
    if (start === 'json-formatter')
      await page.getByRole('button', { name: 'Format & Validate' }).click()
    for (const [label, next] of steps) {
      await sendTo(page, label)
      await expect(page.locator(next)).toHaveValue(end)
    }
    expect(page.url()).not.toContain('take')
  })
}

test('the dialog says what the text is, and closes by Escape', async ({ page }) => {
  await page.goto('/tools/base64')
  await page.locator('[name=input]').fill('hello')
  await page.getByRole('button', { name: 'Send to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to' })
  await expect(dialog).toContainText('Base64: decodes to readable text')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send to…' })).toBeFocused()
})

test('Back returns to the page with its text', async ({ page }) => {
  await page.goto('/tools/url-encoder')
  await page.locator('[name=input]').fill('a b')
  await sendTo(page, /Make a QR code|Decode it/)
  await page.goBack()
  await expect(page.locator('[name=input]')).toHaveValue('a b')
})
