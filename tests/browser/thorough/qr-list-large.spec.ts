import { expect, sharedTest as test } from '../site.ts'
import { openTool, region } from '../visitor.ts'

test('hundreds of codes do not hold up the page', async ({ page }) => {
  await openTool(page, 'qr-code-generator/list')
  await page.evaluate(() => {
    const found = window as unknown as { longest: number }
    found.longest = 0
    const watch = new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries())
        found.longest = Math.max(found.longest, duration)
    })
    watch.observe({ type: 'longtask' })
  })
  await page
    .getByLabel('Texts, one on each line')
    .fill(
      Array.from({ length: 300 }, (_, i) => `Guest ${i}\thttps://ganak.example/${i}`).join('\n'),
    )
  await expect(page.locator('[data-state]')).toHaveText(/^300 codes are made/, { timeout: 60_000 })
  await expect(region(page, 'Sheet').getByRole('figure')).toHaveCount(300)
  // A shared machine stretches everything; in one go it takes seconds.
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest)
  expect(longest).toBeLessThan(500)
})
