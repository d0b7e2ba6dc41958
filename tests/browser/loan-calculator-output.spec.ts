import { readFile } from 'node:fs/promises'

import { SLUG, amount, years } from './loan-calculator-page.ts'
import { expect, sharedTest as test, test as testAlone } from './site.ts'
import {
  openTool,
  results,
  toastOf,
  clipboardOf,
  copyLink,
  downloadBy,
  textBy,
  reportOf,
} from './visitor.ts'

test('the report says what the page says', async ({ page }) => {
  await openTool(page, SLUG)
  const { name, text } = await reportOf(page)
  expect(name).toMatch(/^emi-report-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.txt$/)
  for (const figure of await results(page).allTextContents()) expect(text).toContain(figure)
  expect(text).toContain('Generated on')
  await expect(toastOf(page)).toContainText('Downloaded!')
})

test('a shared link keeps the inputs behind the # and restores them', async ({ page, watched }) => {
  await openTool(page, SLUG)
  await amount(page).fill('25 lakh')
  await years(page).fill('7')
  await copyLink(page)
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
  await page.getByText('Amortization schedule by month', { exact: true }).click()
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
  const file = await textBy(page.getByRole('button', { name: 'Download CSV' }).last())
  expect(file.name).toBe('emi-schedule-by-month.csv')
  const { text: csv } = file
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
    await page.mouse.move(9, 9)
    const pixels = () =>
      page.locator('.chart canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas
          .getContext('2d')
          ?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        let blue = 0
        for (let index = 0; index < data.length; index += 4)
          if ((data[index + 2] ?? 0) > 2 * (data[index + 1] ?? 0)) blue++
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

testAlone.describe('on a first visit that loses its network', () => {
  testAlone.use({ allowed: [/ERR_INTERNET_DISCONNECTED/] })
  testAlone(
    'the report and the tables are saved all the same, and it is said',
    async ({ page, context }) => {
      const fetched = page.waitForEvent('requestfinished', (request) =>
        /_astro\/downloads\..*\.js$/.test(request.url()),
      )
      await openTool(page, SLUG)
      await page.mouse.move(9, 9)
      // There only when all that it imports is there too.
      await page.evaluate((file) => import(file), (await fetched).url())
      await context.setOffline(true)
      const said: string[] = []
      page.on('dialog', (dialog) => {
        said.push(dialog.message())
        void dialog.accept()
      })
      await page.getByText('Amortization schedule by year').click()
      const saved = async (name: string) => {
        const { path } = await downloadBy(page.getByRole('button', { name }).first())
        // Before the next press, which a dialog would swallow.
        await expect.poll(() => said.splice(0)).toEqual(['Downloaded!\n'])
        return readFile(path, 'utf8')
      }
      expect(await saved('Download Report')).toContain('8,678')
      expect(await saved('Download CSV')).toContain('Interest')
    },
  )
})
