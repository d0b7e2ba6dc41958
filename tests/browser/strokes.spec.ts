import { field } from './calculator-page.ts'
import { expect, openTool, test } from './site.ts'

test('the years of the loan hang from their line without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/tools/loan-calculator')
  const drawing = page.getByRole('figure', { name: 'What each year pays' })
  await expect(drawing.locator('rect')).toHaveCount(2 * 20)
  await expect(drawing).toContainText(/Year 1\s*20/)
  await context.close()
})

test('the drawing follows the tenure, by month up to 3 years', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  const drawing = page.getByRole('region', { name: 'Loan Summary' }).locator('.strokes')
  await field(page, 'Loan Tenure (Years)').fill('7.5')
  // The last year has 6 months.
  await expect(drawing.locator('rect')).toHaveCount(2 * 8)
  await field(page, 'Loan Tenure (Years)').fill('3')
  await expect(drawing.locator('rect')).toHaveCount(2 * 36)
  await expect(drawing).toContainText(/Month 1\s*36/)
})

for (const years of ['1', '20', '40'])
  test(`${years} years fit a screen of 284 px, and none is thinner than 3 px`, async ({ page }) => {
    await page.setViewportSize({ width: 284, height: 600 })
    await openTool(page, `loan-calculator#years=${years}`)
    const strokes = page.locator('.strokes g:first-child rect')
    await expect(strokes).toHaveCount(years === '1' ? 12 : Number(years))
    const widths = await strokes.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width),
    )
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(3)
    const [inner, outer] = await page
      .locator('.strokes svg')
      .evaluate((svg) => [svg.querySelectorAll('rect').item(0), svg].map((part) => part.getBoundingClientRect().left)) // prettier-ignore
    expect(inner).toBeGreaterThanOrEqual(outer ?? NaN)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

  test('the strokes are in the bar with the answer, in their colours', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    const bar = page.locator('[data-bar-shares]')
    await expect(bar.locator('rect')).toHaveCount(2 * 20)
    const box = await bar.boundingBox()
    expect([box?.width, box?.height]).toEqual([120, 26])
    const paints = (parts: Element[]) => parts.map((part) => getComputedStyle(part).fill)
    const drawing = page.locator('.strokes g > rect:first-child')
    expect(await bar.locator('g > rect:first-child').evaluateAll(paints)).toEqual(
      await drawing.evaluateAll(paints),
    )
  })
})
