import type { Page } from '@playwright/test'

import { expect, test } from './site.ts'
import { openTool, region, resultBar } from './visitor.ts'

const birth = (page: Page) => page.getByLabel('Date of Birth')
const day = (page: Page) => page.getByLabel('Age on')
const result = (page: Page) => region(page, 'Result')
const age = (page: Page) => page.locator('[data-age]')
const row = (page: Page, label: string) =>
  result(page)
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
    .locator('dd')
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate Age' })

/** Two in the morning of 21 November in India, still the 20th in UTC. */
const NOW = new Date('2026-11-21T02:00:00+05:30')

test.describe('in India', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await openTool(page, 'age-calculator')
  })

  test('the picker ends today by the local calendar, and nothing is shown for no date', async ({
    page,
  }) => {
    await expect(birth(page)).toHaveAttribute('max', '2026-11-21')
    await expect(day(page)).toHaveValue('')
    await expect(calculate(page)).toBeDisabled()
    await expect(result(page)).toContainText('Choose a date of birth')
    // The head line belongs to an answer.
    const line = () =>
      result(page).evaluate((card) =>
        getComputedStyle(card, '::before').getPropertyValue('display'),
      )
    expect(await line()).toBe('none')
    await birth(page).fill('2000-11-22')
    expect(await line()).not.toBe('none')
  })

  test('choosing a date gives the age, its totals and the next birthday', async ({ page }) => {
    await birth(page).fill('2000-11-22')
    await expect(age(page)).toHaveText('25 years, 11 months, 30 days')
    const rows: [string, string][] = [
      ['Total Months', '311'],
      ['Total Weeks', '1,356'],
      // Python: (date(2026, 11, 21) - date(2000, 11, 22)).days
      ['Total Days', '9,495'],
      ['Next Birthday', '22 November 2026'],
    ]
    for (const [label, value] of rows) await expect(row(page, label)).toHaveText(value)
    // The years, months and days are the headline and no rows.
    await expect(result(page).locator('dt')).toHaveCount(rows.length)
    await expect(page.locator('[data-birthday]')).toHaveText('1 day to go')
  })

  test('a birthday is wished well, and the button calculates too', async ({ page }) => {
    await birth(page).fill('2000-11-21')
    await expect(page.locator('[data-birthday]')).toHaveText('Happy Birthday!')
    // The page stays open over midnight.
    await page.clock.setFixedTime(new Date('2026-11-22T00:00:30+05:30'))
    await calculate(page).click()
    await expect(birth(page)).toHaveAttribute('max', '2026-11-22')
  })

  test('someone born today is 0, someone born tomorrow is refused in words', async ({ page }) => {
    await birth(page).fill('2026-11-21')
    await expect(age(page)).toHaveText('0 years, 0 months, 0 days')
    await birth(page).fill('2026-11-22')
    await expect(result(page)).toHaveText('The date of birth is in the future.')
    await expect(age(page)).toHaveCount(0)
    await birth(page).fill('')
    await expect(calculate(page)).toBeDisabled()
    await expect(result(page)).toContainText('Choose a date of birth')
  })

  test('an age on another day, also before the birth', async ({ page }) => {
    await birth(page).fill('1998-08-10')
    await day(page).fill('2025-08-01')
    await expect(age(page)).toHaveText('26 years, 11 months, 22 days')
    await expect(result(page)).toContainText('Age on 1 August 2025')
    await day(page).fill('1998-08-09')
    await expect(result(page)).toHaveText('The date of birth is after that day.')
  })

  test('both rules for 29 February are given when they matter', async ({ page }) => {
    await birth(page).fill('2012-02-29')
    await day(page).fill('2026-02-28')
    await expect(age(page)).toHaveText('13 years, 11 months, 30 days')
    await expect(result(page)).toContainText(
      'By the other rule, 28 February, the age is 14 years, 0 months, 0 days.',
    )
    await expect(row(page, 'Next Birthday')).toHaveText('1 March 2026')
    await day(page).fill('2028-02-28')
    await expect(result(page)).not.toContainText('rule')
    await birth(page).fill('2000-01-01')
    await expect(result(page)).not.toContainText('rule')
  })
})

