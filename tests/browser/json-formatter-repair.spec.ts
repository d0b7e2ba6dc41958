import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { SLUG, badge, format, input, openFormatted, output, upload } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, region } from './visitor.ts'

const list = (page: Page) => region(page, 'Repair')
const items = (page: Page) => list(page).getByRole('listitem')

async function openList(page: Page, text: string): Promise<void> {
  await openFormatted(page, text)
  await press(page, 'Repair…')
  await expect(list(page)).toBeFocused()
}

test('certain problems are mended at once, the others by choice, and each can be undone', async ({
  page,
}) => {
  await openList(page, "{'name': 'Asha', pin: 007,}")
  await expect(list(page).getByRole('status')).toHaveText('5 problems. 1 is for you to decide.')
  expect(await axeFindings(page, '[data-results]')).toEqual([])
  await press(page, 'Fix all 4 certain ones')
  await expect(input(page)).toHaveValue('{"name": "Asha", "pin": 007}')
  await expect(items(page)).toHaveCount(1)
  await expect(items(page)).toContainText('Line 1, column 25')
  await list(page)
    .getByRole('button', { name: /^As a string/ })
    .click()
  await expect(input(page)).toHaveValue('{"name": "Asha", "pin": "007"}')
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('"pin": "007"')
  await expect(list(page)).toHaveCount(0)
  await expect(page.locator('[data-results]')).toBeFocused()
  await press(page, 'Undo repair')
  await expect(input(page)).toHaveValue('{"name": "Asha", "pin": 007}')
})

test('by keyboard: the focus stays in the list after a fix, and Escape closes it', async ({
  page,
}) => {
  await openList(page, '[True, False, 1]')
  await items(page).first().getByRole('button', { name: /^Fix/ }).press('Enter')
  await expect(input(page)).toHaveValue('[true, False, 1]')
  await expect(items(page)).toHaveCount(1)
  await expect(items(page).getByRole('button', { name: /^Fix/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(page.locator('[data-results]')).toBeFocused()
})

test('a file that is held is mended whole', async ({ page }) => {
  await openTool(page, SLUG)
  await upload(page, 'large.json', `[${'"Asha", '.repeat(60_000)}]`)
  await format(page)
  await press(page, 'Repair…')
  await press(page, 'Fix the certain one')
  await expect(badge(page)).toHaveText('Valid')
  await expect(page.getByText('60,002 lines')).toBeVisible()
})

test('a long text leaves the text box while it is repaired, and undo does not put it back there', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await upload(page, 'long.json', `[\n${'"Asha"\n'.repeat(5_000)}]`)
  await press(page, 'Edit as text')
  await format(page)
  await expect(input(page)).toBeVisible()
  await press(page, 'Repair…')
  await expect(page.locator('textarea[name=json]')).toHaveCount(0)
  await press(page, 'Fix all 4,999 certain ones')
  await expect(badge(page)).toHaveText('Valid')
  await press(page, 'Undo repair')
  await expect(page.locator('[data-held]')).toContainText('35,003 characters')
  await expect(badge(page)).toHaveText('Invalid')
  await press(page, 'Edit as text')
  await expect(input(page)).toHaveValue(/^\[\n"Asha"\n"Asha"/)
})

test('what is no JSON at all is said in one sentence', async ({ page }) => {
  await openList(page, '<p>Hello</p>')
  await expect(list(page).getByRole('status')).toHaveText(/^This is HTML or XML/)
  await press(page, 'Close')
  await expect(button(page, 'Repair…')).toBeFocused()
})
