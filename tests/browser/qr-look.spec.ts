import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { axeFindings } from './axe.ts'
import { keptBy } from './kept-by.ts'
import { loseCompression } from './lost-compression.ts'
import { textsIn } from './qr-reading.ts'
import { expect, sharedTest as test } from './site.ts'
import {
  openTool,
  button,
  press,
  field,
  resultBar,
  toastOf,
  downloadBy,
  fileOf,
  widthOf,
} from './visitor.ts'

const TEXT = 'https://ganak.example/₹'
const picture = (page: Page) => page.getByRole('img', { name: /^QR code of:/ })
const state = (page: Page) => page.locator('section[aria-label="QR code"] [data-state]')
const open = (page: Page, name: string) =>
  page.locator('.qr-page summary', { hasText: name }).press('Enter')

const redSquare = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c62828' } })
    .png()
    .toBuffer(),
})

/** Red, green and blue of the pixel so far from the left and the top. */
async function colourAt(file: string, px: number): Promise<number[]> {
  const pixel = sharp(file).flatten().extract({ left: px, top: px, width: 1, height: 1 })
  return [...(await pixel.toColourspace('srgb').raw().toBuffer())].slice(0, 3)
}

test.beforeEach(async ({ page }) => {
  await openTool(page, 'qr-code-generator')
  await page.getByLabel('Text or URL').fill(TEXT)
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
})

test('colours that cannot be read are refused, others are in picture, PNG and SVG', async ({
  page,
}) => {
  await open(page, 'Colours, shape and logo')
  const before = await picture(page).getAttribute('src')
  await field(page, 'Colour of the squares').fill('#ffee58')
  await expect(page.getByText('These colours are too similar for scanners')).toBeVisible()
  await page.waitForTimeout(700)
  expect(await picture(page).getAttribute('src')).toBe(before)
  await page.getByLabel('Choose: Colour of the squares').fill('#1a237e')
  await page.getByLabel('Shape').selectOption('dots')
  await expect(page.getByText('Contrast 13.2 to 1.')).toBeVisible()
  await expect(picture(page)).not.toHaveAttribute('src', before ?? '')
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  const png = await downloadBy(button(page, 'Download PNG'))
  for (const read of await textsIn(png.path)) expect(read).toBe(TEXT)
  // 25 modules of 9 pixels: the code begins at 37.
  expect(await colourAt(png.path, 41)).toEqual([0x1a, 0x23, 0x7e])
  const svg = await downloadBy(button(page, 'Download SVG'))
  expect(await readFile(svg.path, 'utf8')).toContain('fill="#1a237e"')
  await press(page, 'Back to black squares on white')
  await expect(field(page, 'Colour of the squares')).toHaveValue('#000000')
})

test('safe colours come first, and the code stays in sight beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 })
  await open(page, 'Colours, shape and logo')
  const safe = page.getByRole('group', { name: 'Safe colours' }).getByRole('button')
  await expect(safe).toHaveCount(6)
  await expect(safe.first()).toHaveAttribute('aria-pressed', 'true')
  await safe.filter({ hasText: 'Maroon' }).click()
  await expect(field(page, 'Colour of the squares')).toHaveValue('#7f1d1d')
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  await page.getByLabel('Shape').scrollIntoViewIfNeeded()
  await expect(picture(page)).toBeInViewport({ ratio: 1 })
})

test('a phone keeps a small picture in sight while the colours change', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await page.getByLabel('Text or URL').fill(TEXT)
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  await open(page, 'Colours, shape and logo')
  const shape = page.getByLabel('Shape')
  await shape.evaluate((field) => field.scrollIntoView({ block: 'start' }))
  const small = page.locator('[data-result-bar] img')
  await expect(small).toBeVisible()
  const before = await small.getAttribute('src')
  await shape.selectOption('dots')
  await expect(small).not.toHaveAttribute('src', before ?? '')
  await expect(resultBar(page)).toHaveText(/QR code\s*Can be read/)
})

test('a logo takes level H, stays in the page and is in the files', async ({ page }) => {
  const before = await keptBy(page)
  await open(page, 'Colours, shape and logo')
  const file = page.locator('input[type=file]')
  await file.setInputFiles(fileOf('a.png', 'no', 'image/png'))
  await expect(toastOf(page)).toContainText('This browser cannot show this file as a picture')
  await file.setInputFiles(await redSquare())
  await expect(page.getByText('For the logo, error correction H')).toBeVisible()
  await expect(state(page)).toHaveAttribute('data-state', 'ready')
  const png = await downloadBy(button(page, 'Download PNG'))
  for (const read of await textsIn(png.path)) expect(read).toBe(TEXT)
  expect(await colourAt(png.path, 150)).toEqual([0xc6, 0x28, 0x28])
  const svg = await downloadBy(button(page, 'Download SVG'))
  expect(await colourAt(svg.path, 150)).toEqual([0xc6, 0x28, 0x28])
  expect(await keptBy(page)).toEqual(before)
  await press(page, 'Remove the logo')
  await expect(page.getByText('For the logo')).toHaveCount(0)
})

test('a print size is calculated, and its files have it', async ({ page }) => {
  await open(page, 'Size for print')
  // Byte mode, 25 bytes with the rupee sign: version 2 at level M, 25 modules, of a millimetre at 25 cm.
  await expect(page.locator('[data-print-size]')).toContainText('Print it 33 mm wide.')
  await page.getByLabel('Calculate the size from').selectOption('width')
  await page.getByLabel('Millimetres').fill('0')
  await expect(page.getByText('Enter a number above 0')).toBeVisible()
  await page.getByLabel('Millimetres').fill('५०')
  const png = await downloadBy(button(page, 'PNG for print (50 mm)'))
  const { width = 0, density = 0 } = await sharp(png.path).metadata()
  expect(width % 33).toBe(0)
  expect((width / density) * 25.4).toBeCloseTo(50, 0)
  for (const read of await textsIn(png.path)) expect(read).toBe(TEXT)
  const svg = await downloadBy(button(page, 'SVG for print (50 mm)'))
  expect(await readFile(svg.path, 'utf8')).toContain('width="50mm"')
})

test('a print picture that cannot be drawn is reported, and a drawn one leaves no worker', async ({
  page,
}) => {
  await open(page, 'Size for print')
  const before = page.workers().length
  await downloadBy(button(page, 'PNG for print (33 mm)'))
  await expect.poll(() => page.workers().length).toBe(before)
  await loseCompression(page, /print\.worker/)
  await press(page, 'PNG for print (33 mm)')
  await expect(toastOf(page).first()).toContainText('This browser could not draw the picture.')
})

test('the panels suit axe and a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, 'Colours, shape and logo')
  await open(page, 'Size for print')
  await expect(page.locator('[data-print-size]')).toBeVisible()
  expect(await axeFindings(page, '.qr-page')).toEqual([])
  expect(await widthOf(page)).toBeLessThanOrEqual(320)
})
