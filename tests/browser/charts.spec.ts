import { expect, sharedTest as test } from './site.ts'
import { openTool, field } from './visitor.ts'

const SLUG = 'loan-calculator'
const READER = 'Read “Principal and interest by year”'

test('chart.js is not loaded before a chart comes into view, and nothing moves when it draws', async ({
  page,
  watched,
}) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await openTool(page, SLUG)
  await page.waitForLoadState('networkidle')
  const drawing = () => watched.requests.filter((url) => /DrawnChart|OverTimePicture/.test(url))
  expect(drawing()).toEqual([])
  const chart = page.locator('.chart')
  const before = await page.locator('.chart-part').evaluate((part) => part.clientHeight)
  await chart.scrollIntoViewIfNeeded()
  await expect(chart).toHaveAttribute('data-drawn')
  expect(drawing()).not.toEqual([])
  expect(await page.locator('.chart-part').evaluate((part) => part.clientHeight)).toBe(before)
})

test('the picture over time is read by keyboard, year by year', async ({ page }) => {
  await openTool(page, SLUG)
  await page.locator('.over-time').scrollIntoViewIfNeeded()
  const reader = page.getByRole('slider', { name: READER })
  await expect(page.locator('.plot')).toHaveAttribute('data-drawn')
  await reader.focus()
  // The schedule's rows by year.
  await expect(reader).toHaveAttribute(
    'aria-valuetext',
    'Year 1: Principal ₹19,899, Interest ₹84,237, Balance ₹9,80,101',
  )
  await page.keyboard.press('End')
  await expect(reader).toHaveAttribute('aria-valuetext', /^Year 20: .*, Balance ₹0$/)
  await field(page, 'Loan Tenure (Years)').fill('5')
  await expect(reader).toHaveAttribute('aria-valuetext', /^Year 5: .*, Balance ₹0$/)
})

test('a phone reads a year in the keys of the chart, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, SLUG)
  await page.locator('.over-time').scrollIntoViewIfNeeded()
  const plot = page.locator('.plot')
  await expect(plot).toHaveAttribute('data-drawn')
  const keys = page.locator('.plot-keys')
  // Principal is more than interest from year 13 on, where the chart has its mark.
  await expect(keys).toContainText('Year 13')
  await expect(keys.locator('.plot-axis')).toBeHidden()
  const before = await plot.boundingBox()
  await page.getByRole('slider', { name: READER }).focus()
  await expect(keys).toHaveText(/Year 1.*₹19,899.*₹84,237.*₹9,80,101/)
  await plot.click({ position: { x: 200, y: 100 } })
  await expect(keys).not.toContainText('Year 1Principal')
  expect(await plot.boundingBox()).toEqual(before)
})

test('drawing bars makes no number format of the platform, which would hold up a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.assign(self, { made: 0 })
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(kind, given) {
        Object.assign(self, { made: Number(Reflect.get(self, 'made')) + 1 })
        return Reflect.construct(kind, given) as object
      },
    })
  })
  await page.goto(`${baseURL}/tools/compound-interest`)
  const chart = page.locator('.chart')
  await chart.scrollIntoViewIfNeeded()
  await expect(chart).toHaveAttribute('data-drawn')
  expect(await page.evaluate(() => Reflect.get(self, 'made') as number)).toBe(0)
  await context.close()
})
