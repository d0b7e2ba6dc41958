import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, region, fileOf } from './visitor.ts'

const SLUG = 'hash-generator/verify'
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')
const given = (page: Page) => page.getByLabel('Checksum list or single hash')
const status = (page: Page) => region(page, 'Result').getByRole('status')
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test.beforeEach(async ({ page }) => openTool(page, SLUG))

test('files dropped with their list have a verdict each, and a mismatch its reason', async ({
  page,
}) => {
  const list = [
    `${sha256('abc')}  same.txt`,
    `${sha256('one\ntwo\n')} *pool/lines.txt`,
    `SHA256 (gone.txt) = ${sha256('gone')}`,
  ].join('\r\n')
  await page
    .locator('input[type=file]')
    .setInputFiles([
      fileOf('SHA256SUMS', list),
      fileOf('same.txt', 'abc'),
      fileOf('lines.txt', 'one\r\ntwo\r\n'),
      fileOf('more.txt', 'more'),
    ])
  await expect(given(page)).toHaveValue(/same\.txt/)
  await expect(status(page).first()).toHaveText(
    'Mismatch: 1 · Missing: 1 · Not listed: 1 · Match: 1',
  )
  await expect(row(page, 'same.txt')).toContainText('Match')
  await expect(row(page, 'gone.txt')).toContainText('Missing')
  await expect(row(page, 'more.txt')).toContainText('Not listed')
  await button(page, 'Why?').press('Enter')
  await expect(row(page, 'lines.txt')).toContainText(
    'The expected hash is the SHA-256 hash of this file with LF line ends.',
  )
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('one digest of any kind is recognised, tried and compared', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles(fileOf('a.txt', 'abc'))
  await given(page).fill(createHash('sha3-256').update('abc').digest('base64'))
  await expect(status(page).first()).toHaveText('The file matches.')
  const verdict = status(page).first().locator('strong')
  // The figure of an answer: 36 px where there is room.
  expect(await verdict.evaluate((part) => getComputedStyle(part).fontSize)).toBe('36px')
  await expect(verdict).toHaveAttribute('data-tone', 'good')
  await expect(region(page, 'Result').locator('bdi').first()).toHaveText('a.txt')
  await expect(row(page, 'a.txt')).toContainText('SHA3-256')
  await given(page).fill(createHash('md5').update('other').digest('hex'))
  await expect(row(page, 'a.txt')).toContainText('Mismatch')
  await expect(verdict).toHaveText('The file does not match.')
  await expect(verdict).toHaveAttribute('data-tone', 'bad')
  await given(page).fill('no hash')
  await expect(page.getByText('No line is a hash')).toBeVisible()
})

test('one file of a long list has its verdict first, and what is missing in one line', async ({
  page,
}) => {
  const names = Array.from({ length: 28 }, (_, at) => `${sha256(String(at))}  other-${at}.iso`)
  await given(page).fill([...names, `${sha256('abc')}  mine.iso`].join('\n'))
  await page.locator('input[type=file]').setInputFiles(fileOf('mine.iso', 'abc'))
  await expect(status(page).first()).toHaveText('The file matches.')
  const rows = region(page, 'Result').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('mine.iso')
  await expect(page.getByText('other-27.iso')).toBeHidden()
  await page.getByText('Missing: 28 files of the list were not chosen').click()
  await expect(page.getByText('other-27.iso')).toBeVisible()
  expect(await axeFindings(page, 'main')).toEqual([])
})
