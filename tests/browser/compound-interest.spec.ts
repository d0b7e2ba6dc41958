import { readFile } from 'node:fs/promises'

import { results, field, openOptions } from './calculator-page.ts'
import { downloadBy, expect, openTool, test } from './site.ts'

test('compound interest knows five frequencies and regular contributions', async ({ page }) => {
  await openTool(page, 'compound-interest')
  const frequency = field(page, 'Compounding Frequency')
  await expect(frequency).toHaveValue('12')
  await expect(frequency.locator('option')).toHaveText([
    'Annually',
    'Semi-Annually',
    'Quarterly',
    'Monthly',
    'Daily',
  ])
  for (const [name, value] of [
    ['Annually', '₹1,61,051'],
    ['Semi-Annually', '₹1,62,889'],
    ['Quarterly', '₹1,63,862'],
    ['Daily', '₹1,64,861'],
    ['Monthly', '₹1,64,531'],
  ] as const) {
    await frequency.selectOption({ label: name })
    await expect(results(page).first()).toHaveText(value)
  }
  await openOptions(page)
  await field(page, 'Annual Interest Rate (%)').fill('0')
  await field(page, 'Regular Contribution (₹)').fill('1,000')
  await expect(results(page)).toHaveText(['₹1,60,000', '₹1,00,000', '₹60,000', '₹0'])
})

test('the compound interest report names the frequency', async ({ page }) => {
  await openTool(page, 'compound-interest')
  await field(page, 'Compounding Frequency').selectOption({ label: 'Semi-Annually' })
  const file = await downloadBy(page.getByRole('button', { name: 'Download Report' }))
  const text = await readFile(file.path, 'utf8')
  expect(text).toContain('Compounding Frequency: Semi-Annually')
})
