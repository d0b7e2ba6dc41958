import type { Page } from '@playwright/test'

import type { ExpectedCalculator } from './specified-calculators.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, field, slider, results, reportOf } from './visitor.ts'

/** Checks that fields, chart and report are as specified, and that invalid input is reported and does no lasting harm. */
export async function tryCalculator(page: Page, calculator: ExpectedCalculator): Promise<void> {
  const { slug, report, chart, fields, openGroups = 0, results: expected } = calculator
  await openTool(page, slug)
  await test.step('options are folded away at first', () =>
    expect.soft(page.locator('form details[open]'), 'open groups').toHaveCount(openGroups))

  await test.step('the chart and the report say what the page says', async () => {
    await expect.soft(page.getByRole('figure', { name: chart })).toBeVisible()
    const { name, text } = await reportOf(page)
    expect.soft(name).toMatch(report)
    expect.soft(name).toMatch(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}\.txt$/)
    const said = [
      'Generated on',
      ...fields.map(([label]) => label.replace(' (₹)', '')),
      ...Object.values(expected),
    ]
    for (const part of said) expect.soft(text).toContain(part)
  })

  // One field represents all: the effect of invalid input in each field is tested in tests/unit/every-calculator.test.ts, and each slider's
  // bounds are tests/built/calculators.test.ts.
  const [first] = fields
  if (first !== undefined)
    await test.step(`nonsense in ${first[0]} shows a dash and a sentence`, async () => {
      const [label, initial] = first
      await expect(field(page, label)).toHaveValue(initial)
      await field(page, label).fill('abc')
      await expect(results(page).filter({ hasText: '—' })).not.toHaveCount(0)
      await expect(page.locator('.notice').first()).toHaveText(/not a number/)
      await expect(page.locator('main')).not.toContainText(/NaN|∞|Infinity/)
      await field(page, label).fill('')
      await field(page, label).fill(initial)
      await expect(results(page), 'the page recovers').toHaveText(Object.values(expected))
    })

  const [label, , bounds] = fields.find(([, , bounds]) => bounds !== undefined) ?? []
  if (label !== undefined && bounds !== undefined)
    await test.step(`the slider of ${label} follows it and moves it`, async () => {
      await field(page, label).fill(String(bounds[1] * 3))
      await expect(slider(page, label)).toHaveValue(String(bounds[1]))
      await slider(page, label).fill(String(bounds[0]))
      await expect(field(page, label)).toHaveValue(bounds[0].toLocaleString('en-IN'))
    })
}