test.describe('a page left open past midnight', () => {
  const chosen = async (page: Page) => {
    await openTool(page, 'age-calculator')
    await birth(page).fill('2000-11-22')
    await expect(age(page)).toHaveText('25 years, 11 months, 30 days')
  }
  const isNextDay = async (page: Page) => {
    await expect(age(page)).toHaveText('26 years, 0 months, 0 days')
    await expect(result(page)).toContainText('Age today')
    await expect(birth(page)).toHaveAttribute('max', '2026-11-22')
    await expect(birth(page)).toHaveValue('2000-11-22')
  }

  test('is of the new day from its first second', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T23:50:00+05:30') })
    await chosen(page)
    await page.clock.pauseAt(new Date('2026-11-21T23:59:59+05:30'))
    await expect(birth(page)).toHaveAttribute('max', '2026-11-21')
    await page.clock.runFor(1000)
    await isNextDay(page)
  })

  test('is of the new day when it is looked at again', async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await chosen(page)
    await page.clock.setFixedTime(new Date('2026-11-22T07:00:00+05:30'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await isNextDay(page)
  })

  test('keeps the day that was chosen', async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await chosen(page)
    await day(page).fill('2026-11-21')
    await expect(result(page)).toContainText('Age today')
    await page.clock.setFixedTime(new Date('2026-11-22T07:00:00+05:30'))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(result(page)).toContainText('Age on 21 November 2026')
    await expect(day(page)).toHaveValue('2026-11-21')
    await expect(age(page)).toHaveText('25 years, 11 months, 30 days')
  })
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('a date is the date that was chosen', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-01-01T12:00:00-05:00'))
    await openTool(page, 'age-calculator')
    await birth(page).fill('2000-01-01')
    await expect(age(page)).toHaveText('26 years, 0 months, 0 days')
    await expect(row(page, 'Next Birthday')).toHaveText('1 January 2026')
  })
})

test.describe('a date', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW)
    await openTool(page, 'age-calculator')
  })

  test('is said again in words, with its weekday', async ({ page }) => {
    await birth(page).fill('2000-11-22')
    await expect(birth(page)).toHaveAccessibleDescription('Wednesday, 22 November 2000')
    await day(page).fill('2026-11-21')
    await expect(day(page)).toHaveAccessibleDescription(/Saturday, 21 November 2026/)
  })

  test('that is half typed or impossible is named at its field, and is not taken for today', async ({
    page,
  }) => {
    await birth(page).fill('2000-11-22')
    await expect(age(page)).toBeVisible()
    const sentence = 'The date for “Age on” is not complete, or it is not a valid date.'
    await day(page).focus()
    await page.keyboard.type('02')
    await birth(page).focus()
    await expect(result(page)).toHaveText(sentence)
    await day(page).fill('2026-11-21')
    await expect(age(page)).toBeVisible()
    // This Chromium asks for the month first.
    await day(page).focus()
    await page.keyboard.type('02312026')
    await birth(page).focus()
    await expect(result(page)).toHaveText(sentence)
    await expect(day(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(day(page)).toHaveAccessibleDescription(new RegExp(sentence))
    await day(page).fill('2026-11-21')
    await expect(age(page)).toHaveText('25 years, 11 months, 30 days')
    await expect(day(page)).not.toHaveAttribute('aria-invalid')
  })

  test('at the end of the calendar has a next birthday beyond it', async ({ page }) => {
    await birth(page).fill('2000-12-31')
    await day(page).fill('275760-09-13')
    await expect(row(page, 'Next Birthday')).toHaveText('31 December 275760')
    await expect(age(page)).toHaveText('2,73,759 years, 8 months, 13 days')
  })
})

test('a phone keeps the age in sight while the dates are used', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await page.clock.setFixedTime(NOW)
  await openTool(page, 'age-calculator')
  const bar = resultBar(page)
  await birth(page).fill('2000-11-22')
  await expect(bar).toHaveText(/Age today\s*25 y 11 m 30 d/)
  await day(page).fill('2026-11-22')
  await expect(bar).toHaveText(/Age on 22 November 2026\s*26 y 0 m 0 d/)
  await birth(page).fill('')
  await expect(bar).toContainText('Choose a date of birth to see the age.')
  await expect(bar.getByRole('button', { name: 'Copy' })).toBeHidden()
})
