import { expect, sharedTest as test } from './site.ts'
import { openTool, region, field, results, reopenByLink, textBy } from './visitor.ts'

test('a key draws the chart once, after the figures', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await page.locator('.chart').scrollIntoViewIfNeeded()
  await expect(page.locator('.chart[data-drawn]')).toBeVisible()
  const settled = () =>
    page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    )
  await settled()
  await page.evaluate(() => {
    const counts = window as unknown as { drawings: number }
    counts.drawings = 0
    const { clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      if (this.canvas.matches('.chart canvas')) counts.drawings++
      clearRect.apply(this, area)
    }
  })
  await field(page, 'Time Period (Years)').fill('2')
  // 1,00,000 × 1.065² = 1,13,422.50, of which 13,422.50 are 11.8 %.
  await expect(page.getByRole('list', { name: 'Legend' })).toContainText('11.8%')
  await settled()
  expect(await page.evaluate(() => (window as unknown as { drawings: number }).drawings)).toBe(1)
})

test('growth is tabled year by year and comes as CSV', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await page.getByText('Growth year by year').click()
  const rows = region(page, 'Growth year by year').locator('tbody tr')
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toHaveText('5₹1,00,000₹37,009₹1,37,009')
  const file = await textBy(page.getByRole('button', { name: 'Download CSV' }))
  const { text: csv } = file
  expect(csv.split('\r\n')[1]).toBe('1,100000,6500,106500')
})

test('an FD compounds as banks do when asked to, and a link keeps that', async ({ page }) => {
  await openTool(page, 'fd-calculator')
  await expect(page.locator('.notice')).toContainText('₹1,38,042')
  await expect(page.locator('form details'), 'no field is folded away').toHaveCount(0)
  await field(page, 'Compounding').selectOption({ label: 'Quarterly (usual at Indian banks)' })
  await expect(results(page)).toHaveText(['₹1,00,000', '₹38,042', '₹1,38,042', '6.66%'])
  await reopenByLink(page)
  await expect(results(page).nth(2)).toHaveText('₹1,38,042')
})

test('a shared link changes only the fields that it gives an amount for', async ({ page }) => {
  await openTool(
    page,
    'fd-calculator',
    '#principal=%25&annualRatePercent=%20&years=२&compoundingsPerYear=__proto__',
  )
  await expect(results(page)).toHaveText(['₹1,00,000', '₹13,423', '₹1,13,423'])
})
