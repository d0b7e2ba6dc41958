import type { Page } from '@playwright/test'

import { openFormatted, output } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { button, press } from './visitor.ts'

const sought = (page: Page) => page.getByLabel('Find in the result')
const count = (page: Page) => page.getByRole('search', { name: 'Result' }).getByRole('status')
/** The text of the match that the visitor is at, as the browser marks it. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found-now') ?? [])].map(String).join())

test('a text is found in the result by keyboard alone, match by match', async ({ page }) => {
  await openFormatted(page, '{"name": "Asha", "names": ["NAME", 1, "a\\"b"]}')
  await output(page).focus()
  await page.keyboard.press('Control+f')
  await expect(sought(page)).toBeFocused()
  await page.keyboard.type('name')
  await expect(count(page)).toHaveText('1 of 3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('3 of 3')
  expect(await marked(page)).toBe('NAME')
  await page.keyboard.press('Enter')
  await expect(count(page)).toHaveText('1 of 3')
  await page.keyboard.press('Shift+Enter')
  await expect(count(page)).toHaveText('3 of 3')
  await page.getByLabel('Where to find it').selectOption('Keys only')
  await expect(count(page)).toHaveText('1 of 2')
  await page.getByLabel('Regular expression').check()
  await sought(page).fill('(')
  await expect(count(page)).toHaveText(/^This is not a regular expression\. ./)
  await sought(page).fill('zebra')
  await expect(count(page)).toHaveText('Not found.')
  await page.keyboard.press('Escape')
  await expect(output(page)).toBeFocused()
  await expect(button(page, 'Find')).toBeVisible()
})

test('a search without end is stopped by Cancel, its time limit or another search', async ({
  page,
}) => {
  await page.clock.install()
  await openFormatted(page, JSON.stringify(['a'.repeat(40)]))
  await press(page, 'Find')
  await page.getByLabel('Regular expression').check()
  await sought(page).fill('(a+)+\\d')
  await page.clock.runFor(200)
  await expect(count(page)).toHaveText('Searching…')
  await page.clock.runFor(500)
  await button(page, 'Cancel').press('Enter')
  await expect(sought(page)).toBeFocused()
  await expect(count(page)).toHaveText(/^Cancelled/)
  await sought(page).press('Enter')
  await page.clock.runFor(200)
  await expect(count(page)).toHaveText('Searching…')
  await page.clock.runFor(20_500)
  await expect(count(page)).toHaveText(/longer than 20 seconds, so it was stopped/)
  await sought(page).press('Enter')
  await page.clock.runFor(200)
  await expect(count(page)).toHaveText('Searching…')
  await sought(page).fill('a{40}')
  await expect(count(page)).toHaveText('1 of 1')
})
