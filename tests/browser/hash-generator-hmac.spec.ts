import { createHmac } from 'node:crypto'

import { axeFindings } from './axe.ts'
import { hashField } from './hash-generator-page.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, field, fileOf, drop } from './visitor.ts'

test('the code follows key, message, hash function and notation', async ({ page }) => {
  await openTool(page, 'hash-generator/hmac')
  const address = page.url()
  const key = field(page, 'Key')
  await key.fill('Jefe')
  await page.getByLabel('Message').fill('what do ya want for nothing?')
  // RFC 4231, case 2.
  const code = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  await expect(hashField(page, 'HMAC-SHA-256')).toHaveValue(code)
  const received = page.getByLabel('Signature received')
  await received.fill(`sha256=${code.toUpperCase()}`)
  await expect(page.getByText('Match: the signature belongs')).toBeVisible()
  await received.fill(code.replace('5', '6'))
  await expect(page.getByText('No match: the message, the key')).toBeVisible()
  const written = page.getByRole('group', { name: 'Written in' })
  await written.getByRole('button', { name: 'Upper case' }).click()
  await expect(hashField(page, 'HMAC-SHA-256')).toHaveValue(code.toUpperCase())
  await page
    .getByRole('group', { name: 'The key is written as' })
    .getByRole('button', { name: 'Hexadecimal' })
    .click()
  await expect(page.getByText('has only the digits 0 to 9')).toBeVisible()
  await expect(hashField(page, 'HMAC-SHA-256')).toHaveValue('')
  await key.fill('4a 65 66 65')
  await expect(hashField(page, 'HMAC-SHA-256')).toHaveValue(code.toUpperCase())
  await page.getByLabel('Hash function').selectOption('SHA3-512')
  const expected = createHmac('sha3-512', 'Jefe').update('what do ya want for nothing?')
  await expect(hashField(page, 'HMAC-SHA3-512')).toHaveValue(expected.digest('hex').toUpperCase())
  expect(page.url()).toBe(address)
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('a file is signed as it is, and its reading can be stopped', async ({ page }) => {
  await openTool(page, 'hash-generator/hmac')
  await field(page, 'Key').fill('Jefe')
  await page
    .getByRole('group', { name: 'What to sign' })
    .getByRole('button', { name: 'File' })
    .click()
  const input = page.locator('main input[type=file]')
  const buffer = Buffer.from('line one\r\nline two\r\n')
  await input.setInputFiles(fileOf('body.txt', buffer))
  const codeOf = (name: string) => createHmac(name, 'Jefe').update(buffer).digest('hex')
  await expect(hashField(page, 'HMAC-SHA-256')).toHaveValue(codeOf('sha256'))
  await page.getByLabel('Hash function').selectOption('SHA-512/256')
  await expect(hashField(page, 'HMAC-SHA-512/256')).toHaveValue(codeOf('sha512-256'))
  await field(page, 'Key').fill('')
  const place = page.locator('[data-takes-files="Choose a file"]')
  await drop(place, 'large.bin', Buffer.alloc(1_000_000), 2000)
  await expect(page.getByText('large.bin')).toBeVisible()
  await field(page, 'Key').fill('Jefe')
  await press(page, 'Cancel')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText('large.bin')).toHaveCount(0)
  expect(await axeFindings(page, 'main')).toEqual([])
})

test('the usual cause of a different signature is named on request', async ({ page }) => {
  await openTool(page, 'hash-generator/hmac')
  await field(page, 'Key').fill('0b0b0b0b')
  await page.getByLabel('Message').fill('Hi There')
  const key = Buffer.from('0b0b0b0b', 'hex')
  const received = createHmac('sha256', key).update('Hi There\n').digest('hex')
  await page.getByLabel('Signature received').fill(received)
  await expect(page.getByText('No match: the message, the key')).toBeVisible()
  await page.getByRole('button', { name: 'Why?' }).press('Enter')
  await expect(page.getByText('The signature is')).toHaveText(
    'The signature is the HMAC-SHA-256 with the key read as hexadecimal, of this message with a line break at its end.',
  )
  expect(await axeFindings(page, 'main')).toEqual([])
})
