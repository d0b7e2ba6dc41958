import { expect, sharedTest as test } from './site.ts'

test('the filter of all tools shows what matches and says how much that is', async ({ page }) => {
  await page.goto('/tools')
  const lines = page.locator('[data-words]')
  const all = await lines.count()
  const shown = lines.filter({ visible: true })
  const status = page.locator('[data-filter-found]')
  await expect(status).toHaveText(new RegExp(`which answer ${all} questions`))
  const field = page.getByLabel('Filter the tools')
  await field.fill('should i prepay')
  await expect(status).toHaveText(`1 of ${all} questions matches.`)
  await expect(shown).toHaveText(/Prepayment/)
  await expect(page.getByRole('heading', { level: 2, name: 'Developer', exact: true })).toBeHidden()
  // Lines of a tool match its name too.
  await field.fill('EMI calculator')
  await expect(shown).toHaveCount(5)
  await expect(status).toHaveText(`5 of ${all} questions match.`)
  await field.fill('qqqq')
  await expect(shown).toHaveCount(0)
  await expect(status).toHaveText(/^Nothing here matches “qqqq”/)
  await field.press('Escape')
  await expect(shown).toHaveCount(all)
})

test('all tools stand in three columns of level lines, with a name and a question each', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/tools')
  const boxes = await page
    .locator('.tool-index')
    .first()
    .locator('li')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().toJSON() as DOMRect))
  const tops = new Set(boxes.map(({ top }) => Math.round(top)))
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(3)
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1)
  expect(tops.size).toBeLessThan(boxes.length / 2)
  const line = page.locator('.tool-index li').first()
  await expect(line.locator('span')).toHaveCSS('font-weight', '600')
  await expect(line.locator('a')).toHaveCSS('font-weight', '400')
})
