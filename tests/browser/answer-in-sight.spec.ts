import type { Page } from '@playwright/test'

import { calculatorSlugs } from '../calculators.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool } from './visitor.ts'

/** Pages of the frame whose answer is not an amount. Those of the age calculator open without an answer. */
const PLAIN_PAGES = ['percentage-calculator/marks']
const EMPTY_PAGES = ['age-calculator/between-dates', 'age-calculator/eligibility']
const LIST_PAGES = ['loan-calculator/prepayment', 'fd-calculator/ladder']

/** An empty stretch of a card that is higher reads as a part that is missing. */
const LARGEST_HOLE_PX = 96

/** Below this height of the form that is left on the screen, the answer may leave together with it. */
const REST_OF_FORM_PX = 320

for (const [width, height] of [
  [1366, 650],
  [1280, 900],
] as const)
  test(`at ${width}×${height} the answer stays in sight over the form, and no card has a hole`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    for (const slug of [...calculatorSlugs, ...PLAIN_PAGES]) {
      await openTool(page, slug)
      expect(await scrollsWithoutAnswer(page), slug).toEqual([])
      await expect.poll(() => holes(page), slug).toEqual([])
    }
    for (const slug of LIST_PAGES) {
      await openTool(page, slug)
      const add = page.locator('form').getByRole('button', { name: /^Add / }).first()
      for (let entries = 1; entries < 4; entries++) await add.click()
      expect(await scrollsWithoutAnswer(page), `${slug} with four entries`).toEqual([])
      await expect.poll(() => holes(page), `${slug} with four entries`).toEqual([])
    }
    for (const slug of EMPTY_PAGES) {
      await openTool(page, slug)
      await expect.poll(() => holes(page), slug).toEqual([])
    }
  })

/** Returns the scroll positions over the form at which a figure is not wholly in view. */
const scrollsWithoutAnswer = (page: Page) =>
  page.evaluate(async (rest) => {
    const form = document.querySelector('[data-inputs]')
    const figures = document.querySelectorAll(
      '.headline > dd:first-of-type, .answers .answer, [data-headline]',
    )
    const end = scrollY + (form?.getBoundingClientRect().bottom ?? 0) - rest
    const lost: number[] = figures.length === 0 ? [-1] : []
    for (let y = 0; y <= end; y += 150) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const isSeen = [...figures].every((figure) => {
        const { left, top, bottom } = figure.getBoundingClientRect()
        const above = [top + 4, bottom - 4].map((edge) => document.elementFromPoint(left + 4, edge))
        return above.every((part) => part !== null && figure.contains(part))
      })
      if (!isSeen) lost.push(y)
    }
    return lost
  }, REST_OF_FORM_PX)

/** Scrolls through the page, so that its charts are drawn, and returns the empty stretches of its cards. */
const holes = (page: Page) =>
  page.evaluate(async (largest) => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    // The answer of a card that was scrolled by is at the end of the card.
    scrollTo({ top: 0, behavior: 'instant' })
    const found: string[] = []
    for (const card of document.querySelectorAll('main .card')) {
      const box = card.getBoundingClientRect()
      const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
      const spans: [top: number, bottom: number][] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node instanceof Element ? node : node.parentElement
        if (!element?.checkVisibility()) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const isPart = element.matches('canvas, svg, img, input, select, textarea, button')
        const rects = node instanceof Text ? range.getClientRects() : element.getClientRects()
        if (isPart || node instanceof Text)
          for (const { top, bottom } of rects) spans.push([top, bottom])
      }
      let end = box.top
      for (const [top, bottom] of spans.toSorted((a, b) => a[0] - b[0]).concat([[box.bottom, 0]])) {
        if (top - end > largest) found.push(`${Math.round(top - end)} px in ${card.className}`)
        end = Math.max(end, bottom)
      }
    }
    return found
  }, LARGEST_HOLE_PX)
