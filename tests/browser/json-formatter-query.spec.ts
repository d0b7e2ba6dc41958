import type { Page } from '@playwright/test'

import { input, openFormatted } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { button, press, clipboardOf, downloadBy } from './visitor.ts'

const ORDERS = `{"orders": [
  {"id": 12345678901234567890, "status": "open", "total": 20.50},
  {"id": 12345678901234567891, "status": "paid", "total": "5"},
  {"id": 3, "status": "open", "total": 7.00, "total": 8}
]}`
const query = (page: Page) => page.getByLabel('JSONPath query')
const selectedText = (page: Page) => page.evaluate(() => String(getSelection()).trim())

async function openPanel(page: Page, name: string): Promise<void> {
  await openFormatted(page, ORDERS)
  await page.getByRole('tab', { name }).click()
}

test('a query by keyboard gives the values as written, their paths and the way to them', async ({
  page,
}) => {
  await openFormatted(page, ORDERS)
  const tabs = page.getByRole('tablist', { name: 'Looks' })
  await tabs.getByRole('tab', { name: 'Text' }).focus()
  await page.keyboard.press('ArrowRight')
  while (!(await tabs.getByRole('tab', { name: 'Query' }).evaluate((tab) => tab.matches(':focus'))))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await query(page).focus()
  await page.keyboard.type('$.orders[?@.id > 12345678901234567890].id')
  await page.keyboard.press('Enter')
  const matches = page.getByRole('list', { name: 'Matches' }).getByRole('listitem')
  await expect(matches).toHaveText(["$['orders'][1]['id']12345678901234567891Show"])
  await press(page, 'Copy values')
  expect(await clipboardOf(page)).toBe('[\n  12345678901234567891\n]')
  const { name } = await downloadBy(button(page, 'Download paths'))
  expect(name).toBe('paths.json')
  await matches.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => selectedText(page)).toBe('"id": 12345678901234567891,')
})

test('what a query selects is copied as a document, converted, and made the input, which can be undone', async ({
  page,
}) => {
  await openPanel(page, 'Query')
  await query(page).fill('$.orders[1]')
  await query(page).press('Enter')
  await press(page, 'Copy as document')
  expect(JSON.parse(await clipboardOf(page))).toMatchObject({ status: 'paid', total: '5' })
  await query(page).fill('$.orders[?@.status == "open"]')
  await query(page).press('Enter')
  await expect(page.getByText('2 values', { exact: true })).toBeVisible()
  await press(page, 'Convert…')
  await expect(page.getByRole('grid', { name: 'Table' })).toHaveAttribute('aria-rowcount', '3')
  await press(page, 'Use as input')
  await expect(input(page)).toHaveValue(/^\[\n  \{\n    "id": 12345678901234567890,/)
  await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused()
  await expect(page.locator('[data-result]')).toContainText('"total": 20.50')
  await expect(page.locator('[data-result]')).not.toContainText('paid')
  await press(page, 'Undo query')
  await expect(input(page)).toHaveValue(ORDERS)
})

test('a filter of jq is answered with a query that works', async ({ page }) => {
  await openPanel(page, 'Query')
  await query(page).fill('.orders[].id')
  await expect(query(page)).toHaveAccessibleDescription(
    'Begin with $, which is the whole document: $.orders[*].id',
  )
})

test('an invalid query is marked, with a suggestion, and examples from the document are offered', async ({
  page,
}) => {
  await openPanel(page, 'Query')
  await page.getByRole('button', { name: "$.orders[?@.status == 'open']" }).click()
  await expect(query(page)).toHaveValue("$.orders[?@.status == 'open']")
  await expect(page.getByText('2 values', { exact: true })).toBeVisible()
  await expect(page.getByText('A query uses the last one')).toBeVisible()
  await query(page).fill('$.orders[(@.length-1)]')
  await expect(query(page)).toHaveAccessibleDescription(
    'Negative indexes count from the end: write [-1].',
  )
  await expect(page.locator('mark')).toHaveText('(')
  await query(page).fill('$.nothing')
  await expect(query(page)).toHaveAccessibleDescription('No value in this document matches.')
})

test('a query without end is stopped by Cancel or by its time limit, and the next one is answered', async ({
  page,
}) => {
  await page.clock.install()
  await openFormatted(page, `["${'a'.repeat(40)}b"]`)
  await page.getByRole('tab', { name: 'Query' }).click()
  await expect(page.getByText('The last element')).toBeVisible()
  await query(page).fill("$[?match(@, '(a|a)*c')]")
  await query(page).press('Enter')
  await page.clock.runFor(500)
  await button(page, 'Cancel').press('Enter')
  await expect(query(page)).toBeFocused()
  await expect(query(page)).toHaveAccessibleDescription(/^Cancelled/)
  await query(page).press('Enter')
  await expect(query(page)).toHaveAccessibleDescription('Working…')
  await page.clock.runFor(20_500)
  await expect(query(page)).toHaveAccessibleDescription(/longer than 20 seconds, so it was stopped/)
  await expect(button(page, 'Cancel')).toHaveCount(0)
  await query(page).fill('$[0]')
  await query(page).press('Enter')
  await expect(page.getByText('1 value', { exact: true })).toBeVisible()
})
