import { readFile } from 'node:fs/promises'

import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, downloadBy, fileOf, drop } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await openTool(page, 'base64')
  await press(page, 'Convert a file')
})

const GIF = 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='

test('any file becomes Base64 and comes back', async ({ page }) => {
  const files = region(page, 'Files')
  const chooser = files.locator('input[type=file]')
  await chooser.setInputFiles(fileOf('dot.gif', Buffer.from(GIF, 'base64'), 'image/gif'))
  await expect(files.getByRole('status')).toContainText('dot.gif (GIF picture, 35 bytes)')
  await expect(files).toContainText('1 × 1 pixels')
  const encoded = await downloadBy(files.getByRole('button', { name: 'Download the file' }))
  expect(encoded.name).toBe('dot.gif.base64.txt')
  expect(await readFile(encoded.path, 'utf8')).toBe(GIF)
  expect(await axeFindings(page, 'main')).toEqual([])

  await press(page, 'Decode')
  await chooser.setInputFiles(fileOf(encoded.name, GIF))
  await expect(files.getByRole('status')).toContainText('contains a file of 35 bytes (GIF picture)')
  const decoded = await downloadBy(files.getByRole('button', { name: 'Download the file' }))
  expect(decoded.name).toBe('dot.gif')
  expect((await readFile(decoded.path)).toString('base64')).toBe(GIF)
})

test('a file that is no Base64 is refused with the place', async ({ page }) => {
  const files = region(page, 'Files')
  await press(page, 'Decode')
  await files.locator('input[type=file]').setInputFiles(fileOf('a.txt', 'Zm9v!'))
  await expect(files.getByRole('alert')).toContainText('byte 5 is not in the Base64 alphabet')
})

test('a picture dropped on the text is converted as a file', async ({ page }) => {
  await drop(page.getByLabel('Text to encode'), 'dot.gif', Buffer.from(GIF, 'base64'))
  const files = region(page, 'Files')
  await expect(files).toBeFocused()
  await expect(files.getByRole('status')).toContainText('dot.gif (GIF picture, 35 bytes)')
  await expect(page.getByLabel('Text to encode')).toHaveValue('')
})
