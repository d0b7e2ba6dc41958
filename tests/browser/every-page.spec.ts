import { headingOf, titleOf } from '../built/markup.ts'
import { htmlOf } from '../built/weight.ts'
import { allPaths, ONE_OF_EACH_KIND, UNKNOWN_PATH } from '../site-map.ts'
import { axeFindings } from './axe.ts'
import { forgetScripts, shiftOfLayout } from './first-visit.ts'
import { expect, sharedTest as test } from './site.ts'
import { isAlive, widthOf } from './visitor.ts'

/** The 404 page is a failed request to the browser, which says so; that is the page's purpose. */
const pagesAndTheirNoise = [
  ...allPaths.map((path) => [path, []] as const),
  [UNKNOWN_PATH, [/Failed to load resource: the server responded with a status of 404/]] as const,
]

for (const [path, allowed] of pagesAndTheirNoise) {
  test.describe(path, () => {
    test.use({ allowed: [...allowed] })

    // One visit for all checks: each reports its own failure, and none hides the next.
    test('has its frame and fits every width', async ({ page }) => {
      if (ONE_OF_EACH_KIND.includes(path)) await forgetScripts(page)
      // A query that the page does not know changes nothing.
      const response = await page.goto(`${path}?user=1&page=2`)
      const status = path === UNKNOWN_PATH ? 404 : 200
      expect.soft(response?.status(), 'status of the answer').toBe(status)
      await expect.soft(page.locator('h1'), 'one heading of the page').toHaveCount(1)
      await expect.soft(page.locator('body > header'), 'header').toBeVisible()
      await expect.soft(page.locator('body > footer'), 'footer').toBeVisible()
      await isAlive(page)
      const html = htmlOf(path === UNKNOWN_PATH ? '/404' : path)
      expect.soft(await page.title(), 'title with a query').toBe(titleOf(html))
      await expect.soft(page.locator('h1'), 'heading with a query').toHaveText(headingOf(html))
      expect.soft(await page.context().cookies(), 'cookies').toEqual([])
      // Of all other pages that is thorough/every-first-visit.spec.ts.
      if (ONE_OF_EACH_KIND.includes(path)) {
        await page.waitForLoadState('networkidle')
        expect.soft(await page.evaluate(shiftOfLayout), 'how far the layout shifted').toBe(0)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await axeFindings(page), 'what axe finds').toEqual([])
      }
      // 320 px is a window of 1280 px at 400 % (field-general-f36).
      for (const width of [320, 375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const scrollWidth = await widthOf(page)
        expect.soft(scrollWidth, `width needed at ${width} px`).toBeLessThanOrEqual(width)
      }
    })
  })
}
