import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { clipboardOf, expect, openTool, test, toastOf } from './site.ts'

const SLUG = 'loan-calculator'
const results = (page: Page) => page.locator('[data-results] dl dd')
const amount = (page: Page) => page.getByLabel('Loan Amount (₹)', { exact: true })
const rate = (page: Page) => page.getByLabel('Interest Rate (% per annum)', { exact: true })
const years = (page: Page) => page.getByLabel('Loan Tenure (Years)', { exact: true })

test('the specified results of the defaults are in the page before any script', async ({
  request,
}) => {
  const html = await (await request.get(`/tools/${SLUG}`)).text()
  for (const figure of ['₹8,678', '₹10,82,776', '₹20,82,776']) expect(html).toContain(figure)
})

test('results follow every change, and empty counts as 0', async ({ page }) => {
  await openTool(page, SLUG)
  await expect(results(page)).toHaveText(['₹8,678', '₹10,82,776', '₹20,82,776'])
  await rate(page).fill('0')
  await expect(results(page)).toHaveText(['₹4,167', '₹0', '₹10,00,000'])
  await amount(page).fill('')
  await expect(results(page)).toHaveText(['₹0', '₹0', '₹0'])
  await amount(page).fill('10 lakh')
  await rate(page).fill('8.5%')
  await page.getByRole('button', { name: 'Calculate EMI' }).click()
  await expect(results(page)).toHaveText(['₹8,678', '₹10,82,776', '₹20,82,776'])
})

test('an impossible loan shows a dash and a sentence, and the page recovers', async ({ page }) => {
  await openTool(page, SLUG)
  await years(page).fill('0')
  await expect(results(page)).toHaveText(['—', '—', '—'])
  await expect(page.locator('.notice')).toHaveText(/tenure of more than 0 years/)
  await years(page).fill('abc')
  await expect(page.locator('.notice')).toHaveText(/not a number/)
  await years(page).fill('20')
  await expect(results(page).first()).toHaveText('₹8,678')
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('slider and field keep step both ways, and typing may go beyond the slider', async ({
  page,
}) => {
  await openTool(page, SLUG)
  const slider = page.getByLabel('Loan Tenure (Years), slider')
  await years(page).fill('15')
  await expect(slider).toHaveValue('15')
  await slider.fill('30')
  await expect(years(page)).toHaveValue('30')
  await years(page).fill('55')
  await expect(slider).toHaveValue('40')
  await expect(years(page)).toHaveValue('55')
  await expect(rate(page)).toHaveAttribute('data-step', '0.1')
  await rate(page).press('ArrowUp')
  await expect(rate(page)).toHaveValue('8.6')
})

test('money is grouped while typing, the caret stays, and the amount is said in words', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await amount(page).fill('')
  await amount(page).pressSequentially('1250000')
  await expect(amount(page)).toHaveValue('12,50,000')
  await expect(page.getByText('twelve lakh fifty thousand rupees')).toBeVisible()
  for (let step = 0; step < 6; step++) await amount(page).press('ArrowLeft')
  await amount(page).press('9')
  await expect(amount(page)).toHaveValue('1,29,50,000')
  await amount(page).press('8')
  await expect(amount(page)).toHaveValue('12,98,50,000')
})

test('the mouse wheel over a focused field changes nothing', async ({ page }) => {
  await openTool(page, SLUG)
  await rate(page).click()
  await page.mouse.wheel(0, 300)
  await expect(rate(page)).toHaveValue('8.5')
})

test('what is typed before the tool is alive is kept', async ({ page }) => {
  // The island's script waits until the visitor has typed.
  const typed = Promise.withResolvers<undefined>()
  await page.route('**/_astro/LoanCalculator*.js', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(`/tools/${SLUG}`)
  await amount(page).fill('500000')
  // Enter presses the form's button: what was typed must not go into the address.
  await amount(page).press('Enter')
  typed.resolve(undefined)
  await expect(results(page).first()).toHaveText('₹4,339')
  await expect(page.locator('[data-results]')).toBeFocused()
  expect(new URL(page.url()).search).toBe('')
})

test('the report says what the page says', async ({ page }) => {
  await openTool(page, SLUG)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^emi-report-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.txt$/)
  const text = await readFile(await file.path(), 'utf8')
  for (const figure of await results(page).allTextContents()) expect(text).toContain(figure)
  expect(text).toContain('Generated on')
  await expect(toastOf(page)).toContainText('Downloaded!')
})

test('a shared link keeps the inputs behind the # and restores them', async ({
  page,
  context,
  watched,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, SLUG)
  await amount(page).fill('25 lakh')
  await years(page).fill('7')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOf(page)).toContainText('Link copied')
  const link = await clipboardOf(page)
  expect(new URL(link).search).toBe('')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(amount(page)).toHaveValue('25,00,000')
  await expect(years(page)).toHaveValue('7')
  expect(watched.requests.filter((url) => url.includes('2500000'))).toEqual([])
})

test('the schedule adds up as shown, by year and by month, and comes as CSV', async ({ page }) => {
  await openTool(page, SLUG)
  await page.getByText('Amortization schedule by month').click()
  const region = page.getByRole('region', { name: 'Amortization schedule by month' })
  await expect(region.locator('tbody tr')).toHaveCount(240)
  const cells = await region
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) =>
          Number(cell.textContent.replace(/[₹,]/g, '')),
        ),
      ),
    )
  const column = (index: number) => cells.reduce((sum, row) => sum + (row[index] ?? 0), 0)
  expect([column(0), column(1), column(2)]).toEqual([2_082_866, 1_000_000, 1_082_866])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).last().click()
  const file = await download
  expect(file.suggestedFilename()).toBe('emi-schedule-by-month.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n')[1]).toBe('1,8678,1595,7083,998405')
})

test.describe('the chart', () => {
  // Reading the pixels back is this test's doing.
  test.use({ allowed: [/willReadFrequently/] })

  test('is drawn, its legend toggles by keyboard, and says what the chart shows', async ({
    page,
  }) => {
    await openTool(page, SLUG)
    await expect(
      page.getByRole('figure', { name: 'Principal vs Interest Breakdown' }),
    ).toBeVisible()
    const pixels = () =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        let blue = 0
        for (let index = 0; index < data.length; index += 4)
          if ((data[index + 2] ?? 0) > 200 && (data[index] ?? 0) < 80) blue++
        return blue
      })
    await expect.poll(pixels).toBeGreaterThan(500)
    const legend = page.getByRole('button', { name: /^Principal/ })
    await expect(legend).toContainText('₹10,00,000')
    await expect(legend).toContainText('48.0%')
    await legend.press('Enter')
    await expect(legend).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(pixels).toBeLessThan(100)
    await legend.press('Enter')
    await expect.poll(pixels).toBeGreaterThan(500)
  })
})

test('a reset can be taken back', async ({ page }) => {
  await openTool(page, SLUG)
  await amount(page).fill('77,000')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(amount(page)).toHaveValue('10,00,000')
  await page.getByRole('button', { name: 'Undo reset' }).click()
  await expect(amount(page)).toHaveValue('77,000')
})
