import type { Page } from '@playwright/test'

import { input, output, process } from './base64-page.ts'
import { expect, killWorkers, sharedTest as test, WORKERS } from './site.ts'
import { openTool, button, press, toastOf, fileOf, chooseLarge } from './visitor.ts'

const chooser = (page: Page) => page.locator('input[type=file]')

test.beforeEach(async ({ page }) => openTool(page, 'base64'))

test.describe('uploads', () => {
  const upload = (page: Page, name: string, buffer: Buffer) =>
    chooser(page).setInputFiles(fileOf(name, buffer))

  test('a .txt file becomes the input', async ({ page }) => {
    await expect(page.locator('input[type=file]')).toHaveAttribute('accept', '.txt')
    await upload(page, 'a.TXT', Buffer.from('₹ नमस्ते 👋'))
    await expect(toastOf(page)).toContainText('File Uploaded')
    await expect(input(page)).toHaveValue('₹ नमस्ते 👋')
  })

  test('a file keeps its bytes until it is edited: line ends and byte order mark', async ({
    page,
  }) => {
    // GNU coreutils: printf '\xef\xbb\xbfa\r\nb' | base64
    await upload(page, 'a.txt', Buffer.from('\ufeffa\r\nb'))
    await process(page).click()
    await expect(output(page)).toHaveValue('77u/YQ0KYg==')
    await input(page).press('Control+End')
    await input(page).pressSequentially('c')
    await process(page).click()
    // printf '\xef\xbb\xbfa\nbc' | base64
    await expect(output(page)).toHaveValue('77u/YQpiYw==')
  })

  test('a file in UTF-16 is read, and said to be', async ({ page }) => {
    await upload(page, 'a.txt', Buffer.from('\ufeff₹', 'utf16le'))
    await expect(page.getByText('a.txt is UTF-16. Its text is encoded as UTF-8.')).toBeVisible()
    await process(page).click()
    // printf '\xef\xbb\xbf\xe2\x82\xb9' | base64
    await expect(output(page)).toHaveValue('77u/4oK5')
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
      await chooseLarge(chooser(page), 'big.txt', '\0'.repeat(1_000_000), 100)
      await expect(toastOf(page)).toContainText('big.txt is larger than 50 MB')
      await expect(input(page)).toHaveValue('kept')
    })
  })
})

test('ten megabytes are held beside the page and converted off its thread', async ({ page }) => {
  await chooseLarge(chooser(page), 'big.txt', 'नमस्ते hello\n'.repeat(1000), 420)
  await expect(page.locator('[data-held="5460000"]')).toBeVisible()
  const [worker] = await Promise.all([page.waitForEvent('worker'), process(page).click()])
  expect(worker.url()).toContain('base64.worker')
  // 420,000 × 25 bytes, four characters for three bytes.
  await expect(page.locator('[data-held="14000000"]')).toBeVisible()
})

test.describe('a conversion that takes long', () => {
  const text = 'x'.repeat(210_000)
  test.beforeEach(async ({ page }) => {
    await page.route(WORKERS, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => undefined' }),
    )
    await input(page).fill(text)
    await process(page).click()
    await expect(page.getByText('Working…')).toBeVisible()
  })

  test('can be cancelled, and the text stays', async ({ page }) => {
    await press(page, 'Cancel')
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

/** More than the page converts without a worker, and more than `fill` is quick with. */
const giveMuch = (page: Page) => chooseLarge(chooser(page), 'much.txt', 'x'.repeat(1000), 1200)

test('where no worker can start, small texts need none and large ones are told', async ({
  page,
}) => {
  await page.evaluate(() => Object.defineProperty(window, 'Worker', { value: undefined }))
  const text = 'x'.repeat(60_000)
  await input(page).fill(text)
  await process(page).click()
  await expect(output(page)).toHaveValue(btoa(text))
  await giveMuch(page)
  await expect(page.locator('[data-held="1200000"]')).toBeVisible()
  await process(page).click()
  await expect(toastOf(page)).toContainText('This browser did not start the background work')
  await expect(page.getByText('Working…')).toHaveCount(0)
})

test.describe('a worker that dies', () => {
  test.use({ allowed: [/killed/] })
  test('is reported with its reason, and the text stays and can be tried again', async ({
    page,
  }) => {
    const reason = /^The browser stopped the work in the background,/
    await giveMuch(page)
    await expect(page.locator('[data-held="1200000"]')).toBeVisible()
    await killWorkers(page)
    await process(page).click()
    await expect(toastOf(page)).toContainText('Encoding Error')
    await expect(toastOf(page).getByText(reason)).toBeVisible()
    await expect(page.getByLabel('Input').getByRole('alert')).toHaveText(reason)
    // The text is valid.
    await expect(toastOf(page)).not.toContainText('Invalid')
    await expect(page.locator('[data-held="1200000"]')).toBeVisible()
    await page.unroute(WORKERS)
    await process(page).click()
    await expect(page.locator('[data-held="1600000"]')).toBeVisible()
    await expect(toastOf(page)).toBeHidden()
  })
})
