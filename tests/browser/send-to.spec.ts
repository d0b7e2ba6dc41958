import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, openTool, test } from './site.ts'

/** Chooses a page in the dialog of the first "Send to…". */
async function sendTo(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Send to…' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Send to' })
  await dialog.getByRole('link', { name: label }).first().click()
}

/** Text that is entered on a page, the link to the next page, and the text in its field. */
const chains: [
  start: string,
  mode: string,
  text: string,
  link: RegExp,
  field: string,
  end: string,
][] = [
  ['base64', 'Decode', 'eyJhIjoxfQ==', /Format it/, '[name=json]', '{"a":1}'],
  ['url-encoder', 'Encode', 'a b&c', /Make a QR code/, '[name=text]', 'a%20b%26c'],
  ['url-encoder', 'Decode', 'name,age%0AAsha,31', /Convert it to JSON/, '[name=json]', 'name,age\nAsha,31'], // prettier-ignore
]
for (const [start, mode, text, link, field, end] of chains) {
  test(`a result of ${start} (${mode}) opens on the next page`, async ({ page }) => {
    await openTool(page, start)
    await page.getByRole('group', { name: 'Mode' }).getByText(mode).first().click()
    await page.locator('[name=input]').fill(text)
    await sendTo(page, link)
    await expect(page.locator(field)).toHaveValue(end)
    expect(page.url()).not.toContain('take')
  })
}

test('formatted JSON opens beside another document', async ({ page }) => {
  await openTool(page, 'json-formatter')
  await page.locator('[name=json]').fill('[1]')
  await page.getByRole('button', { name: 'Format & Validate' }).click()
  await sendTo(page, /Compare it/)
  await expect(page.locator('[name=left]')).toHaveValue('[\n  1\n]')
})

test('the dialog says what the text is, and closes by Escape', async ({ page }) => {
  await openTool(page, 'base64')
  await page.locator('[name=input]').fill('hello')
  await page.getByRole('button', { name: 'Send to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send to' })
  await expect(dialog).toContainText('Base64: decodes to readable text')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send to…' })).toBeFocused()
})
