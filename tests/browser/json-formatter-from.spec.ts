import type { Page } from '@playwright/test'

import { SLUG, badge, format, input, openFormatted, output } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, button, press, putOnClipboard, drop } from './visitor.ts'

const line = (page: Page) => page.locator('[data-other-format]')
const convert = (page: Page) => button(page, 'Convert to JSON')

const place = (page: Page) => page.locator('[data-takes-files]')

test('pasted CSV is offered as JSON, converted when asked, and taken back', async ({ page }) => {
  await openTool(page, SLUG)
  const csv = 'id,name,id\n007,"Rao, Asha",17478252242305210114\n8,Ravi\n'
  await putOnClipboard(page, csv)
  await input(page).fill('')
  await input(page).press('Control+v')
  await expect(line(page)).toContainText('This looks like CSV (2 rows, comma).')
  await expect(input(page)).toHaveValue(csv)
  await convert(page).click()
  await expect(input(page)).toHaveValue(
    '[\n{"id":"007","name":"Rao, Asha","id_2":17478252242305210114},\n{"id":8,"name":"Ravi"}\n]',
  )
  await expect(line(page)).toContainText('Converted from CSV (2 rows, comma).')
  await expect(line(page)).toContainText('1 row shorter than the first, from line 3 on')
  await expect(line(page)).toBeFocused()
  await press(page, 'Undo convert')
  await expect(input(page)).toHaveValue(csv)
})

test('CSV is converted with every cell as text when that is chosen', async ({ page }) => {
  await openFormatted(page, 'a,b,c\n1e5,007,true\n2,3,4\n')
  await page.getByLabel('Keep everything as text').check()
  await convert(page).click()
  await expect(input(page)).toHaveValue(
    '[\n{"a":"1e5","b":"007","c":"true"},\n{"a":"2","b":"3","c":"4"}\n]',
  )
})

test('YAML that fails to format is offered, its library fetched only then, and an edit ends the offer', async ({
  page,
  watched,
}) => {
  await openTool(page, SLUG)
  await input(page).fill('name: &n ganak\ntags:\n  - *n\n  - 1.50\n')
  await expect(line(page)).toHaveCount(0)
  await format(page)
  await expect(badge(page)).toHaveText('Invalid')
  await expect(line(page)).toContainText('This looks like YAML.')
  const isYaml = (url: string) => url.includes('yaml-to-json')
  expect(watched.requests.filter(isYaml)).toEqual([])
  await convert(page).click()
  await expect(input(page)).toHaveValue('{"name":"ganak","tags":["ganak",1.50]}')
  expect(watched.requests.filter(isYaml)).toHaveLength(1)
  await input(page).fill('{a: [1, 2}')
  await expect(line(page)).toBeEmpty()
  await input(page).fill("{a: 'x\\\n'}")
  await format(page)
  await expect(line(page)).toContainText('This looks like a JavaScript object.')
})

test('a dropped file of 4 MB in JSON Lines is converted in the background', async ({ page }) => {
  await openTool(page, SLUG)
  await drop(place(page), 'events.jsonl', '{"id":1.0,"text":"नमस्ते"}\n'.repeat(1000), 100)
  await expect(line(page)).toContainText('This looks like JSON Lines.')
  await convert(page).click()
  await expect(line(page)).toContainText('Converted from JSON Lines.')
  await expect(page.getByText('events.json', { exact: true })).toBeVisible()
  await format(page)
  await expect(badge(page)).toHaveText('Valid')
  await expect(output(page)).toContainText('"id": 1.0')
})

test('what cannot be converted is refused with its place, and stays', async ({ page }) => {
  await openTool(page, SLUG)
  await drop(place(page), 'prices.csv', 'a,b\n1,2\n3,4\n5,"6\n')
  await expect(line(page)).toContainText('This looks like CSV')
  await convert(page).click()
  await expect(line(page)).toContainText('The quote in line 4 is never closed.')
  await expect(input(page)).toHaveValue('a,b\n1,2\n3,4\n5,"6\n')
})

test('plain text is escaped as a JSON string and unescaped again', async ({ page }) => {
  await openTool(page, SLUG)
  const text = 'She said "no"\nC:\\new'
  await input(page).fill(text)
  await format(page)
  await expect(line(page)).toContainText('This looks like plain text.')
  await press(page, 'Escape as a JSON string')
  await expect(input(page)).toHaveValue('"She said \\"no\\"\\nC:\\\\new"')
  await expect(line(page)).toContainText('Converted from plain text.')
  await format(page)
  await page.getByRole('tab', { name: 'Convert' }).click()
  await page.getByLabel('Convert to').selectOption('Plain text (unescape)')
  await expect(page.locator('[data-convert=text] pre')).toHaveText(text)
  await press(page, 'Undo convert')
  await expect(input(page)).toHaveValue(text)
})

test('broken JSON is not offered as plain text', async ({ page }) => {
  await openFormatted(page, '{"a": 1,,}')
  await expect(badge(page)).toHaveText('Invalid')
  await expect(button(page, 'Repair…')).toBeVisible()
  await expect(button(page, 'Escape as a JSON string')).toHaveCount(0)
})
