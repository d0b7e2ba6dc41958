import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { hashField } from './hash-generator-page.ts'
import { expect, holdScripts, sharedTest as test } from './site.ts'
import { button, region, field } from './visitor.ts'

/** Opens a tool whose scripts come only when what is given first has been done. */
async function openEarly(page: Page, slug: string, act: () => Promise<unknown>): Promise<void> {
  const release = await holdScripts(page, '**/*.js')
  await page.goto(`/tools/${slug}`, { waitUntil: 'commit' })
  await act()
  release()
}

test.describe('what is chosen and typed before the tool is alive is kept, and counts:', () => {
  test('the form of Base64', async ({ page }) => {
    await openEarly(page, 'base64', async () => {
      await page.getByLabel('Text to encode').fill('foobar')
      await page.getByLabel('Written as').selectOption('Data URI')
    })
    // RFC 4648, section 10.
    await expect(page.getByLabel('Base64 result')).toHaveValue(/^data:.*;base64,Zm9vYmFy$/)
  })

  test('the hash to compare with', async ({ page }) => {
    await openEarly(page, 'hash-generator', async () => {
      await page.getByLabel('Text to hash').fill('abc')
      const hash = createHash('sha256').update('abc').digest('hex')
      await page.getByLabel('Compare with an expected hash').fill(hash)
    })
    await expect(page.getByText('Match: the SHA-256 hashes are equal.')).toBeVisible()
  })

  test('message, key and hash function of an authentication code', async ({ page }) => {
    await openEarly(page, 'hash-generator/hmac', async () => {
      await page.getByLabel('Message').fill('what do ya want for nothing?')
      await field(page, 'Key').fill('Jefe')
      await page.getByLabel('Hash function').selectOption('MD5')
    })
    // RFC 2104, the second test vector.
    await expect(hashField(page, 'HMAC-MD5')).toHaveValue('750c783e6ab0b503eaa86e310a5db738')
  })

  test('how documents of JSON are compared', async ({ page }) => {
    await openEarly(page, 'json-formatter/compare', async () => {
      await page.getByLabel('Match array items by key').fill('sku')
      await page.getByLabel('Count what is written differently').check()
    })
    await expect(button(page, 'By position')).toBeVisible()
    await expect(page.getByLabel('Match array items by key')).toHaveValue('sku')
    await expect(page.getByLabel('Count what is written differently')).toBeChecked()
  })

  test('a network and its QR code', async ({ page }) => {
    await openEarly(page, 'qr-code-generator/wifi', async () => {
      await page.getByLabel('Name of the network').fill('Café')
      await page.getByLabel('Password').fill('12345678')
      await page.getByLabel('The network is hidden').check()
      await page.getByLabel('Error correction').selectOption('H')
    })
    await expect(page.getByLabel('Text in the code')).toHaveValue(
      'WIFI:T:WPA;S:Café;P:12345678;H:true;;',
    )
    await expect(page.getByLabel('Error correction')).toHaveValue('H')
  })

  test('how a sheet of QR codes is laid out', async ({ page }) => {
    await openEarly(page, 'qr-code-generator/list', async () => {
      await page.getByLabel('Texts, one on each line').fill('Table 1\tone')
      await page.getByLabel('Below each code').selectOption('none')
      await page.getByLabel('Width of each code on the sheet').selectOption('80')
    })
    const code = region(page, 'Sheet').getByRole('figure')
    await expect(code).toHaveCount(1)
    await expect(code.getByText('Table 1')).toBeHidden()
    await expect(page.getByLabel('Width of each code on the sheet')).toHaveValue('80')
  })
})

test('a closed group of fields that is pressed before the tool is alive opens, with its fields', async ({
  page,
}) => {
  const group = page.locator('form details').first()
  await openEarly(page, 'sip-calculator', async () => {
    await expect(group.locator('input')).toHaveCount(0)
    await group.locator('summary').click()
  })
  await expect(group.getByRole('textbox').first()).toBeVisible()
  await expect(group).toHaveAttribute('open')
})
