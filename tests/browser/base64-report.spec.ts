import { readFile } from 'node:fs/promises'

import { axeFindings } from './axe.ts'
import { input, output } from './base64-page.ts'
import { button, downloadBy, expect, openTool, sharedTest as test } from './site.ts'

const report = 'What this is'

// RFC 7519 section 3.1.
const JWT =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
// A red PNG of one pixel.
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

test.beforeEach(async ({ page }) => openTool(page, 'base64'))

test('the result follows the typing, in the form that is chosen', async ({ page }) => {
  await input(page).fill('???>>>')
  await expect(output(page)).toHaveValue('Pz8/Pj4+')
  await page.getByLabel('Written as').selectOption('URL-safe (- _)')
  await expect(output(page)).toHaveValue('Pz8_Pj4-')
  await page.getByLabel('Written as').selectOption('Data URI')
  await expect(output(page)).toHaveValue('data:text/plain;charset=utf-8;base64,Pz8/Pj4+')
  await expect(page.getByLabel('Lines')).toBeDisabled()
})

test('a JSON Web Token is taken apart', async ({ page }) => {
  await button(page, 'Decode').click()
  await input(page).fill(JWT)
  const region = page.getByRole('region', { name: report })
  await expect(region.getByRole('status')).toContainText('This is not Base64 but a JSON Web Token')
  await expect(region).toContainText('Tue, 22 Mar 2011 18:43:00 UTC (has expired)')
  await expect(region.getByRole('group', { name: 'Claims' })).toContainText('"iss": "joe"')
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a picture is shown, and downloaded with its ending', async ({ page }) => {
  await button(page, 'Decode').click()
  await input(page).fill(PNG)
  const region = page.getByRole('region', { name: report })
  await expect(region).toContainText('1 × 1 pixels')
  await region.getByText('All bytes in hexadecimal').click()
  await expect(region).toContainText('00000000  89 50 4e 47 0d 0a 1a 0a')
  const file = await downloadBy(button(page, 'Download the file'))
  expect(file.name).toMatch(/\.png$/)
  expect((await readFile(file.path)).toString('base64')).toBe(PNG)
})

test('a repair is proposed, made and taken back', async ({ page }) => {
  await button(page, 'Decode').click()
  await input(page).fill('Zm9v\u200BYmFу')
  await button(page, 'Propose a repair').click()
  await expect(page.getByText('Character 9: “у” becomes “y” (looks like “y”).')).toBeVisible()
  await button(page, 'Repair').click()
  await expect(output(page)).toHaveValue('foobar')
  await button(page, 'Undo repair').click()
  await expect(input(page)).toHaveValue('Zm9v\u200BYmFу')
})
