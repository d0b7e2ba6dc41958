import { toolPaths, toolSlugs } from '../site-map.ts'
import { expect, test } from './site.ts'

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
        await expect(card.getByRole('heading')).not.toBeEmpty()
        await expect(card.locator('p').first()).not.toBeEmpty()
      }
    })
  })
}
