import type { Page } from '@playwright/test'

import { adSizes } from '../../src/lib/advertising.ts'
import { ONE_OF_EACH_KIND } from '../site-map.ts'
import { specifiedTools } from '../specified-tools.ts'
import { shiftOfLayout } from './first-visit.ts'
import { expect, openTool, sharedTest as test } from './site.ts'

const LAPTOP = { width: 1366, height: 768 }
const PHONE = { width: 360, height: 780 }

for (const slug of Object.values(specifiedTools).flat()) {
  test(`the advertisements of ${slug} are below its cards, where its text is read`, async ({
    page,
  }) => {
    for (const viewport of [LAPTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await openTool(page, slug)
      const { cards, banner, text, first, inline } = await placesOf(page)
      // Two screens of the text, where the tool itself may be longer than that on a phone.
      expect(inline.bottom - text.top).toBeLessThanOrEqual(2 * viewport.height)
      if (viewport === LAPTOP) {
        expect(banner.top).toBeGreaterThanOrEqual(cards.bottom)
        expect(banner.top - cards.bottom).toBeLessThanOrEqual(48)
        expect(banner.bottom).toBeLessThanOrEqual(text.top)
        expect(inline.left, 'the rail beside the text').toBeGreaterThanOrEqual(first.right)
        expect(inline.top - text.top).toBeLessThanOrEqual(100)
      } else {
        await expect(page.locator('[data-ad=banner]')).toBeHidden()
        expect(inline.top).toBeGreaterThanOrEqual(first.bottom)
      }
      expect(await page.evaluate(shiftOfLayout), 'how far the layout shifted').toBe(0)
    }
  })
}

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
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
})

/** Where the parts of a tool's page are, from its top. The cards are those of the tool, without what explains it. */
async function placesOf(page: Page) {
  return page.evaluate(() => {
    const place = (part: Element | null | undefined) => {
      const { left = 0, right = 0, top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
      return { left, right, top: top + window.scrollY, bottom: bottom + window.scrollY }
    }
    const cards = [...document.querySelectorAll('main astro-island .card')].map(place)
    return {
      cards: { bottom: Math.max(...cards.map(({ bottom }) => bottom)) },
      banner: place(document.querySelector('[data-ad=banner] > .ad')),
      text: place(document.querySelector('[data-explainer]')),
      first: place(document.querySelector('[data-explainer] > .prose')),
      inline: place(document.querySelector('[data-ad=inline] > .ad')),
    }
  })
}
