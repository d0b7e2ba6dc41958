import type { Page } from '@playwright/test'

import { shiftOfLayout } from './first-visit.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool } from './visitor.ts'

const LAPTOP = { width: 1366, height: 768 }
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not shown.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [1024, 1366, 1920]) {
  test(`at ${width} px the text is between its contents and the rail`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    for (const tool of ['loan-calculator', 'roi-calculator', 'json-formatter/compare']) {
      await openTool(page, tool)
      const list = await boxOf(page, '[data-tool-contents] > nav')
      const text = await boxOf(page, '[data-explainer] > .prose')
      const folds = await boxOf(page, '[data-explainer] > .folds')
      const ad = await boxOf(page, '[data-ad=inline]:visible')
      const related = await boxOf(page, '[data-related]')
      expect(list.width).toBe(208)
      expect(list.right).toBeLessThan(text.x)
      expect(text.width).toBeLessThanOrEqual(640)
      expect(folds.x).toBe(text.x)
      expect(ad.width).toBe(300)
      expect(ad.x).toBeGreaterThan(text.right)
      expect(related.x).toBe(ad.x)
      expect(folds.y - text.bottom, `${tool}: a hole in the text`).toBeLessThanOrEqual(96)
      // Where the cards of the tool are long, its rail begins above the text.
      const isInTool = await page.locator('astro-island [data-ad=inline]:visible').isVisible()
      expect(isInTool, tool).toBe(tool === 'loan-calculator')
      if (!isInTool)
        expect(related.y - ad.bottom, `${tool}: a hole in the rail`).toBeLessThanOrEqual(96)
    }
  })
}

test('on a phone everything is one column without a list of contents', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'loan-calculator')
  await expect(contents(page)).toBeHidden()
  const explained = ['.prose', '.folds'].map((part) => `[data-explainer] > ${part}`)
  const order = ['[data-ad=inline]:visible', '[data-details]', ...explained, '[data-related]']
  const boxes = []
  for (const part of order) boxes.push(await boxOf(page, part))
  for (const [index, box] of boxes.entries())
    expect(box.y).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0)
})

/** The most that a phone has to scroll through with the default values, in px. */
const TALLEST = {
  'loan-calculator': 4800,
  'sip-calculator': 5200,
  'tax-calculator': 6500,
  'tax-calculator/planner': 7500,
  // With the drawing of a month.
  'tax-calculator/salary': 6560,
  'json-formatter': 4500,
  'percentage-calculator': 4500,
}
for (const [tool, tallest] of Object.entries(TALLEST)) {
  test(`${tool} takes at most ${tallest} px of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await openTool(page, tool)
    // The policy of the page allows no style element.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(tallest)
  })
}

test('the contents mark the section in sight, and open a fold', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await openTool(page, 'loan-calculator')
  await contents(page).scrollIntoViewIfNeeded()
  await page.locator('#how-the-emi-is-calculated').evaluate((heading) => heading.scrollIntoView())
  const current = contents(page).locator('[aria-current]')
  await expect(current).toHaveText('How the EMI is calculated')
  await contents(page).getByRole('link', { name: 'Flat rates' }).click()
  const fold = page.locator('details', { has: page.locator('#flat-rates') })
  await expect(fold).toHaveAttribute('open')
  await expect(fold.locator('summary')).toBeInViewport()
  await expect(current).not.toHaveText('How the EMI is calculated')
})

test('the contents show the current answer, which leads back and moves nothing', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP)
  await openTool(page, 'loan-calculator')
  const back = page.locator('[data-back-to-answer]')
  await back.scrollIntoViewIfNeeded()
  // The sample answer of the specification.
  await expect(back).toHaveText(/Monthly EMI\s*₹8,678 ↑/)
  expect(await page.evaluate(shiftOfLayout)).toBe(0)
  const { height } = await boxOf(page, '[data-tool-contents] > nav')
  await page.getByLabel('Interest Rate (% per annum)').first().fill('0')
  // ₹10,00,000 in 240 equal parts: 4,166.67.
  await expect(back).toHaveText(/₹4,167 ↑/)
  expect((await boxOf(page, '[data-tool-contents] > nav')).height).toBe(height)
  await back.click()
  await expect(page.locator('[data-results]')).toBeFocused()
  await expect(page.locator('h1')).toBeInViewport()
  expect(page.url(), 'the values in the address stay').not.toContain('#tool')
})

test('an answer that is not there yet leaves the link its words', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await openTool(page, 'base64')
  const back = page.locator('[data-back-to-answer]')
  await back.scrollIntoViewIfNeeded()
  await expect(back).toHaveText(/Back to the tool\s*↑/)
})
