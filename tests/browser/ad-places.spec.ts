import type { Page } from '@playwright/test'

import { adSizes } from '../../src/lib/advertising.ts'
import { ONE_OF_EACH_KIND, toolPageSlugs } from '../site-map.ts'
import { shiftOfLayout } from './first-visit.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, widthOf } from './visitor.ts'

/**
 * The pages whose fields and answer reach below two screens, and about where they end, in px. On these the boxes follow directly,
 * because no box comes between a field and its result.
 */
const LONG_ON_LAPTOPS: Readonly<Record<string, number>> = {}
const LONG_ON_PHONES: Readonly<Record<string, number>> = {
  'fd-calculator/deposit': 2560,
  'fd-calculator/ladder': 1830,
  'fd-calculator/recurring-deposit': 1680,
  'loan-calculator/balance-transfer': 2410,
  'loan-calculator/offer-check': 2150,
  'loan-calculator/prepayment': 2160,
  'loan-calculator/rate-change': 2600,
  'qr-code-generator/contact': 1900,
  'sip-calculator/epf': 2840,
  'sip-calculator/goal': 2190,
  'sip-calculator/withdrawal': 1930,
  'tax-calculator/gratuity': 1730,
  'tax-calculator/hra': 1850,
  'tax-calculator/planner': 2650,
  'tax-calculator/salary': 2600,
}
/** Fonts differ between systems, and dates change sentences. */
const TOLERANCE = 60

for (const [device, viewport, long] of [
  ['laptop', { width: 1366, height: 768 }, LONG_ON_LAPTOPS],
  ['phone', { width: 360, height: 780 }, LONG_ON_PHONES],
] as const) {
  const isLaptop = device === 'laptop'
  for (let start = 0; start < toolPageSlugs.length; start += 10) {
    const slugs = toolPageSlugs.slice(start, start + 10)
    test(`the boxes begin within two screens of a ${device}, on ${slugs.length} pages from ${slugs[0]}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      for (const slug of slugs) {
        await openTool(page, slug)
        const { inline, banner, ends, between, covered } = await placesOf(page)
        const boxes = isLaptop ? [inline, banner] : [inline]
        expect(banner === undefined, `${slug}: a banner`).toBe(!isLaptop)
        expect(between, `${slug}: between a field and its result`).toBe(false)
        expect(covered, `${slug}: covered controls`).toEqual([])
        for (const box of boxes) {
          const { top = Infinity } = box ?? {}
          const end = long[slug]
          if (end === undefined) expect(top, slug).toBeLessThan(2 * viewport.height)
          else {
            expect(top, `${slug} is no longer long`).toBeGreaterThanOrEqual(2 * viewport.height)
            expect(Math.abs(ends - end), `${slug}: its answer ends at ${ends} px`).toBeLessThan(
              TOLERANCE,
            )
            expect(top - ends, `${slug}: directly below the answer`).toBeLessThanOrEqual(32)
          }
        }
        expect(await page.evaluate(shiftOfLayout), `${slug}: shift of the layout`).toBe(0)
      }
    })
  }
}

test('a box in the card of an answer moves nothing when later code arrives', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'loan-calculator/prepayment')
  const box = page.locator('[data-results] [data-ad=inline]')
  const html = await box.evaluate((element) => element.outerHTML)
  await page.getByLabel('Loan or Outstanding Balance (₹)').first().fill('20,00,000')
  await page.locator('[data-details]').scrollIntoViewIfNeeded()
  await page.locator('[data-details] canvas').first().waitFor()
  expect(await box.evaluate((element) => element.outerHTML), 'still there').toBe(html)
})

test('on paper there is no box', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-ad]').filter({ visible: true })).toHaveCount(0)
})

test('every box has its own size wherever it is shown, and moves no page sideways', async ({
  page,
}) => {
  for (const path of [...ONE_OF_EACH_KIND, '/blog']) {
    await page.goto(path)
    for (const width of [320, 360, 767, 768, 800, 1024, 1366]) {
      await page.setViewportSize({ width, height: 780 })
      for (const box of await page.locator('[data-ad]:visible').all()) {
        const size = (await box.getAttribute('data-ad')) as keyof typeof adSizes
        const { width: w = 0, height: h = 0 } = (await box.locator('> .ad').boundingBox()) ?? {}
        expect([w, h], `${size} on ${path} at ${width} px`).toEqual([...adSizes[size]])
      }
      const needed = await widthOf(page)
      expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

/** The boxes that are shown, from the top of the page, and what they must keep away from. */
async function placesOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility())
    const topOf = (part: Element) => part.getBoundingClientRect().top + scrollY
    const bottomOf = (part: Element) => part.getBoundingClientRect().bottom + scrollY
    const boxOf = (size: string) => {
      const [box, ...others] = all(`main [data-ad=${size}] > .ad`)
      if (others.length > 0) throw new Error(`${others.length + 1} boxes of ${size} are shown.`)
      return box
    }
    const [inline, banner] = [boxOf('inline'), boxOf('banner')]
    const boxes = [inline, banner].filter((box) => box !== undefined)
    // Of a box in a card, what precedes it there; of another, the cards above it.
    const card = inline?.closest('.card')
    const area = inline && card?.querySelector('[data-ad-place]')
    const above = area
      ? all('*', card ?? undefined)
          .filter((part) => area.compareDocumentPosition(part) === 2)
          // The chart, which a narrow screen shows below the box.
          .filter((part) => topOf(part) < topOf(inline))
      : all('astro-island .card').filter((part) => inline && topOf(part) < topOf(inline))
    const fields = all('[data-inputs] :is(input, select, textarea, button)')
    const [results] = all('[data-results]')
    return {
      inline: inline && { top: topOf(inline) },
      banner: banner && { top: topOf(banner) },
      ends: Math.round(Math.max(...above.map(bottomOf))),
      between: boxes.some((box) => {
        const isBefore = fields.some((field) => topOf(field) >= bottomOf(box))
        const [answer] = all('[data-answer]', results ?? document)
        return isBefore || (answer !== undefined && topOf(answer) >= bottomOf(box))
      }),
      covered: boxes.flatMap((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        return all('main :is(a, button, input, select, textarea, summary)')
          .filter((control) => !box.contains(control))
          .filter((control) => {
            const is = control.getBoundingClientRect()
            return is.left < right && is.right > left && is.top < bottom && is.bottom > top
          })
          .map((control) => control.outerHTML.slice(0, 100))
      }),
    }
  })
}
