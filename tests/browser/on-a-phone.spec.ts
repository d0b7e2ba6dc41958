import { calculatorSlugs } from '../calculators.ts'
import { toolPageSlugs } from '../site-map.ts'
import { unfold } from './filling.ts'
import { expect, test } from './site.ts'
import { openTool, resultBar, widthOf, PHONE } from './visitor.ts'

// What each page of a tool has on a phone. What only one of them does there is in the file of its page.

test.use(PHONE)

/** The figures of an answer, as the card of the results has them. */
const FIGURES = '[data-results] :is(.headline > dd:first-of-type, .answers .answer)'

for (let start = 0; start < toolPageSlugs.length; start += 8) {
  const slugs = toolPageSlugs.slice(start, start + 8)
  test(`nothing is wider than the screen, and the bar has the answer: ${slugs.length} pages from ${slugs[0]}`, async ({
    page,
  }) => {
    for (const slug of slugs) {
      await openTool(page, slug)
      if (calculatorSlugs.includes(slug)) {
        const [figure = 'no figure'] = await page.locator(FIGURES).allTextContents()
        await expect(resultBar(page), slug).toContainText(figure)
      }
      await unfold(page)
      for (const theme of ['light', 'dark']) {
        await page.evaluate((name) => (document.documentElement.className = name), theme)
        expect(await widthOf(page), `${slug} in the ${theme} theme`).toBe(360)
      }
    }
  })
}
