import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { textIn, textsIn } from './qr-reading.ts'
import { expect, freezeTime, killWorkers, sharedTest as test } from './site.ts'
import { openTool, button, press, toastOf, downloadBy } from './visitor.ts'

const text = (page: Page) => page.getByLabel('Text or URL')
const image = (page: Page) => page.getByRole('img', { name: /^QR code of:/ })
const state = (page: Page) => page.locator('section[aria-label="QR code"] [data-state]')

/** Counts pictures made, by the addresses the page takes for them. */
const countPictures = (page: Page) =>
  page.addInitScript(() => {
    const counts = window as unknown as { pictures: number }
    counts.pictures = 0
    const real = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob && blob.type === 'image/png') counts.pictures++
      return real(blob)
    }
  })
const pictures = (page: Page) =>
  page.evaluate(() => (window as unknown as { pictures: number }).pictures)

test.describe('qr code generator', () => {
  test.beforeEach(async ({ page }) => {
    await countPictures(page)
    await openTool(page, 'qr-code-generator')
  })

  test('a picture appears when typing has paused, once, and another for another level', async ({
    page,
  }) => {
    await text(page).pressSequentially('https://ganak.example', { delay: 40 })
    expect(await pictures(page)).toBe(0)
    await expect(image(page)).toBeVisible()
    await expect(state(page)).toHaveAttribute('data-state', 'ready')
    expect(await pictures(page)).toBe(1)
    for (const side of ['naturalWidth', 'naturalHeight', 'width', 'height'])
      await expect(image(page)).toHaveJSProperty(side, 300)
    const before = await image(page).getAttribute('src')
    await page.locator('.qr-page summary', { hasText: 'More' }).click()
    await page.getByLabel('Error correction').selectOption('H')
    await expect(image(page)).not.toHaveAttribute('src', before ?? '')
    await expect(state(page)).toHaveAttribute('data-state', 'ready')
  })

  test('PNG and SVG read back as exactly the text that was typed', async ({ page }) => {
    for (const content of ['https://ganak.example/?a=1&b=2', '  नमस्ते 👋  ']) {
      await text(page).fill(content)
      const file = await downloadBy(button(page, 'Download PNG'))
      await expect(toastOf(page)).toContainText('Downloaded!')
      expect(file.name).toBe('qrcode.png')
      const { format, width, height } = await sharp(file.path).metadata()
      expect([format, width, height]).toEqual(['png', 300, 300])
      for (const read of await textsIn(file.path)) expect(read).toBe(content)
    }
    const file = await downloadBy(button(page, 'Download SVG'))
    expect(file.name).toBe('qrcode.svg')
    expect(await readFile(file.path, 'utf8')).toContain('<svg xmlns')
    const drawn = `${file.path}.png`
    await sharp(file.path, { density: 300 }).resize(900).flatten().png().toFile(drawn)
    for (const read of await textsIn(drawn)) expect(read).toBe('  नमस्ते 👋  ')
    // A byte order mark in front does not matter.
    await text(page).fill('\ufeffhttps://example.com')
    await expect(image(page)).toHaveAttribute('alt', /https:\/\/example\.com/)
    await expect(button(page, 'Download PNG')).toBeEnabled()
  })

  test('the button makes the picture at once and is disabled for blank text', async ({ page }) => {
    await expect(button(page, 'Generate QR Code')).toBeDisabled()
    await text(page).fill('  ')
    await expect(button(page, 'Generate QR Code')).toBeDisabled()
    await freezeTime(page)
    await text(page).fill('now')
    await press(page, 'Generate QR Code')
    // The clock stands still, so no pause can have ended.
    await expect(image(page)).toHaveAttribute('alt', 'QR code of: now')
  })

  test('blank text asks for text and removes the picture', async ({ page }) => {
    await text(page).press('Enter')
    await expect(toastOf(page)).toContainText('Error')
    await expect(toastOf(page)).toContainText('Please enter text or URL to generate QR code')
    await text(page).fill('a')
    await expect(image(page)).toBeVisible()
    await text(page).fill(' ')
    await expect(image(page)).toHaveCount(0)
    for (const name of ['Download PNG', 'Download SVG'])
      await expect(button(page, name)).toBeDisabled()
  })

  test('an outdated picture is not offered, and the latest text wins', async ({ page }) => {
    await text(page).fill('first')
    await expect(button(page, 'Download PNG')).toBeEnabled()
    await text(page).fill('second')
    await expect(button(page, 'Download PNG')).toBeDisabled()
    await text(page).fill('third')
    const file = await downloadBy(button(page, 'Download PNG'))
    expect(await textsIn(file.path)).toContain('third')
    await expect(image(page)).toHaveAttribute('alt', 'QR code of: third')
  })

  test('text above the capacity is refused by how much, without an old picture', async ({
    page,
  }) => {
    await text(page).fill('a')
    await expect(image(page)).toBeVisible()
    await text(page).fill('a'.repeat(3000))
    await expect(toastOf(page)).toContainText('This text is too long for a QR code by 47 bytes.')
    await expect(image(page)).toHaveCount(0)
    await text(page).fill('a'.repeat(2500))
    await expect(page.getByText('error correction L is used instead of M')).toBeVisible()
    await expect(button(page, 'Download PNG')).toBeEnabled()
  })

  test('a picture too fine for cameras is said to be, and a larger one reads back', async ({
    page,
  }) => {
    const content = 'a'.repeat(2500)
    await text(page).fill('short')
    await expect(state(page)).toHaveAttribute('data-state', 'ready')
    await expect(page.locator('[data-warning=fine]')).toHaveCount(0)
    await text(page).fill(content)
    await expect(page.locator('[data-warning=fine]')).toContainText('is 1 pixel wide')
    await expect(state(page)).toHaveAttribute('data-state', 'fine')
    const file = await downloadBy(page.getByRole('button', { name: /^Download larger PNG/ }))
    expect(await textIn(file.path)).toBe(content)
  })

  test('an error goes with the text that it is about', async ({ page }) => {
    await text(page).fill('a'.repeat(3000))
    await expect(page.locator('.notice')).toContainText('too long')
    await freezeTime(page)
    await text(page).fill('a')
    await expect(page.locator('.notice')).toHaveCount(0)
  })
})

test.describe('where the reader cannot run', () => {
  test.use({ allowed: [/killed/], serviceWorkers: 'block' })
  test('the picture is offered with a word about it', async ({ page }) => {
    await killWorkers(page)
    await openTool(page, 'qr-code-generator')
    await text(page).fill('a')
    await expect(page.getByText('It could not be checked in this browser.')).toBeVisible()
    await expect(button(page, 'Download PNG')).toBeEnabled()
  })
})
