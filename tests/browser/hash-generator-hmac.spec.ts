import { createHmac } from 'node:crypto'

import { axeFindings } from './axe.ts'
import { field } from './hash-generator-page.ts'
import { expect, openTool, test } from './site.ts'

test('the code follows key, message, hash function and notation', async ({ page }) => {
  await openTool(page, 'hash-generator/hmac')
  const address = page.url()
  const key = page.getByLabel('Key', { exact: true })
  await key.fill('Jefe')
  await page.getByLabel('Message').fill('what do ya want for nothing?')
  // RFC 4231, case 2.
  const code = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  await expect(field(page, 'HMAC-SHA-256')).toHaveValue(code)
  const written = page.getByRole('group', { name: 'Written in' })
  await written.getByRole('button', { name: 'Upper case' }).click()
  await expect(field(page, 'HMAC-SHA-256')).toHaveValue(code.toUpperCase())
  await page
    .getByRole('group', { name: 'The key is written as' })
    .getByRole('button', { name: 'Hexadecimal' })
    .click()
  await expect(page.getByText('has only the digits 0 to 9')).toBeVisible()
  await expect(field(page, 'HMAC-SHA-256')).toHaveValue('')
  await key.fill('4a 65 66 65')
  await expect(field(page, 'HMAC-SHA-256')).toHaveValue(code.toUpperCase())
  await page.getByLabel('Hash function').selectOption('SHA3-512')
  const expected = createHmac('sha3-512', 'Jefe').update('what do ya want for nothing?')
  await expect(field(page, 'HMAC-SHA3-512')).toHaveValue(expected.digest('hex').toUpperCase())
  expect(page.url()).toBe(address)
  expect(await axeFindings(page)).toEqual([])
})
