import { allPaths, ONE_OF_EACH_KIND, UNKNOWN_PATH } from '../../site-map.ts'
import { axeFindings } from '../axe.ts'
import { forgetScripts, shiftOfLayout } from '../first-visit.ts'
import { expect, sharedTest as test } from '../site.ts'
import { isAlive } from '../visitor.ts'

// The 404 page is a failed request to the browser, which says so.
test.use({ allowed: [/the server responded with a status of 404/] })

// One page of each kind is ../every-page.spec.ts, which reads its frame too: half of what axe has to read.
for (const path of [...allPaths, UNKNOWN_PATH].filter((path) => !ONE_OF_EACH_KIND.includes(path))) {
  test(`${path} stands still on a first visit and suits axe in both themes`, async ({ page }) => {
    await forgetScripts(page)
    await page.goto(path)
    await isAlive(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await page.evaluate(shiftOfLayout), 'how far the layout shifted').toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await axeFindings(page, 'main')).toEqual([])
  })
}
