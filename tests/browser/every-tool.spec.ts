import { toolPaths, toolSlugs } from '../site-map.ts'
import { expect, openTool, test } from './site.ts'

/** A text that appears nowhere else, in the shapes the fields take. */
const CANARY = 'canary7319426'

for (const slug of toolSlugs) {
  test.describe(slug, () => {
    test('offers up to three other tools of its kind', async ({ page }) => {
      await page.goto(`/tools/${slug}`)
      const cards = page.locator('[data-related] .tool-card')
      await expect(cards).toHaveCount(3)
      for (const card of await cards.all()) {
        const link = card.getByRole('link', { name: /^Try it now/ })
        const href = (await link.getAttribute('href')) ?? ''
        expect(href).not.toBe(`/tools/${slug}`)
        expect(toolPaths).toContain(href)
      }
    })

    test('what is typed is in no request, address or storage', async ({ page, watched }) => {
      await openTool(page, slug)
      await page.waitForLoadState('networkidle')
      const before = watched.requests.length
      for (const field of await page.locator('main input[type=text], main textarea').all()) {
        if (await field.isEditable()) await field.fill(CANARY)
      }
      for (const button of await page.locator('main button:visible:enabled').all()) {
        const name = (await button.textContent()) ?? ''
        // Choosing a file and the clipboard wait for a person.
        if (!/upload|choose|paste/i.test(name))
          await button.click({ timeout: 2000 }).catch(() => undefined)
      }
      await page.waitForTimeout(700)
      expect(watched.requests.slice(before).filter((url) => url.includes(CANARY))).toEqual([])
      expect(page.url()).not.toContain(CANARY)
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      )
      expect(kept).not.toContain(CANARY)
    })
  })
}
