import type { Page } from '@playwright/test'

import { expect, holdScripts, sharedTest as test } from './site.ts'
import { openTool, press, field, toastOf, drop, boxOf } from './visitor.ts'

/** Opens the home page with its clock stopped. Tooltips arrive with the first one that is due, so one was shown before. */
async function openWithTooltips(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Search tools' }).hover()
  await expect(page.locator('#tooltip')).toBeVisible()
  await page.mouse.move(5, 700)
  await expect(page.locator('#tooltip')).toBeHidden()
  await page.clock.pauseAt(Date.now() + 1000)
}

test('tooltips open after 700 ms, and the next one at once', async ({ page }) => {
  await openWithTooltips(page)
  const tooltip = page.locator('#tooltip')
  await page.getByRole('button', { name: 'Dark theme' }).hover()
  await page.clock.runFor(690)
  await expect(tooltip).toBeHidden()
  await page.clock.runFor(20)
  await expect(tooltip).toHaveText('Switch between light and dark')
  await page.getByRole('button', { name: 'Search tools' }).hover()
  await page.clock.runFor(10)
  await expect(tooltip).toHaveText('Search tools (Ctrl K)')
  await page.keyboard.press('Escape')
  await expect(tooltip).toBeHidden()
})

test('tooltips open for the keyboard too', async ({ page }) => {
  await openWithTooltips(page)
  await page.getByRole('button', { name: 'Search tools' }).focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(750)
  await expect(page.locator('#tooltip')).toHaveText('Switch between light and dark')
})

test('Back to Top scrolls to the top and leaves the address alone', async ({ page }) => {
  await page.goto('/tools/loan-calculator#years=5')
  await page.getByRole('link', { name: 'Back to Top' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveURL('/tools/loan-calculator#years=5')
})

test.describe('what is pressed before the script is alive is done when it is:', () => {
  const search = (page: Page) => page.getByRole('dialog', { name: 'Search Tools' })

  test('Ctrl+K, once', async ({ page }) => {
    const release = await holdScripts(page, '**/*.js')
    await page.goto('/faq', { waitUntil: 'commit' })
    await expect(page.locator('footer')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.keyboard.press('Control+k')
    release()
    await expect(search(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search(page)).toBeHidden()
  })

  test('the theme button, and the menu at once', async ({ page }) => {
    const release = await holdScripts(page, '**/*.js')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/faq', { waitUntil: 'commit' })
    await press(page, 'Dark theme')
    await press(page, 'Menu')
    await expect(page.locator('#mobile-menu')).toBeVisible()
    release()
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page.locator('#mobile-menu')).toBeVisible()
  })

  test('Ctrl+Enter in a tool', async ({ page }) => {
    const release = await holdScripts(page, '**/*.js')
    await page.goto('/tools/json-formatter', { waitUntil: 'commit' })
    await page.getByLabel('JSON input').fill('[1]')
    await page.getByLabel('JSON input').press('Control+Enter')
    release()
    await expect(page.locator('[data-result]')).toHaveText('[\n  1\n]')
  })
})

test.describe('a file dropped beside the place for files', () => {
  for (const [slug, sentence] of [
    ['json-formatter', 'Drop the file on “JSON input”.'],
    ['base64', 'Drop the file on “Text to encode”.'],
    ['loan-calculator', 'This page takes no files.'],
  ] as const) {
    test(`does not replace the page of ${slug}`, async ({ page }) => {
      await openTool(page, slug)
      expect(await drop(page.locator('h1'), 'a.json', '{}')).toBe(true)
      await expect(toastOf(page)).toContainText(sentence)
    })
  }

  test('is left to the browser when it is not a file', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    const isLeft = await field(page, 'Loan Amount (₹)').evaluate((box) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', '5')
      return box.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })) // prettier-ignore
    })
    expect(isLeft).toBe(true)
  })
})

test('text in any script runs its own way, and code does not turn', async ({ page }) => {
  for (const [slug, label, direction] of [
    ['word-counter', 'Your text', 'rtl'],
    ['json-formatter', 'JSON input', 'ltr'],
  ] as const) {
    await openTool(page, slug)
    const box = page.getByLabel(label, { exact: true })
    await box.fill('مرحبا')
    expect(await box.evaluate((text) => getComputedStyle(text).direction)).toBe(direction)
  }
})

test.describe('advertisements', () => {
  for (const [size, width, height, path] of [
    ['banner', 728, 90, '/'],
    ['inline', 300, 250, '/'],
    ['inline', 300, 250, '/tools/loan-calculator'],
  ] as const) {
    test(`the ${size} on ${path} keeps ${width} × ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(path)
      const slot = page.locator(`[data-ad=${size}]`).filter({ visible: true }).first()
      await expect(slot).toContainText('Advertisement')
      const box = await boxOf(slot.locator('> div'))
      expect([box.width, box.height]).toEqual([width, height])
    })
  }

  test('the sticky one is at the bottom of phones, covers nothing and can be closed', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    const slot = page.locator('[data-ad=mobile-sticky]')
    const box = await boxOf(slot.locator('> div'))
    expect([box.width, box.height]).toEqual([320, 50])
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    )
    const last = await boxOf(page.getByRole('link', { name: 'Back to Top' }))
    expect(last.bottom).toBeLessThan((await boxOf(slot)).y)
    await press(page, 'Close advertisement')
    await expect(slot).toBeHidden()
  })

  test('none is printed, and the sticky one is not on wide screens', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-ad=mobile-sticky]')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    for (const slot of await page.locator('[data-ad]').all()) await expect(slot).toBeHidden()
  })
})
