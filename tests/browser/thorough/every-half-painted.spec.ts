import { allPaths, ONE_OF_EACH_KIND } from '../../site-map.ts'
import { standStill } from '../half-page.ts'
import { unwatchedTest as test } from '../site.ts'

// One page of each kind is ../half-painted.spec.ts, in more parts.
for (const path of allPaths.filter((path) => !ONE_OF_EACH_KIND.includes(path))) {
  test(`${path} stands still when its second half comes late`, async ({ page, baseURL }) => {
    await standStill(page, baseURL, path, [0.5])
  })
}
