import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { format, input, SLUG } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region } from './visitor.ts'

const PEOPLE = `{"people": [
  {"name": "Asha", "city": {"name": "पुणे", "pin": "0411"}, "paid": -20.50},
  {"name": "=1+1", "city": {"name": "Thane"}, "paid": 17478252242305210114},
  {"name": "Ravi\\n${'long '.repeat(60)}", "paid": null}]}`

const grid = (page: Page) => page.getByRole('grid', { name: 'Table' })
const cell = (page: Page) => region(page, 'Whole cell')
const openConvert = async (page: Page) => {
  await format(page)
  await page.getByRole('tab', { name: 'Convert' }).click()
}

test('a table is read and sorted by keyboard', async ({ page }) => {
  await openTool(page, SLUG)
  await input(page).fill(PEOPLE)
  await openConvert(page)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4')
  await expect(grid(page)).toHaveAttribute('aria-colcount', '5')
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Row',
    'name',
    'city.name',
    'city.pin',
    'paid',
  ])
  await grid(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await expect(cell(page)).toHaveText(`Ravi\n${'long '.repeat(60)}`, { useInnerText: true })
  const active = await grid(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-colindex', '2')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(grid(page).getByRole('rowheader')).toHaveText(['2', '1', '3'])
  await page.keyboard.press('ArrowDown')
  await expect(cell(page)).toHaveText('17478252242305210114')
  expect(await axeFindings(page, '[data-results]')).toEqual([])
})

test('a CSV file has the rows of an array in the document, and nothing that calculates', async ({
  page,
}) => {
  await openTool(page, SLUG)
  await input(page).fill(PEOPLE)
  await openConvert(page)
  await page.getByLabel('Convert to').selectOption('CSV')
  await page.getByLabel('Separator').selectOption('Semicolon')
  await page.getByLabel('BOM for Excel').check()
  const shown = region(page, 'CSV')
  await expect(shown).toContainText('Asha;पुणे;0411;-20.50')
  const download = page.waitForEvent('download')
  await press(page, 'Download CSV')
  const file = await download
  expect(file.suggestedFilename()).toBe('converted.csv')
  expect(await readFile(await file.path(), 'utf8')).toBe(
    `\uFEFFname;city.name;city.pin;paid\r\nAsha;पुणे;0411;-20.50\r\n'=1+1;Thane;;17478252242305210114\r\n"Ravi\n${'long '.repeat(60)}";;;\r\n`,
  )
  await page.getByLabel('Convert to').selectOption('YAML')
  await expect(region(page, 'YAML')).toContainText('paid: -20.50')
  expect(await axeFindings(page, '[data-results]')).toEqual([])
})

test('the types of a document are written when one of their languages is chosen', async ({
  page,
  watched,
}) => {
  await openTool(page, SLUG)
  await format(page)
  await page.getByRole('tab', { name: 'Convert' }).click()
  await expect(grid(page)).toBeVisible()
  const isTypes = (url: string) => url.includes('types-task')
  expect(watched.requests.filter(isTypes)).toEqual([])
  const text = page.locator('[data-converted]')
  for (const [language, line] of [
    ['TypeScript', 'export interface Root {'],
    ['Go', 'type Root struct {'],
    ['Python dataclasses', 'class Root:'],
    ['JSON Schema', '"$schema": "https://json-schema.org/draft/2020-12/schema"'],
  ] as const) {
    await page.getByLabel('Convert to').selectOption(language)
    await expect(text).toContainText(line)
    await expect(page.getByText('Integers beyond 2^53: "id" of Order.')).toBeVisible()
  }
})
