import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import {
  openTool,
  button,
  press,
  field,
  clipboardOf,
  downloadBy,
  fileOf,
  widthOf,
  PHONE,
} from './visitor.ts'

const left = (page: Page) => field(page, 'Left (before)').locator('textarea')
const right = (page: Page) => field(page, 'Right (after)').locator('textarea')
const summary = (page: Page) => page.locator('[data-summary]')
const rows = (page: Page) => page.locator('[data-rows]')

test.beforeEach(async ({ page }) => openTool(page, 'text-compare'))

test('the example is compared, with steps and words', async ({ page }) => {
  await expect(summary(page)).toHaveText('Enter two texts')
  await press(page, 'Try an example')
  await expect(summary(page)).toHaveText('2 lines changed, 1 added, 1 removed')
  await expect(rows(page).locator('mark').first()).toHaveText('400')
  expect(await axeFindings(page, 'main')).toEqual([])
  await button(page, 'Next difference').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-step]')).toHaveText('1 of 2')
  await expect(rows(page).locator('[aria-current]')).toContainText('Power: 2,650')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('[data-step]')).toHaveText('2 of 2')
  await press(page, 'Unified')
  await expect(rows(page).locator('[aria-current]')).toContainText('Maid: 3,500')
  await expect(page.locator('[data-step]')).toHaveText('2 of 2')
})

test('what is ignored is no difference, and the texts stay', async ({ page }) => {
  await left(page).fill('One  two\nthree\n')
  await right(page).fill('three\nONE two')
  await expect(summary(page)).toHaveText('1 line added, 1 removed')
  await page.getByLabel('Case').check()
  await page.getByLabel('Spaces').check()
  await page.getByLabel('Line ends').check()
  await expect(page.locator('[data-notes]')).toContainText('The patch leaves out what you ignore')
  await page.getByLabel('Order of lines').check()
  await expect(summary(page)).toHaveText('No differences')
  await expect(button(page, 'Copy patch')).toHaveCount(0)
  await expect(page.locator('[data-notes]')).toContainText('Lines are sorted')
  await press(page, 'Swap left and right')
  await expect(left(page)).toHaveValue('three\nONE two')
  await field(page, 'Left (before)').getByText('Clear').click()
  await expect(summary(page)).toHaveText('Enter two texts')
  await press(page, 'Undo clear')
  await expect(summary(page)).toHaveText('No differences')
})

test('files keep their line ends, and the patch is copied and downloaded', async ({ page }) => {
  const files = page.locator('input[type=file]')
  await files.nth(0).setInputFiles(fileOf('a.txt', 'one\r\ntwo\r\n'))
  await files.nth(1).setInputFiles(fileOf('b.txt', 'one\r\n2'))
  await expect(summary(page)).toHaveText('1 line changed')
  await expect(page.locator('[data-notes]')).toContainText('The last line of the right text')
  const patch =
    '--- a/text.txt\n+++ b/text.txt\n@@ -1,2 +1,2 @@\n one\r\n-two\r\n+2\n\\ No newline at end of file\n'
  const file = await downloadBy(button(page, 'Download patch'))
  expect(await readFile(file.path, 'utf8')).toBe(patch)
  await press(page, 'Copy patch')
  await expect.poll(async () => (await clipboardOf(page)).replaceAll('\r', '')).toBe(patch.replaceAll('\r', '')) // prettier-ignore
})

test('five megabytes on each side are compared in the background', async ({ page }) => {
  const lines = (end: (at: number) => string) =>
    Array.from({ length: 110_000 }, (_, at) => `line ${at} with forty characters of text${end(at)}\n`).join('') // prettier-ignore
  const files = page.locator('input[type=file]')
  await files.nth(0).setInputFiles(
    fileOf(
      'a.txt',
      lines(() => ''),
    ),
  )
  await expect(page.getByText('characters. All of them are used').first()).toBeVisible()
  const changed = lines((at) => (at % 1000 === 0 ? ' x' : ''))
  await files.nth(1).setInputFiles(fileOf('b.txt', changed))
  await expect(summary(page)).toHaveText('110 lines changed', { timeout: 20_000 })
  await press(page, 'Previous difference')
  await expect(rows(page).locator('[aria-current]')).toContainText('line 109000 with')
})

test('a file that is not text is refused, and the texts stay', async ({ page }) => {
  await left(page).fill('kept')
  await page
    .locator('input[type=file]')
    .nth(0)
    .setInputFiles(
      fileOf('picture.png', Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00, 0xd8]), 'image/png'),
    )
  await expect(page.getByText('picture.png is not UTF-8 text.')).toBeVisible()
  await expect(left(page)).toHaveValue('kept')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the unified look is first, and taps go through the differences', async ({ page }) => {
    await button(page, 'Try an example').tap()
    await expect(button(page, 'Unified')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Next difference').tap()
    await expect(rows(page).locator('[aria-current]')).toContainText('Power: 2,400')
    expect(await axeFindings(page, 'main')).toEqual([])
    await button(page, 'Side by side').tap()
    await expect(rows(page).locator('[aria-current]')).toContainText('Power: 2,650')
    await page.getByLabel('Order of lines').tap()
    await expect(page.locator('[data-notes]')).toContainText('Lines are sorted')
    expect(await widthOf(page)).toBe(360)
  })
})
