import AxeBuilder from '@axe-core/playwright'

import { allPaths, toolPagePaths, UNKNOWN_PATH } from '../site-map.ts'
import { expect, test } from './site.ts'

/** The 404 page is a failed request to the browser, which says so; that is the page's purpose. */
const pagesAndTheirNoise = [
  ...allPaths.map((path) => [path, []] as const),
  [UNKNOWN_PATH, [/Failed to load resource: the server responded with a status of 404/]] as const,
]

for (const [path, allowed] of pagesAndTheirNoise) {
  test.describe(path, () => {
    test.use({ allowed: [...allowed] })

    test('opens with its frame, one heading and nothing shifting', async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = (entry as PerformanceEntry & { value: number }).value
            document.documentElement.dataset['shift'] = String(
              Number(document.documentElement.dataset['shift'] ?? 0) + shift,
            )
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const response = await page.goto(path, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(path === UNKNOWN_PATH ? 404 : 200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('body > header')).toBeVisible()
      await expect(page.locator('body > footer')).toBeVisible()
      expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
    })

    test('has nothing for axe to find in either theme', async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
      const found = []
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => {
          document.documentElement.className = name
        }, theme)
        const { violations } = await new AxeBuilder({ page }).analyze()
        found.push(...violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`))
      }
      expect(found).toEqual([])
    })

    test('needs no sideways scrolling from 320 px up', async ({ page }) => {
      await page.goto(path)
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(scrollWidth, `${width} px`).toBeLessThanOrEqual(width)
      }
    })
  })
}

test('every page reads without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of allPaths) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200)
    // Playwright looks for texts everywhere but in a <noscript>.
    const notice = page.locator('noscript p').filter({ visible: true })
    await expect(notice).toHaveCount(toolPagePaths.includes(path) ? 1 : 0)
    const finance = page.locator('body > header summary', { hasText: 'Finance' })
    await finance.click()
    await expect(
      page.locator('body > header').getByRole('link', { name: /EMI Calculator/ }),
    ).toBeVisible()
  }
  await context.close()
})
