import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'

test.describe('theme', () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' })

  test('is light by default, also where the system prefers dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('light')
  })

  test('is kept under the key theme, over a reload and across pages', async ({ page }) => {
    await page.goto('/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('dark')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
    await page.goto('/faq')
    await expect(page.locator('html')).toHaveClass('dark')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
  })

  test('reaches the other tabs', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    await first.goto('/')
    await second.goto('/faq')
    await toggle(first).click()
    await expect(second.locator('html')).toHaveClass('dark')
  })

  test.describe('without the module scripts', () => {
    test.use({ allowed: [/net::ERR_FAILED/] })

    test('is right at the first paint (field-general-f34)', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
      // Without the module scripts only the inline one can have set it.
      await page.route('**/_astro/*.js', (route) => route.abort())
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.locator('html')).toHaveClass('dark')
    })
  })

  test('a value nobody wrote is light', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'blue'))
    await page.goto('/')
    await expect(page.locator('html')).toHaveClass('light')
  })

  test('works for the visit where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('dark')
  })

  test('works for the visit where storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/')
    await toggle(page).click()
    await expect(page.locator('html')).toHaveClass('dark')
  })
})
