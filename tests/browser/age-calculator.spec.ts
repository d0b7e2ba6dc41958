import type { Page } from '@playwright/test'

import { expect, test } from './site.ts'
import { axeFindings } from './axe.ts'
import { openTool, press, region, field, resultBar } from './visitor.ts'

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

const IN_2025 = new Date('2025-08-01T10:00:00+05:30')

test('the age comes in words too, in English and Hindi', async ({ page }) => {
  await page.clock.setFixedTime(IN_2025)
  await openTool(page, 'age-calculator')
  await page.getByLabel('Date of Birth').fill('1998-08-10')
  const written = page.locator('[data-written]')
  await expect(written).toContainText('twenty six years, eleven months and twenty two days')
  await expect(written.locator('[lang=hi]')).toHaveText('छब्बीस वर्ष, ग्यारह माह और बाईस दिन')
})

test('several people have their ages in a list, with a way back for each', async ({ page }) => {
  await page.clock.setFixedTime(IN_2025)
  await openTool(page, 'age-calculator')
  await page.locator('[data-panels] summary', { hasText: 'Several people' }).press('Enter')
  const person = (number: number) =>
    page.getByRole('group', { name: `Person ${number}`, exact: true })
  await person(1).getByLabel('Name').fill('Ravi')
  await person(1).getByLabel('Date of birth').fill('2001-02-28')
  await page.getByRole('button', { name: 'Edit person 2' }).press('Enter')
  await expect(person(2).getByLabel('Name')).toBeFocused()
  await person(2).getByLabel('Date of birth').fill('1998-08-10')
  await expect(person(2)).toContainText('26 years, 11 months, 22 days')
  await press(page, 'Done')
  await expect(person(2)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit person 2' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: /^1Ravi ·/ })).toContainText(
    '24 years, 5 months',
  )
  await expect(page.locator('[data-oldest-first] li').first()).toHaveText(
    'Person 2: 26 years, 11 months, 22 days; 2 years, 6 months, 18 days older than Ravi',
  )
  await page.getByRole('button', { name: 'Add person' }).press('Enter')
  await expect(person(3).getByLabel('Name')).toBeFocused()
  await person(3).getByLabel('Date of birth').fill('2025-08-02')
  await expect(person(3).getByLabel('Date of birth')).toHaveAccessibleDescription(
    /The date of birth is after that day\./,
  )
  await page.getByRole('button', { name: 'Remove person 1' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(person(1).getByLabel('Name')).toBeFocused()
  await expect(person(1).getByLabel('Name')).toHaveValue('Ravi')
  expect(await axeFindings(page, 'main')).toEqual([])
})

const headline = (page: Page) => page.locator('[data-headline]')

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
