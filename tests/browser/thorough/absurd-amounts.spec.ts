import { calculatorSlugs } from '../../calculators.ts'
import { expectedCalculator } from '../expected-calculator.ts'
import { expect, sharedTest as test } from '../site.ts'
import { openTool, press, results, widthOf } from '../visitor.ts'

const calculators = await Promise.all(calculatorSlugs.map(expectedCalculator))

// Amounts beyond any money: drawn as they are, the picture would never be finished.
for (const { slug, absurd } of calculators) {
  test(`a shared link with an absurd amount does not freeze ${slug}`, async ({ page }) => {
    await openTool(page, slug, absurd.fragment)
    await expect(results(page).filter({ hasText: absurd.shown })).not.toHaveCount(0)
    // A ring is absent or hidden where the shares of such an amount cannot be computed, once the built one has given way.
    const chart = page.locator('.chart:visible')
    await expect(async () => {
      if ((await chart.count()) === 0) return
      await chart.scrollIntoViewIfNeeded({ timeout: 2_000 })
      await expect(page.locator('.chart[data-drawn]')).toBeVisible({ timeout: 4_000 })
    }).toPass()
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await widthOf(page)).toBe(320)
    await press(page, 'Reset')
    await expect(page.locator('[data-results]')).not.toContainText(/[\d,]{100}/)
  })
}
