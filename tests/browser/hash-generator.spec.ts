import type { Page } from '@playwright/test'

import { ALGORITHMS, digest, copy, expectDigests, hashField } from './hash-generator-page.ts'
import { expect, sharedTest as test, WORKERS } from './site.ts'
import { openTool, button, press, toastOf, clipboardOf } from './visitor.ts'

const box = (page: Page) => page.getByLabel('Text to hash')

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

  test('no digest of the previous text is shown while a longer one is computed', async ({
    page,
  }) => {
    await box(page).fill('abc')
    await expectDigests(page, 'abc')
    await page.route(WORKERS, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => undefined' }),
    )
    await box(page).fill('x'.repeat(210_000))
    await expect(hashField(page, 'SHA-256')).toHaveValue('')
  })

  test('each button copies its own digest', async ({ page }) => {
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
    await press(page, 'Dismiss')
    await expect(copy(page, 'SHA-1')).toBeDisabled()
    await copy(page, 'SHA-1').click({ force: true })
    await expect(toastOf(page)).toContainText('Please enter some text to hash')
  })

  test('a refusal of the browser is reported, and no old digest stays', async ({ page }) => {
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
    // A long line of Devanagari would take the browser seconds to lay out.
    const text = `नमस्ते ${'two words '.repeat(21_000)}`
    const [worker] = await Promise.all([page.waitForEvent('worker'), box(page).fill(text)])
    expect(worker.url()).toContain('stream-hash.worker')
    await expectDigests(page, text)
  })
})

test.describe('without Web Crypto text is hashed by the code for files', () => {
  test('where the browser leaves it out', async ({ page }) => {
    await page.addInitScript(() => delete (Crypto.prototype as { subtle?: unknown }).subtle)
    await openTool(page, 'hash-generator')
    await box(page).fill('abc')
    await expectDigests(page, 'abc')
  })

  test('where it is there, but undefined', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await openTool(page, 'hash-generator')
    expect(page.workers()).toHaveLength(0)
    const [worker] = await Promise.all([page.waitForEvent('worker'), box(page).fill('abc')])
    expect(worker.url()).toContain('stream-hash.worker')
    await expectDigests(page, 'abc')
  })

  test.describe('on a page opened over plain http', () => {
    // Only this machine itself may be reached without encryption and still count as secure.
    const origin = 'http://ganak.test'
    test.use({
      baseURL: origin,
      allowed: [/Cross-Origin-Opener-Policy header has been ignored/],
    })

    test('as by its address in a local network', async ({ page, context }, { project }) => {
      await context.route(`${origin}/**`, async (route) => {
        const { pathname } = new URL(route.request().url())
        await route.fulfill({
          response: await route.fetch({ url: `${project.use.baseURL}${pathname}` }),
        })
      })
      await openTool(page, 'hash-generator')
      expect(await page.evaluate(() => isSecureContext)).toBe(false)
      await box(page).fill('abc')
      await expectDigests(page, 'abc')
    })
  })
})

test('the usual cause of a different hash is named on request, and an edit ends the answer', async ({
  page,
}) => {
  await openTool(page, 'hash-generator')
  const text = page.getByLabel('Text to hash')
  await text.fill(' cafe\u0301 ')
  await page.getByLabel('Compare with an expected hash').fill(digest('SHA-256', 'caf\u00e9\n'))
  await expect(page.getByText('No match: the SHA-256 hashes differ.')).toBeVisible()
  await button(page, 'Why?').press('Enter')
  await expect(page.getByText('The expected hash is')).toHaveText(
    'The expected hash is the SHA-256 hash of this text without the white space at its start and end, with a line break at its end and with accents as part of their letters (NFC).',
  )
  await text.fill('something else')
  await expect(page.getByText('The expected hash is')).toHaveCount(0)
  await press(page, 'Why?')
  await expect(page.getByText('None of the usual causes')).toBeVisible()
})
