import { ONE_OF_EACH_KIND } from '../site-map.ts'
import { standStill } from './half-page.ts'
import { unwatchedTest as test } from './site.ts'

// All other pages are thorough/every-half-painted.spec.ts.
for (const path of ONE_OF_EACH_KIND) {
  test(`${path} stands still when its rest comes late`, async ({ page, baseURL }) => {
    await standStill(page, baseURL, path, [0.3, 0.5, 0.8])
  })
}
