import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, field, toastOf, clipboardOf, paste } from './visitor.ts'

const input = (page: Page) => page.getByLabel('Timestamps or dates, one in each line')
const output = (page: Page) => field(page, 'The same moment')
const rows = (page: Page) => region(page, 'The same moment in other forms')

test.beforeEach(async ({ page }) => openTool(page, 'timestamp'))

test('a number is shown in three zones with the reason of its unit', async ({ page }) => {
  await input(page).fill('1795851000')
  await expect(output(page)).toHaveValue(/^IST: Saturday 28 November 2026, 13:00:00 \(\+05:30\)\n/)
  await expect(page.getByText('Read as seconds by its size: 10 digits.')).toBeVisible()
  await page.getByLabel('The zone next to IST and UTC').selectOption('Europe/Paris')
  await expect(output(page)).toHaveValue(/Europe\/Paris: .* 08:30:00 \(\+01:00\)$/)
  await page.getByLabel('Write it as').selectOption('Unix nanoseconds')
  await expect(output(page)).toHaveValue('1795851000000000000')
})

test('a form is copied from the list', async ({ page }) => {
  await input(page).fill('2026-11-28 13:00:00.000000001')
  await press(page, 'Copy: Unix nanoseconds')
  await expect(toastOf(page)).toContainText('Copied!')
  expect(await clipboardOf(page)).toBe('1795851000000000001')
})

test('a date that does not exist is refused at its place', async ({ page }) => {
  await input(page).fill('2026-02-30')
  await expect(page.getByText('February 2026 has 28 days, not 30.').first()).toBeVisible()
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(input(page)).toHaveValue('2026-02-30')
  await input(page).fill('2026-02-30\n1795851000')
  await expect(page.getByText('Line 1: February 2026 has 28 days')).toBeVisible()
  await expect(output(page)).toHaveValue(/^Not read: 2026-02-30\n2026-11-28T13:00:00\+05:30\t/)
})

test('the present time is entered, and Undo brings the text back', async ({ page }) => {
  await input(page).fill('yesterday')
  await press(page, 'Enter the time now')
  await expect(input(page)).toHaveValue(/^\d{13}$/)
  await expect(rows(page).getByText('Unix seconds')).toBeVisible()
  await press(page, 'Undo now')
  await expect(input(page)).toHaveValue('yesterday')
})

test('a time in the gap of daylight saving is explained', async ({ page }) => {
  await input(page).fill('2026-03-08 02:30')
  await page.getByLabel('A time without a zone is in').selectOption('the zone')
  await expect(page.getByText('02:30 does not exist on that day')).toBeVisible()
})

test('ten thousand lines are converted in the background', async ({ page }) => {
  const lines = Array.from({ length: 10_000 }, (_, index) => String(1_795_851_000 + index))
  await input(page).focus()
  await paste(page, lines.join('\n'))
  await expect(page.locator('[data-results]')).toHaveAttribute('data-state', 'done')
  await expect(page.getByText('2026-11-28T13:00:00+05:30').first()).toBeVisible()
})
