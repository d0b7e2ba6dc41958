import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { copy, digest, expectDigests, hashField } from './hash-generator-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, toastOf, clipboardOf, fileOf } from './visitor.ts'

const box = (page: Page) => page.getByLabel('Text to hash')
const unfold = (page: Page) =>
  page.locator('[aria-label=Hashes] summary', { hasText: 'More algorithms' }).click()
const md5 = (content: string) => createHash('md5').update(content).digest('hex')

test.beforeEach(async ({ page }) => openTool(page, 'hash-generator'))

test('more algorithms are computed once unfolded, and all are written as wished', async ({
  page,
}) => {
  await box(page).fill('123456789')
  await unfold(page)
  await expect(hashField(page, 'CRC-32')).toHaveValue('cbf43926')
  await box(page).fill('abc')
  await expect(hashField(page, 'MD5')).toHaveValue(md5('abc'))
  await expectDigests(page, 'abc')
  await press(page, 'Upper case')
  await expect(hashField(page, 'CRC-32')).toHaveValue('352441C2')
  await press(page, 'Base64')
  const base64 = createHash('sha256').update('abc').digest('base64')
  await expect(hashField(page, 'SHA-256')).toHaveValue(base64)
  await copy(page, 'SHA-256').click()
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe(base64)
  await page.getByLabel('Compare with an expected hash').fill(md5('abc').toUpperCase())
  await expect(page.getByText('Match: the MD5 hashes are equal.')).toBeVisible()
  await unfold(page)
  await expectDigests(page, 'abc')
})

test('several files are read in one go and listed as sha256sum lists them', async ({ page }) => {
  await press(page, 'File')
  // The files are chosen while the further algorithms are still under way.
  const chosen = Promise.withResolvers<null>()
  await page.route(/MoreDigests/, async (route) => {
    await chosen.promise
    await route.continue()
  })
  await unfold(page)
  await page
    .locator('input[type=file]')
    .setInputFiles([fileOf('a.txt', 'abc'), fileOf('नमस्ते b.txt', 'two')])
  await expectDigests(page, 'abc')
  chosen.resolve(null)
  await expect(hashField(page, 'MD5')).toHaveValue(md5('abc'))
  await page.getByLabel('Hashes shown of one of 2 files').selectOption({ index: 1 })
  await expectDigests(page, 'two')
  await press(page, 'Copy list')
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe(
    `${digest('SHA-256', 'abc')}  a.txt\n${digest('SHA-256', 'two')}  नमस्ते b.txt\n`,
  )
})
