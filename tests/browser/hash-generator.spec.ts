import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { clipboardOf, expect, openTool, test, toastOf } from './site.ts'

const ALGORITHMS = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']
/** What OpenSSL says, through Node. */
const digest = (algorithm: string, content: string | Buffer) =>
  createHash(algorithm.replace('-', '')).update(content).digest('hex')

const box = (page: Page) => page.getByLabel('Text to hash')
const field = (page: Page, algorithm: string) =>
  page.getByLabel(algorithm, { exact: true }).and(page.locator('[readonly]'))
const copy = (page: Page, algorithm: string) =>
  page.getByRole('button', { name: `Copy ${algorithm}` })
const comparison = (page: Page) => page.getByLabel('Compare with an expected hash')

async function expectDigests(page: Page, content: string | Buffer) {
  for (const algorithm of ALGORITHMS) {
    await expect(field(page, algorithm)).toHaveValue(
      content === '' ? '' : digest(algorithm, content),
    )
  }
}

test.describe('text', () => {
  test.beforeEach(async ({ page }) => openTool(page, 'hash-generator'))

  test('is hashed while it is typed, and fields empty with it', async ({ page }) => {
    await expectDigests(page, '')
    await expect(toastOf(page)).toBeHidden()
    for (const text of ['a', 'abc', '₹ नमस्ते 👋', 'two\nlines']) {
      await box(page).fill(text)
      await expectDigests(page, text)
    }
    await box(page).fill('')
    await expectDigests(page, '')
    await expect(toastOf(page)).toBeHidden()
  })

  test('fast typing ends with the digests of the last text', async ({ page }) => {
    const text = 'the quick brown fox '.repeat(5)
    await box(page).pressSequentially(text)
    await expectDigests(page, text)
  })

  test('an older digest that comes late changes nothing', async ({ page }) => {
    await page.evaluate(() => {
      const real = crypto.subtle.digest.bind(crypto.subtle)
      crypto.subtle.digest = async (algorithm, data) => {
        const result = await real(algorithm, data)
        // The digests of one letter arrive long after those of two.
        if (data.byteLength === 1) await new Promise((resolve) => setTimeout(resolve, 400))
        return result
      }
    })
    await box(page).pressSequentially('ab')
    await expectDigests(page, 'ab')
    await page.waitForTimeout(600)
    await expectDigests(page, 'ab')
  })

  test('each button copies its own digest', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await box(page).fill('abc')
    for (const algorithm of ALGORITHMS) {
      await copy(page, algorithm).click()
      await expect(toastOf(page)).toContainText('Copied!')
      expect(await clipboardOf(page)).toBe(digest(algorithm, 'abc'))
    }
  })

  test('a deliberate act on an empty box asks for text', async ({ page }) => {
    await box(page).press('Enter')
    await expect(toastOf(page)).toContainText('Error')
    await expect(toastOf(page)).toContainText('Please enter some text to hash')
    await expect(box(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(copy(page, 'SHA-1')).toBeDisabled()
    await copy(page, 'SHA-1').click({ force: true })
    await expect(toastOf(page)).toContainText('Please enter some text to hash')
  })

  test('a refusal of the browser is told, and no old digest stays', async ({ page }) => {
    await box(page).fill('abc')
    await expectDigests(page, 'abc')
    await page.evaluate(() => {
      crypto.subtle.digest = () => Promise.reject(new Error('no'))
    })
    await box(page).fill('abcd')
    await expect(toastOf(page)).toContainText('Error')
    await expect(toastOf(page)).toContainText('Failed to generate hashes')
    await expectDigests(page, '')
    await expect(box(page)).toHaveValue('abcd')
  })

  test('a long text is hashed in a worker', async ({ page }) => {
    const text = 'नमस्ते '.repeat(20_000)
    const [worker] = await Promise.all([page.waitForEvent('worker'), box(page).fill(text)])
    expect(worker.url()).toContain('stream-hash.worker')
    await expectDigests(page, text)
  })
})

test('text is hashed also where the browser has no Web Crypto', async ({ page }) => {
  await page.addInitScript(() => delete (Crypto.prototype as { subtle?: unknown }).subtle)
  await openTool(page, 'hash-generator')
  await box(page).fill('abc')
  await expectDigests(page, 'abc')
})

test.describe('files', () => {
  const choose = (page: Page, buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.bin', mimeType: 'text/plain', buffer })

  test.beforeEach(async ({ page }) => {
    await openTool(page, 'hash-generator')
    await page.getByRole('button', { name: 'File', exact: true }).click()
  })

  for (const size of [0, 4 * 1024 * 1024, 12_345_678]) {
    test(`a file of ${size} bytes`, async ({ page }) => {
      const content = Buffer.alloc(size, 'ganak')
      await choose(page, content)
      for (const algorithm of ALGORITHMS) {
        await expect(field(page, algorithm)).toHaveValue(digest(algorithm, content))
      }
    })
  }

  test('an expected digest is recognised by its length and compared', async ({ page }) => {
    const content = Buffer.from('abc')
    await comparison(page).fill(digest('SHA-256', content).toUpperCase())
    await expect(
      page.getByText('Recognised as SHA-256. There is nothing to compare it with yet.'),
    ).toBeVisible()
    await choose(page, content)
    await expect(page.getByText('Match: the SHA-256 hashes are equal.')).toBeVisible()
    await comparison(page).fill(digest('SHA-512', 'other'))
    await expect(page.getByText('No match: the SHA-512 hashes differ.')).toBeVisible()
    await comparison(page).fill('abc')
    await expect(page.getByText('This is not a SHA-1, SHA-256')).toBeVisible()
  })

  test('only the ticked algorithms are computed', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'SHA-1' }).uncheck()
    await choose(page, Buffer.from('abc'))
    await expect(field(page, 'SHA-256')).toHaveValue(digest('SHA-256', 'abc'))
    await expect(field(page, 'SHA-1')).toHaveValue('')
    await page.getByRole('checkbox', { name: 'SHA-1' }).check()
    await expect(field(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
  })

  test('without any ticked algorithm a file is not read', async ({ page }) => {
    for (const name of ALGORITHMS) await page.getByRole('checkbox', { name }).uncheck()
    await choose(page, Buffer.from('abc'))
    await expect(page.getByText('a.bin')).toBeVisible()
    expect(page.workers()).toHaveLength(0)
    await copy(page, 'SHA-1').press('Enter')
    await expect(toastOf(page)).toContainText('Please choose a file and the hashes to compute')
    await page.getByRole('checkbox', { name: 'SHA-384' }).check()
    await expect(field(page, 'SHA-384')).toHaveValue(digest('SHA-384', 'abc'))
  })

  test('a large file shows its progress and can be cancelled', async ({ page }) => {
    await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
      const part = new Blob([new Uint8Array(100_000_000)])
      const files = new DataTransfer()
      files.items.add(
        new File(
          Array.from({ length: 15 }, () => part),
          'big.iso',
        ),
      )
      input.files = files.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(page.getByText(/of 1\.50 GB, .* a second/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expectDigests(page, '')
    await choose(page, Buffer.from('abc'))
    await expect(field(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
  })

  test.describe('when the worker dies', () => {
    test.use({ allowed: [/killed/], serviceWorkers: 'block' })
    test('the specified message is shown and the next file works', async ({ page }) => {
      await page.route('**/*.worker*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("killed")' }),
      )
      await choose(page, Buffer.from('abc'))
      await expect(toastOf(page)).toContainText('Failed to generate hashes')
      await page.unroute('**/*.worker*.js')
      await choose(page, Buffer.from('abcd'))
      await expect(field(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abcd'))
    })
  })
})
