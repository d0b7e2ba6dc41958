import type { Page } from '@playwright/test'

import { format, input, openFormatted } from './json-formatter-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { button, fileOf, drop } from './visitor.ts'

const DOCUMENT = '{\n  "name": "Asha",\n  "age": -1.50,\n  "pin": "011001"\n}'
const SCHEMA = '{"properties": {"age": {"minimum": 0}}, "required": ["city"]}'
const schema = (page: Page) => page.getByLabel('JSON Schema')
const errors = (page: Page) => page.getByRole('list', { name: 'Errors' }).getByRole('listitem')
const selectedText = (page: Page) => page.evaluate(() => String(getSelection()).trim())

async function openPanel(page: Page, document = DOCUMENT): Promise<void> {
  await openFormatted(page, document)
  await page.getByRole('tab', { name: 'Schema' }).click()
}

test('a schema lists the errors of a document, and a press selects the line of one', async ({
  page,
}) => {
  await openPanel(page)
  await expect(page.getByText('Enter a schema to check this document')).toBeVisible()
  await schema(page).fill(SCHEMA)
  await expect(page.getByText('2 errors by JSON Schema 2020-12.')).toBeVisible()
  await expect(errors(page)).toHaveText([
    /The required property "city" is missing\..*#\/required/,
    /Must be at least 0\..*\$\['age'\] -1\.50.*#\/properties\/age\/minimum/,
  ])
  await errors(page).nth(1).getByRole('button').press('Enter')
  await expect(page.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => selectedText(page)).toBe('"age": -1.50,')
})

test('the schema stays for the corrected document, and clearing it can be undone', async ({
  page,
}) => {
  await openPanel(page)
  await schema(page).fill(SCHEMA)
  await expect(errors(page)).toHaveCount(2)
  await input(page).fill('{"age": 1, "city": "Pune"}')
  await format(page)
  await page.getByRole('tab', { name: 'Schema' }).click()
  await expect(page.getByText('Valid by JSON Schema 2020-12.')).toBeVisible()
  const panel = page.getByRole('tabpanel', { name: 'Schema' })
  await panel.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(schema(page)).toHaveValue('')
  await panel.getByRole('button', { name: 'Undo clear' }).click()
  await expect(schema(page)).toHaveValue(SCHEMA)
  await expect(page.getByText('Valid by JSON Schema 2020-12.')).toBeVisible()
})

test('a schema is written from the document, uploaded or dropped, and refused with a reason', async ({
  page,
}) => {
  await openPanel(page)
  const panel = page.getByRole('tabpanel', { name: 'Schema' })
  await panel.getByRole('button', { name: 'Make one from this document' }).click()
  await expect(page.getByText('Valid by JSON Schema 2020-12.')).toBeVisible()
  await expect(schema(page)).toHaveValue(/"age": \{\s+"type": "number"/)
  await panel
    .locator('input[type=file]')
    .setInputFiles(fileOf('schema.json', '{"type": "strnig"}', 'application/json'))
  await expect(panel.getByText('At #, "type" has "strnig".')).toBeVisible()
  await expect(schema(page)).toHaveAttribute('aria-invalid', 'true')
  await drop(schema(page), 'schema.json', '{"type": "array"}')
  await expect(errors(page)).toHaveText([/Must be a list, but is an object\./])
  await expect(input(page)).toHaveValue(DOCUMENT)
})

test('a remote reference is not fetched, and the page says so', async ({ page }) => {
  await openPanel(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await schema(page).fill('{"properties": {"age": {"$ref": "https://example.com/age.json"}}}')
  await expect(page.getByText('nothing is fetched from the network')).toBeVisible()
  expect(requests.filter((url) => url.includes('example.com'))).toEqual([])
})

test('a pattern that never ends is stopped, and the schema can be checked again', async ({
  page,
}) => {
  test.slow()
  await openPanel(page, `{"name": "${'a'.repeat(60)}!"}`)
  await schema(page).fill('{"properties": {"name": {"pattern": "^(a+)+$"}}}')
  await expect(page.getByText('Stopped: the check took longer than 20 seconds.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(button(page, 'Check')).toBeVisible()
  await schema(page).fill('{"properties": {"name": {"pattern": "^a+!$"}}}')
  await expect(page.getByText('Valid by JSON Schema 2020-12.')).toBeVisible()
})
