import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press } from './visitor.ts'

const NOW = new Date('2025-08-01T10:00:00+05:30')

test('the age comes in words too, in English and Hindi', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  await openTool(page, 'age-calculator')
  await page.getByLabel('Date of Birth').fill('1998-08-10')
  const written = page.locator('[data-written]')
  await expect(written).toContainText('twenty six years, eleven months and twenty two days')
  await expect(written.locator('[lang=hi]')).toHaveText('छब्बीस वर्ष, ग्यारह माह और बाईस दिन')
})

test('several people have their ages in a list, with a way back for each', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
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
