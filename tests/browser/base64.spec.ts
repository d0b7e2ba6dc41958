import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { clipboardOf, expect, openTool, test, toastOf } from './site.ts'

// GNU coreutils: printf '₹ नमस्ते 👋' | base64
const TEXT = '₹ नमस्ते 👋'
const BASE64 = '4oK5IOCkqOCkruCkuOCljeCkpOClhyDwn5GL'

const input = (page: Page) => page.getByLabel(/^(Text to encode|Base64 to decode)$/)
const output = (page: Page) => page.getByLabel(/^(Base64 result|Decoded text)$/)
const process = (page: Page) => page.getByRole('button', { name: /Base64$/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, 'base64')
})

test('encodes first, and swapping leads back to the text', async ({ page }) => {
  await expect(button(page, 'Encode')).toHaveAttribute('aria-pressed', 'true')
  await expect(output(page)).toHaveAttribute('readonly')
  await input(page).fill(TEXT)
  await process(page).click()
  await expect(output(page)).toHaveValue(BASE64)
  await button(page, 'Swap').click()
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
  await button(page, 'Clear').click()
  await expect(input(page)).toHaveValue('')
  await expect(output(page)).toHaveValue('')
  for (const name of needOutput) await expect(button(page, name)).toBeDisabled()
})

test('the result is copied and downloaded exactly', async ({ page }) => {
  await input(page).fill(TEXT)
  await process(page).click()
  await button(page, 'Copy').click()
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe(BASE64)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^base64-encode-\d{4}-\d\d-\d\dT[\d-]+\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toBe(BASE64)
  await expect(toastOf(page)).toContainText('Downloaded!')
})

test('a refused clipboard is told and loses nothing', async ({ page }) => {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await input(page).fill(TEXT)
  await process(page).click()
  await button(page, 'Copy').click()
  await expect(toastOf(page)).toContainText('Copy Failed')
  await expect(toastOf(page)).toContainText('Failed to copy to clipboard.')
  await expect(output(page)).toHaveValue(BASE64)
})

test('bad Base64 is refused where it begins, and no old result stays', async ({ page }) => {
  await button(page, 'Decode').click()
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

test('bytes that are no text can be downloaded', async ({ page }) => {
  await button(page, 'Decode').click()
  await input(page).fill('//5B')
  await process(page).click()
  await expect(page.getByText('FF FE 41')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download the bytes').click(),
  ])
  expect([...(await readFile(await download.path()))]).toEqual([0xff, 0xfe, 0x41])
})

test.describe('uploads', () => {
  const upload = (page: Page, name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })

  test('a .txt file becomes the input', async ({ page }) => {
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.txt')
    await upload(page, 'a.TXT', Buffer.from(TEXT))
    await expect(toastOf(page)).toContainText('File Uploaded')
    await expect(input(page)).toHaveValue(TEXT)
  })

  test.describe('what cannot be used is refused in words, and the input stays', () => {
    const refused: [string, string, Buffer, RegExp][] = [
      ['a wrong type', 'a.png', Buffer.from('x'), /Please choose a \.txt file\./],
      ['an empty file', 'a.txt', Buffer.alloc(0), /a\.txt is empty\./],
      ['bytes that are no UTF-8', 'a.txt', Buffer.from([0xff, 0x41]), /a\.txt is not UTF-8 text\./],
    ]
    for (const [what, name, content, message] of refused) {
      test(what, async ({ page }) => {
        await input(page).fill('kept')
        await upload(page, name, content)
        await expect(toastOf(page)).toHaveAttribute('data-kind', 'error')
        await expect(toastOf(page)).toContainText(message)
        await expect(input(page)).toHaveValue('kept')
      })
    }

    test('a file of 100 MB', async ({ page }) => {
      await input(page).fill('kept')
      await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => {
        const files = new DataTransfer()
        files.items.add(new File([new Uint8Array(100_000_000)], 'big.txt'))
        field.files = files.files
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await expect(toastOf(page)).toContainText('big.txt is larger than 50 MB')
      await expect(input(page)).toHaveValue('kept')
    })
  })
})

test('ten megabytes are held beside the page and converted off its thread', async ({ page }) => {
  await page.locator('input[type=file]').evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer()
    files.items.add(new File(['नमस्ते hello\n'.repeat(420_000)], 'big.txt'))
    field.files = files.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.locator('[data-held-length="5460000"]')).toBeVisible()
  const [worker] = await Promise.all([page.waitForEvent('worker'), process(page).click()])
  expect(worker.url()).toContain('base64.worker')
  // 420,000 × 25 bytes, four characters for three bytes.
  await expect(page.locator('[data-held-length="14000000"]')).toBeVisible()
})

test.describe('a conversion that takes long', () => {
  const text = 'x'.repeat(60_000)
  test.beforeEach(async ({ page }) => {
    await page.route('**/*.worker*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => undefined' }),
    )
    await input(page).fill(text)
    await process(page).click()
    await expect(page.getByText('Working…')).toBeVisible()
  })

  test('can be cancelled, and the text stays', async ({ page }) => {
    await button(page, 'Cancel').click()
    await expect.poll(() => page.workers().length).toBe(0)
    await expect(page.getByText('Working…')).toHaveCount(0)
    await expect(button(page, 'Cancel')).toHaveCount(0)
    await expect(input(page)).toHaveValue(text)
  })

  test('ends with a change of its text, so that its result cannot replace a newer one', async ({
    page,
  }) => {
    await input(page).fill('a')
    await expect.poll(() => page.workers().length).toBe(0)
    await process(page).click()
    await expect(output(page)).toHaveValue('YQ==')
  })
})

test.describe('a worker that dies', () => {
  test.use({ allowed: [/killed/], serviceWorkers: 'block' })
  test('is told in the specified words, and the text stays', async ({ page }) => {
    const text = 'x'.repeat(60_000)
    await input(page).fill(text)
    await page.route('**/*.worker*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("killed")' }),
    )
    await process(page).click()
    await expect(toastOf(page)).toContainText('Encoding Error')
    await expect(input(page)).toHaveValue(text)
  })
})
