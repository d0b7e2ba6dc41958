import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, field, resultBar } from './visitor.ts'

const headline = (page: Page) => page.locator('[data-headline]')
const NOW = new Date('2026-11-21T02:00:00+05:30')

test('the time between a date and today comes with words in two languages', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await openTool(page, 'age-calculator/between-dates')
  await page.getByLabel('From').fill('2000-11-22')
  await expect(headline(page)).toHaveCount(0)
  await press(page, 'Take today as “To”')
  await expect(field(page, 'To')).toHaveValue('2026-11-21')
  await expect(headline(page)).toHaveText('25 years, 11 months, 30 days')
  await expect(page.locator('[data-written] [lang=hi]')).toHaveText(
    'पच्चीस वर्ष, ग्यारह माह और तीस दिन',
  )
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('working days follow the weekend and the holidays that are added', async ({ page }) => {
  await openTool(page, 'age-calculator/between-dates')
  await page.getByLabel('A later date').check()
  await page.getByLabel('From').fill('2026-11-20')
  await page.getByLabel('How many').fill('1')
  await expect(page.getByLabel('Weekend')).toHaveCount(0)
  await page.getByLabel('Counted in').selectOption('Working days')
  await expect(headline(page)).toHaveText('23 November 2026')
  await press(page, 'Add holiday')
  await page
    .getByRole('group', { name: 'Holiday 1' })
    .getByLabel('Day', { exact: true })
    .fill('2026-11-23')
  await expect(headline(page)).toHaveText('24 November 2026')
  await page.getByLabel('How many').fill('abc')
  await expect(region(page, 'Result').getByRole('status')).toHaveText(/whole number of 0 or more/)
})

test('an age limit gives the window first, and then who is within it', async ({ page }) => {
  await openTool(page, 'age-calculator/eligibility')
  await page.getByLabel('Cut-off date').fill('2026-08-01')
  await expect(headline(page)).toHaveText('2 August 1999 to 1 August 2008')
  await page.getByLabel('Date of birth').fill('1999-08-01')
  await expect(headline(page)).toHaveText('Not eligible: 1 day too old')
  await press(page, 'Add relaxation')
  await page.getByRole('group', { name: 'Relaxation 1' }).getByRole('textbox').fill('3')
  await press(page, 'Done')
  await expect(headline(page)).toHaveText('Eligible')
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a phone keeps the answer in sight while the dates are used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, 'age-calculator/between-dates')
  await field(page, 'From').fill('1998-08-10')
  await field(page, 'To').fill('2025-08-01')
  // As the age calculator has it: 26 years, 11 months and 22 days.
  await expect(resultBar(page)).toHaveText(/26 years, 11 months, 22 days/)
})
