import { expect, openTool, test } from './site.ts'

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
  const pane = page.getByRole('region', { name: 'Amortization schedule by year' })
  const hidden = () => pane.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await hidden()).toBeLessThanOrEqual(1)
  const bottom = async (rows: string) => (await pane.locator(rows).last().boundingBox())?.y ?? 0
  expect(await bottom('tfoot tr')).toBeGreaterThan(await bottom('tbody tr'))
  await page.emulateMedia({ media: 'screen' })
  await openTool(page, 'json-formatter')
  await page.getByRole('button', { name: 'Format & Validate' }).click()
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
  await expect(page.getByLabel('Loan Amount (₹)', { exact: true })).toBeVisible()
})
