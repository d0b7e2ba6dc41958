import { readFile } from 'node:fs/promises'

import { calculatorSlugs } from '../calculators.ts'
import { results, field, slider } from './calculator-page.ts'
import { expectedCalculator } from './expected-calculator.ts'
import { downloadBy, expect, openTool, test } from './site.ts'

const calculators = await Promise.all(calculatorSlugs.map(expectedCalculator))

for (const calculator of calculators) {
  const { slug, report, chart, fields, openGroups = 0, results: expected } = calculator

  test.describe(slug, () => {
    test('the results of the defaults are there before any script', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`${baseURL}/tools/${slug}`)
      await expect(page.locator('[data-results] .ledger dt')).toHaveText(Object.keys(expected))
      await expect(results(page)).toHaveText(Object.values(expected))
      await context.close()
    })

    test('fields have their labels, defaults and sliders', async ({ page }) => {
      await openTool(page, slug)
      for (const [label, initial, bounds] of fields) {
        await expect(field(page, label)).toHaveValue(initial)
        // The specification's step for rates; a view has its own.
        if (label.includes('%') && !slug.includes('/'))
          await expect(field(page, label)).toHaveAttribute('data-step', '0.1')
        if (bounds === undefined) continue
        const [min, max, step] = bounds.map(String)
        await expect(slider(page, label)).toHaveAttribute('min', min ?? '')
        await expect(slider(page, label)).toHaveAttribute('max', max ?? '')
        await expect(slider(page, label)).toHaveAttribute('step', step ?? '')
        await field(page, label).fill(String(bounds[1] * 3))
        await expect(slider(page, label)).toHaveValue(String(bounds[1]))
        await slider(page, label).fill(String(bounds[0]))
        await expect(field(page, label)).toHaveValue(bounds[0].toLocaleString('en-IN'))
      }
    })

    test('options are folded away at first', async ({ page }) => {
      await openTool(page, slug)
      await expect(page.locator('form details[open]')).toHaveCount(openGroups)
    })

    test('the chart, its legend and the report say what the page says', async ({ page }) => {
      await openTool(page, slug)
      await expect(page.getByRole('figure', { name: chart })).toBeVisible()
      const file = await downloadBy(page.getByRole('button', { name: 'Download Report' }))
      expect(file.name).toMatch(report)
      expect(file.name).toMatch(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.txt$/)
      const text = await readFile(file.path, 'utf8')
      expect(text).toContain('Generated on')
      for (const [label] of fields) expect(text).toContain(label.replace(' (₹)', ''))
      for (const figure of Object.values(expected)) expect(text).toContain(figure)
    })

    test('nonsense in any field shows a dash and a sentence, and the page recovers', async ({
      page,
    }) => {
      await openTool(page, slug)
      for (const [label, initial] of fields) {
        await field(page, label).fill('abc')
        await expect(results(page).filter({ hasText: '—' })).not.toHaveCount(0)
        await expect(page.locator('.notice').first()).toHaveText(/not a number/)
        await expect(page.locator('main')).not.toContainText(/NaN|∞|Infinity/)
        await field(page, label).fill('')
        await field(page, label).fill(initial)
        await expect(results(page)).toHaveText(Object.values(expected))
      }
    })
  })
}

// Amounts beyond any money: drawn as they are, the picture would never be finished.
for (const { slug, absurd } of calculators) {
  test(`a shared link with an absurd amount does not freeze ${slug}`, async ({ page }) => {
    const drawn = page.waitForResponse(/DrawnChart/)
    await openTool(page, slug, absurd.fragment)
    await page.locator('.chart').scrollIntoViewIfNeeded()
    await drawn
    await expect(results(page).filter({ hasText: absurd.shown })).not.toHaveCount(0)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page.locator('[data-results]')).not.toContainText(/[\d,]{100}/)
  })
}
