import { siteUrl } from '../../src/prerender/site-settings.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, field, boxOf } from './visitor.ts'

test('a page in the dark theme prints dark on light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/blog/finance')
  await page.emulateMedia({ media: 'print' })
  const code = page.locator('.article pre').first()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(code).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(code).toHaveCSS('background-color', 'rgb(238, 240, 248)')
})

test('a long table and a long result are printed whole, the totals once at the end', async ({
  page,
}) => {
  await openTool(page, 'loan-calculator')
  await page.getByText('Amortization schedule by year').click()
  await page.emulateMedia({ media: 'print' })
  const pane = region(page, 'Amortization schedule by year')
  const hidden = () => pane.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await hidden()).toBeLessThanOrEqual(1)
  const bottom = async (rows: string) => (await boxOf(pane.locator(rows).last())).y
  expect(await bottom('tfoot tr')).toBeGreaterThan(await bottom('tbody tr'))
  await page.emulateMedia({ media: 'screen' })
  await openTool(page, 'json-formatter')
  await press(page, 'Format & Validate')
  const result = page.locator('[data-result]')
  await expect(result).toContainText('isPaid')
  await page.emulateMedia({ media: 'print' })
  expect(
    await result.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(1)
})

test('what cannot be pressed on paper is not printed', async ({ page }) => {
  await openTool(page, 'loan-calculator')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main .button:visible')).toHaveCount(0)
  await expect(page.locator('main .slider:visible')).toHaveCount(0)
  await expect(field(page, 'Loan Amount (₹)')).toBeVisible()
})

test('paper shows what was entered, and the answer before the other results', async ({ page }) => {
  // A sheet of A4 between margins of 12 mm
  await page.setViewportSize({ width: 703, height: 1030 })
  await openTool(page, 'loan-calculator')
  await page.emulateMedia({ media: 'print' })
  const amount = field(page, 'Loan Amount (₹)')
  const top = await amount.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === field
  })
  expect(top, 'nothing lies over the amount').toBe(true)
  const yOf = async (text: string) =>
    (await boxOf(page.locator('[data-results]').getByText(text).first())).y
  expect(await yOf('Monthly EMI')).toBeLessThan(await yOf('You pay back'))
  expect(await yOf('You pay back')).toBeLessThan(await yOf('Total Interest'))
})

test('a page says on paper whose it is, its address and the day', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T18:30:00Z')
  await page.goto('/tools/loan-calculator')
  const line = page.locator('main > .print-only')
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  // Half past six in the evening by UTC is the next day in India.
  const text = `Ganak, ${siteUrl}/tools/loan-calculator, 22 November 2026`
  await expect(async () => {
    // The script that writes the day loads after the first paint, which can be after the page has loaded.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await line.textContent()).toBe(text)
  }).toPass()
})

test('a chart in the dark theme is drawn for light paper, and again for the screen', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await openTool(page, 'roi-calculator')
  await page.mouse.move(9, 9)
  await expect(page.locator('.chart')).toHaveAttribute('data-drawn')
  const picture = () =>
    page.locator('.chart canvas').evaluate((box: HTMLCanvasElement) => box.toDataURL())
  const event = (kind: string) => page.evaluate((name) => dispatchEvent(new Event(name)), kind)
  const dark = await picture()
  await event('beforeprint')
  const printed = await picture()
  await event('afterprint')
  expect(await picture()).toBe(dark)
  await expect(page.locator('html')).toHaveClass('dark')
  await press(page, 'Dark theme')
  // The first press loads the code of the theme.
  await expect.poll(picture).toBe(printed)
  expect(printed).not.toBe(dark)
})

test('a calculation with its chart fits a sheet of paper', async ({ page }) => {
  for (const slug of ['loan-calculator', 'roi-calculator']) {
    await openTool(page, slug)
    await page.mouse.move(9, 9)
    await expect(page.locator('.chart')).toHaveAttribute('data-drawn')
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
    expect(sheets, slug).toHaveLength(1)
  }
})
