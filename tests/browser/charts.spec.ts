import { expect, sharedTest as test } from './site.ts'
import { openTool, region, field, boxOf } from './visitor.ts'

const SLUG = 'loan-calculator'

test('chart.js is not loaded before a chart comes into view, and nothing moves when it draws', async ({
  page,
  watched,
}) => {
  await page.setViewportSize({ width: 360, height: 400 })
  await openTool(page, SLUG)
  await page.waitForLoadState('networkidle')
  const drawing = () => watched.requests.filter((url) => /DrawnChart/.test(url))
  expect(drawing()).toEqual([])
  const chart = page.locator('.chart')
  const before = await page.locator('.chart-part').evaluate((part) => part.clientHeight)
  await chart.scrollIntoViewIfNeeded()
  await expect(chart).toHaveAttribute('data-drawn')
  expect(drawing()).not.toEqual([])
  expect(await page.locator('.chart-part').evaluate((part) => part.clientHeight)).toBe(before)
})

test('the picture over time is read by keyboard, year by year', async ({ page }) => {
  await openTool(page, 'loan-calculator/prepayment')
  await page.locator('.over-time').scrollIntoViewIfNeeded()
  const reader = page.getByRole('slider', { name: 'Read “Outstanding balance over the years”' })
  await expect(page.locator('.plot')).toHaveAttribute('data-drawn')
  await reader.focus()
  await expect(reader).toHaveAttribute('aria-valuetext', /^Year 0: Without changes ₹[\d,]+, With/)
  await page.keyboard.press('End')
  await expect(reader).toHaveAttribute('aria-valuetext', /^Year 20: Without changes ₹0, .* ₹0$/)
  await field(page, 'Time left (Years)').fill('5')
  await expect(reader).toHaveAttribute('aria-valuetext', /^Year 5: Without changes ₹0, .* ₹0$/)
})

test('drawing bars makes no number format of the platform, which would hold up a phone', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
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
  await openTool(page, 'compound-interest')
  const chart = page.locator('.chart')
  await page.mouse.move(9, 9)
  await expect(chart).toHaveAttribute('data-drawn')
  expect(await page.evaluate(() => Reflect.get(self, 'made') as number)).toBe(0)
  await context.close()
})

const PHONE = { width: 360, height: 780 }

test.describe('tables on a phone', () => {
  test.use({ viewport: PHONE })

  for (const [slug, title, fragment = ''] of [
    ['loan-calculator', 'Amortization schedule by year'],
    ['loan-calculator', 'Amortization schedule by month'],
    ['loan-calculator', 'Amortization schedule by year', '#loanAmount=12345678'],
    ['loan-calculator', 'Amortization schedule by year', '#loanAmount=1234567890123'],
    ['sip-calculator', 'Growth year by year'],
    ['fd-calculator', 'Growth year by year'],
    ['compound-interest', 'Growth year by year'],
  ] as const) {
    test(`keep the first and the last column in sight: ${slug}, ${title} ${fragment}`, async ({
      page,
    }) => {
      await openTool(page, slug, fragment)
      const pane = page.getByRole('region', { name: title })
      await page.getByText(title, { exact: true }).click()
      for (const left of [0, 1000]) expect(await pane.evaluate(cellsOutOfSight, left)).toEqual([])
      const isWhole = await pane.evaluate((box) => box.scrollWidth <= box.clientWidth)
      expect(isWhole, 'only the largest amounts need scrolling').toBe(!/\d{9}/.test(fragment))
    })
  }

  test('leave out what follows from the other columns, not on a wide screen', async ({ page }) => {
    await openTool(page, 'loan-calculator')
    await page.getByText('Amortization schedule by year').click()
    const heads = region(page, 'schedule by year').locator('thead th:visible')
    await expect(heads).toHaveText(['Year', 'Principal', 'Interest', 'Balance'])
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(heads).toHaveText(['Year', 'Payment', 'Principal', 'Interest', 'Balance'])
  })
})

test('a share of 100 % fits on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, 'loan-calculator')
  await field(page, 'Interest Rate (% per annum)').fill('0')
  const share = page.getByText('100.0%')
  const lineHeight = await share.evaluate((text) => parseFloat(getComputedStyle(text).lineHeight))
  expect((await boxOf(share)).height).toBeLessThan(lineHeight * 1.5)
})

/** Runs in the page. The first and the last cells that stand out of their pane when it is scrolled to `left`. */
function cellsOutOfSight(pane: Element, left: number): string[] {
  pane.scrollLeft = left
  const inner = pane.getBoundingClientRect()
  const rows = ['thead th', 'tbody tr:first-child > *'].map((row) => pane.querySelectorAll(row))
  if (rows.some(({ length }) => length === 0)) return ['no table']
  return rows
    .flatMap((cells) => [cells[0], cells[cells.length - 1]])
    .filter((cell) => {
      const box = cell?.getBoundingClientRect() ?? new DOMRect()
      return box.left < inner.left || box.right > inner.right
    })
    .map((cell) => cell?.textContent ?? '')
}
