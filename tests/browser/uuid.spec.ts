import type { Page } from '@playwright/test'

import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, region, field, clipboardOf, widthOf, PHONE } from './visitor.ts'

const made = (page: Page) => field(page, 'New identifiers')
const count = (page: Page) => page.getByLabel('How many')
const input = (page: Page) => page.getByLabel('UUIDs or ULIDs, one in each line')
const said = (page: Page) => field(page, 'What they say')
const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test.beforeEach(async ({ page }) => openTool(page, 'uuid'))

test('a UUID is there at once, and its form changes no digit', async ({ page }) => {
  await expect(made(page)).toHaveValue(V4)
  const first = await made(page).inputValue()
  await page.getByLabel('Listed as').selectOption('JSON array')
  await page.getByLabel('Written as').selectOption('In braces')
  await page.getByLabel('Letters').selectOption('Upper case')
  await press(page, 'Copy')
  await expect.poll(() => clipboardOf(page)).toBe(`[\n  "{${first.toUpperCase()}}"\n]`)
})

test('a wrong number is reported at its field, and the identifiers stay', async ({ page }) => {
  await count(page).fill('2')
  await expect(made(page)).toHaveValue(/\n/)
  const before = await made(page).inputValue()
  for (const wrong of ['10,001', '0', '1.5', 'many']) {
    await count(page).fill(wrong)
    await expect(page.getByText('How many must be a whole number from 1 to 10,000.')).toBeVisible()
    await expect(made(page)).toHaveValue(before)
  }
  await page.getByLabel('Kind').selectOption('ULID: sorted by time, short')
  await expect(made(page)).toHaveValue(/^0[\dA-Z]{25}\n0[\dA-Z]{25}$/)
  await count(page).fill('10,000')
  await expect(page.getByText('2,69,999 characters. All of them are used')).toBeVisible()
})

test('a pasted identifier is read with its time in both zones', async ({ page }) => {
  await press(page, 'Read')
  await press(page, 'Try an example')
  await expect(said(page)).toHaveValue(/^UUID version 7.*\n.*\nIST: Wednesday 23 February 2022, 00:52:22.*\nUTC: Tuesday 22 February 2022, 19:22:22/) // prettier-ignore
  await expect(page.getByText('Anyone who sees it can read when it was made.')).toBeVisible()
  const forms = region(page, 'The same identifier in other forms')
  await expect(forms.getByText('1645557742000', { exact: true })).toBeVisible()
})

test('an error names the place, and nothing is lost', async ({ page }) => {
  await press(page, 'Read')
  await input(page).fill('919108g7-52d1-4320-9bac-f847db4148a8')
  await expect(page.getByText('Character 7: “g” is not a hexadecimal digit').first()).toBeVisible()
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await input(page).fill('919108g7-52d1-4320-9bac-f847db4148a8\n01ARZ3NDEKTSV4RRFFQ69G5FAV')
  await expect(page.getByText('Line 1: Character 7')).toBeVisible()
  await expect(said(page)).toHaveValue(/^Not read: 919108g7.*\nULID\t2016-07-31T05:24:10\.259/)
  await press(page, 'Generate')
  await press(page, 'Read')
  await expect(input(page)).toHaveValue(/^919108g7/)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a tap makes another identifier, and another reads one', async ({ page }) => {
    await expect(made(page)).toHaveValue(V4)
    const first = await made(page).inputValue()
    await button(page, 'Generate again').tap()
    await expect(made(page)).not.toHaveValue(first)
    await button(page, 'Read').tap()
    await button(page, 'Try an example').tap()
    await expect(said(page)).toHaveValue(/^UUID version 7/)
    expect(await widthOf(page)).toBe(360)
  })
})
