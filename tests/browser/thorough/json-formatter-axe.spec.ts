import { axeFindings } from '../axe.ts'
import { SLUG, badge, format, input, openFormatted, upload } from '../json-formatter-page.ts'
import { expect, sharedTest as test } from '../site.ts'
import { openTool } from '../visitor.ts'

test('axe finds nothing in any state, in either theme', async ({ page }) => {
  test.slow()
  await openTool(page, SLUG)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const states: Record<string, () => Promise<void>> = {
    warnings: () => input(page).fill('\ufeff{"a":[1,true,"x"],"a":{}}'),
    error: () => input(page).fill('{"a":1,,}'),
    held: () => upload(page, 'large.json', `[${'"filler",'.repeat(40_000)}1]`),
  }
  const found: string[] = []
  for (const [name, enter] of Object.entries(states)) {
    await enter()
    await format(page)
    await expect(badge(page)).toBeVisible()
    found.push(...(await axeFindings(page, 'main')).map((finding) => `${name}, ${finding}`))
  }
  expect(found).toEqual([])
})

test('axe finds nothing in a query', async ({ page }) => {
  await openFormatted(
    page,
    '{"orders": [{"id": 1, "total": 20.50}, {"id": 2, "total": "5"}, {"id": 3}]}',
  )
  await page.getByRole('tab', { name: 'Query' }).click()
  await page.getByLabel('JSONPath query').fill('$..id')
  await expect(page.getByText('3 values', { exact: true })).toBeVisible()
  expect(await axeFindings(page, '[data-results]')).toEqual([])
  await page.getByLabel('JSONPath query').fill('$.a-b')
  await expect(page.locator('mark')).toBeVisible()
  expect(await axeFindings(page, '[data-results]')).toEqual([])
})
