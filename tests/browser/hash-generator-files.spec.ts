import { createHash } from 'node:crypto'

import { rm, writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { ALGORITHMS, digest, hashField, copy, expectDigests } from './hash-generator-page.ts'
import { expect, killWorkers, sharedTest as test, WORKERS } from './site.ts'
import { openTool, press, region, toastOf, chooseLarge } from './visitor.ts'

const reason = (page: Page) => region(page, 'Input').locator('.notice')
const chooser = (page: Page) => page.locator('input[type=file]')
const comparison = (page: Page) => page.getByLabel('Compare with an expected hash')

test.describe('files', () => {
  const choose = async (page: Page, content: Buffer) => {
    const path = test.info().outputPath('a.bin')
    await writeFile(path, content)
    await chooser(page).setInputFiles(path)
  }

  test.beforeEach(async ({ page }) => {
    await openTool(page, 'hash-generator')
    await press(page, 'File')
  })

  test('files without a byte, of whole pieces and of a broken one have their digests', async ({
    page,
  }) => {
    for (const size of [0, 4 * 1024 * 1024, 12_345_678]) {
      const content = Buffer.alloc(size, 'ganak')
      await choose(page, content)
      for (const algorithm of ALGORITHMS) {
        const message = `${algorithm} of ${size} bytes`
        await expect(hashField(page, algorithm), message).toHaveValue(digest(algorithm, content))
      }
    }
  })

  test('an expected digest is recognised by its length and compared', async ({ page }) => {
    const content = Buffer.from('abc')
    await comparison(page).fill(digest('SHA-256', content).toUpperCase())
    await expect(
      page.getByText('Recognised as SHA-256. Nothing to compare it with yet.'),
    ).toBeVisible()
    await choose(page, content)
    await expect(page.getByText('Match: the SHA-256 hashes are equal.')).toBeVisible()
    await comparison(page).fill(digest('SHA-512', 'other'))
    await expect(page.getByText('No match: the SHA-512 hashes differ.')).toBeVisible()
    await comparison(page).fill(createHash('md5').update(content).digest('hex'))
    await expect(page.getByText('Match: the MD5 hashes are equal.')).toBeVisible()
    await comparison(page).fill('abc')
    await expect(page.getByText('This is not a SHA-1, SHA-256')).toBeVisible()
  })

  test('a look at the text loses neither the file nor its digests', async ({ page }) => {
    await choose(page, Buffer.from('abc'))
    await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
    await press(page, 'Text')
    await page.getByLabel('Text to hash').fill('abcd')
    await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abcd'))
    await press(page, 'File')
    await expect(page.getByText('a.bin')).toBeVisible()
    await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
  })

  test('only the ticked algorithms are computed', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'SHA-1' }).uncheck()
    await choose(page, Buffer.from('abc'))
    await expect(hashField(page, 'SHA-256')).toHaveValue(digest('SHA-256', 'abc'))
    await expect(hashField(page, 'SHA-1')).toHaveValue('')
    await page.getByRole('checkbox', { name: 'SHA-1' }).check()
    await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
  })

  test('without any ticked algorithm a file is not read', async ({ page }) => {
    for (const name of ALGORITHMS) await page.getByRole('checkbox', { name }).uncheck()
    await choose(page, Buffer.from('abc'))
    await expect(page.getByText('a.bin')).toBeVisible()
    expect(page.workers()).toHaveLength(0)
    await copy(page, 'SHA-1').press('Enter')
    await expect(toastOf(page)).toContainText('Please choose a file and the hashes to compute')
    await page.getByRole('checkbox', { name: 'SHA-384' }).check()
    await expect(hashField(page, 'SHA-384')).toHaveValue(digest('SHA-384', 'abc'))
  })

  test('a large file shows its progress and can be cancelled', async ({ page }) => {
    await chooseLarge(chooser(page), 'big.iso', '\0'.repeat(1_000_000), 1500)
    await expect(page.getByText(/of 1\.50 GB, .* a second/)).toBeVisible()
    await press(page, 'Cancel')
    await expect(page.getByRole('progressbar')).toBeHidden()
    await expectDigests(page, '')
    await choose(page, Buffer.from('abc'))
    await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
  })

  test.describe('when the worker dies', () => {
    test.use({ allowed: [/killed/] })
    test('the page says why, and the next file works', async ({ page }) => {
      await killWorkers(page)
      // Smaller files need no worker.
      await choose(page, Buffer.from('abc'))
      await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
      await chooseLarge(chooser(page), 'big.iso', '\0'.repeat(1_000_000), 51)
      await expect(toastOf(page)).toContainText(
        'Failed to generate hashes. The browser stopped the work in the background',
      )
      await expect(reason(page)).toContainText('The browser stopped the work in the background')
      await expect(page.getByRole('progressbar')).toBeHidden()
      await page.unroute(WORKERS)
      await choose(page, Buffer.from('abcd'))
      await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abcd'))
      await expect(reason(page)).toHaveCount(0)
    })
  })

  test('a browser without WebAssembly is named as the reason', async ({ page }) => {
    await page.route(WORKERS, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `delete self.WebAssembly;${await response.text()}` })
    })
    await choose(page, Buffer.from('abc'))
    await expect(reason(page)).toContainText('which needs WebAssembly')
  })

  test('a file deleted since it was chosen is named as the reason', async ({ page }, testInfo) => {
    const path = testInfo.outputPath('a.bin')
    await writeFile(path, 'abc')
    await chooser(page).setInputFiles(path)
    await expect(hashField(page, 'SHA-1')).toHaveValue(digest('SHA-1', 'abc'))
    await rm(path)
    await page.getByRole('checkbox', { name: 'SHA-512' }).uncheck()
    await expect(reason(page)).toContainText('The file could not be read.')
    await expect(toastOf(page)).toContainText('Failed to generate hashes. The file could not')
    await expectDigests(page, '')
  })
})
