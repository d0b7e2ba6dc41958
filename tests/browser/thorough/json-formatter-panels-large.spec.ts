import { writeFile } from 'node:fs/promises'

import { jsonDocument } from '../../json-documents.ts'
import { badge, format, SLUG, upload } from '../json-formatter-page.ts'
import { expect, sharedTest as test } from '../site.ts'
import { openTool, press, region } from '../visitor.ts'

test('files of 5 MB are held and compared while the page stays alive', async ({ page }) => {
  const document = jsonDocument(5)
  await openTool(page, `${SLUG}/compare`)
  const summary = page.locator('[data-summary]')
  const files = [document, document.replace('"balance":', '"Balance":')]
  for (const [at, content] of files.entries()) {
    const path = test.info().outputPath(`${at}.json`)
    await writeFile(path, content)
    await page.locator('input[type=file]').nth(at).setInputFiles(path)
  }
  await expect(page.locator('[data-held]')).toHaveCount(2)
  await expect(summary).toHaveText('2 differences: 1 added, 1 removed', { timeout: 20_000 })
  // The heads, two folds, the two rows that differ, and three equal ones on either side of them.
  await expect(page.locator('[data-rows] [role=row]')).toHaveCount(11)
})

test('of a table of 3 MB only what is near is drawn, to its last row', async ({ page }) => {
  await openTool(page, SLUG)
  const text = jsonDocument(3)
  const count = (JSON.parse(text) as unknown[]).length
  await upload(page, 'large.json', text)
  await format(page)
  await page.getByRole('tab', { name: 'Convert' }).click()
  const grid = page.getByRole('grid', { name: 'Table' })
  await expect(grid).toHaveAttribute('aria-rowcount', String(count + 1))
  await grid.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await expect(region(page, 'Whole cell')).toHaveText(String(count - 1))
  expect(await grid.getByRole('gridcell').count()).toBeLessThan(600)
})

test('the last match of many pages of lines is brought into sight and marked', async ({ page }) => {
  await openTool(page, SLUG)
  const text = jsonDocument(4)
  const lines = JSON.stringify(JSON.parse(text), null, 2).split('\n')
  const last = lines.findLastIndex((line) => line.includes('"guid"')) + 1
  expect(last).toBeGreaterThan(100_000)
  await upload(page, 'large.json', text)
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  const sought = page.getByLabel('Find in the result')
  const count = page.getByRole('search', { name: 'Result' }).getByRole('status')
  await press(page, 'Find')
  await sought.fill('"GUID"')
  await expect(count).toHaveText(/^1 of [\d,]+$/)
  await sought.press('Shift+Enter')
  await expect(count).toHaveText(/^([\d,]+) of \1$/)
  await expect(page.locator(`[data-line="${last}"]`)).toBeInViewport()
  const marked = () => [...(CSS.highlights.get('found-now') ?? [])].map(String).join()
  expect(await page.evaluate(marked)).toBe('"guid"')
})
