import { readFileSync } from 'node:fs'

import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'

import { axeFindings } from './axe.ts'
import { keptBy } from './kept-by.ts'
import { loseCompression } from './lost-compression.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, region, toastOf, downloadBy, boxOf } from './visitor.ts'

const list = (page: Page) => page.getByLabel('Texts, one on each line')
const status = (page: Page) => page.locator('[data-state]')
const codes = (page: Page) => region(page, 'Sheet').getByRole('figure')

test.beforeEach(async ({ page }) => openTool(page, 'qr-code-generator/list'))

test('a list becomes a sheet and ZIP files, and lines without a code are told', async ({
  page,
}) => {
  const before = await keptBy(page)
  await list(page).fill(`Table 1\thttps://ganak.example/1\nमेज़ 2\tनमस्ते\n${'a'.repeat(3000)}`)
  await expect(status(page)).toHaveText('2 codes are made. 1 line has no code.')
  await expect(
    page.getByText('Line 3: This text is too long for a QR code by 47 bytes.'),
  ).toBeVisible()
  await expect(codes(page)).toHaveText(['Table 1', 'मेज़ 2'])
  expect(await axeFindings(page)).toEqual([])
  for (const format of ['PNG', 'SVG']) {
    const file = await downloadBy(button(page, `ZIP of ${format} files`))
    const names = Object.keys(unzipSync(readFileSync(file.path)))
    expect(names).toEqual([`1 Table 1.${format.toLowerCase()}`, `2 मेज़ 2.${format.toLowerCase()}`])
  }
  await page.getByLabel('Below each code').selectOption('none')
  await expect(codes(page).first().getByText('Table 1')).toBeHidden()
  await list(page).fill('b')
  await expect(button(page, 'Print the sheet')).toBeDisabled()
  await expect(codes(page)).toHaveText(['b'])
  await expect(button(page, 'Print the sheet')).toBeEnabled()
  expect(await keptBy(page)).toEqual(before)
})

test('the sheet is printed alone, in millimetres', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.reload()
  await openTool(page, 'qr-code-generator/list')
  await list(page).fill('a\nb')
  await page.getByLabel('Width of each code').selectOption('40')
  await press(page, 'Print the sheet')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeHidden()
  const drawn = page.locator('body > .qr-sheet svg')
  await expect(drawn).toHaveCount(2)
  // CSS: 96 pixels to the inch of 25.4 mm.
  expect((await boxOf(drawn.first())).width).toBeCloseTo((40 / 25.4) * 96, 0)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect(page.locator('body > .qr-sheet')).toHaveCount(0)
  await expect(page.locator('main')).toBeVisible()
})

test('a ZIP file that cannot be made is reported, and a finished one leaves no worker', async ({
  page,
}) => {
  await loseCompression(page, /list\.worker/)
  await list(page).fill('a')
  await press(page, 'ZIP of PNG files')
  await expect(toastOf(page)).toContainText('This browser could not make the codes')
  await downloadBy(button(page, 'ZIP of SVG files'))
  await expect.poll(() => page.workers().length).toBe(0)
})

test('the sheet follows the typing, and its old codes stay meanwhile', async ({ page }) => {
  await list(page).fill('one\ntwo')
  await expect(codes(page)).toHaveText(['one', 'two'])
  await codes(page)
    .first()
    .evaluate((figure) => figure.setAttribute('data-seen', ''))
  await list(page).press('Control+End')
  await list(page).pressSequentially('\nthree')
  await expect(codes(page)).toHaveText(['one', 'two', 'three'])
  await expect(status(page)).toHaveText('3 codes are made, each read back from its own picture.')
  // Not drawn again.
  await expect(codes(page).first()).toHaveAttribute('data-seen')
  await list(page).fill('')
  await expect(codes(page)).toHaveCount(0)
  await expect(page.getByText('Your codes appear here while you type.')).toBeVisible()
})
