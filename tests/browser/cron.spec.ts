import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, region, field } from './visitor.ts'

const input = (page: Page) => page.getByLabel('Schedule, or the lines of a crontab')
const output = (page: Page) => field(page, 'In words, with the next runs')

test.beforeEach(async ({ page }) => openTool(page, 'cron'))

test('a line is shown in words with ten runs in the chosen zone', async ({ page }) => {
  await input(page).fill('30 9 * * 1-5')
  await expect(output(page)).toHaveValue(/^At 09:30, on Monday to Friday\n\nNext runs in IST:\n/)
  expect((await output(page).inputValue()).split('\n')).toHaveLength(13)
  await page.getByLabel('Zone of the schedule').selectOption('America/New_York')
  await expect(output(page)).toHaveValue(/09:30:00 \(-0[45]:00\), (19|20):00:00 IST$/)
  const fields = region(page, 'The fields of the line')
  await expect(fields.getByText('Monday to Friday')).toBeVisible()
})

test('Quartz is told apart by its fields', async ({ page }) => {
  await input(page).fill('0 15 10 ? * 6L')
  await expect(output(page)).toHaveValue(/^At 10:15, on the last Friday of the month/)
  await expect(page.getByText('Six fields are read as Quartz reads them')).toBeVisible()
})

test('either day is enough, and the page says so', async ({ page }) => {
  await input(page).fill('0 0 13 * 5')
  await expect(page.getByText('on days that fit either one')).toBeVisible()
})

test('an error names the field and its place, and nothing is lost', async ({ page }) => {
  await input(page).fill('0 25 * * *')
  await expect(page.getByText('Hour, character 3: 25 is out of range.').first()).toBeVisible()
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await input(page).fill('0 25 * * * job\n# comment\n@daily job')
  await expect(page.getByText('Line 1: Hour, character 3')).toBeVisible()
  await expect(output(page)).toHaveValue(
    /^Not read: 0 25 \* \* \* job\n# comment\nAt 00:00, every day/,
  )
})

test('a crontab of a thousand lines is read in the background', async ({ page }) => {
  await input(page).fill(Array.from({ length: 1000 }, () => '0 0 29 2 1 job').join('\n'))
  await expect(page.locator('[data-results]')).toHaveAttribute('data-state', 'done')
  await expect(output(page)).toHaveValue(/and also on Monday, in February/)
})
