import type { Page } from '@playwright/test'

import { UNSECURED, vectorOf } from '../fixtures/jwt-vectors.ts'
import { axeFindings } from './axe.ts'
import { expect, sharedTest as test } from './site.ts'
import { openTool, press, region, field, toastOf, clipboardOf, paste, widthOf } from './visitor.ts'

const input = (page: Page) => page.getByLabel('Token, or a text with one in it')
const key = (page: Page) => page.getByLabel('Key to verify it with')
const payload = (page: Page) => field(page, 'Payload')
const answer = (page: Page) => region(page, 'Output').getByRole('status').first() // prettier-ignore
const rows = (page: Page) => region(page, 'In words')

test('a token in a header is read, with its time in IST and no word of trust', async ({ page }) => {
  await openTool(page, 'jwt')
  await input(page).fill(`Authorization: Bearer ${vectorOf('HS256').token}`)
  await expect(answer(page)).toHaveText(/^Expired \d+ years ago · not verified$/)
  await expect(payload(page)).toHaveValue(/"iss": "joe"/)
  // RFC 7519, section 3.1, and date(1).
  await expect(rows(page).getByText('Wednesday 23 March 2011, 00:13:00 IST')).toBeVisible()
  await expect(region(page, 'Output')).not.toContainText(/\bvalid\b/i)
  expect(await axeFindings(page, 'main')).toEqual([])
})

for (const alg of ['HS256', 'RS256', 'ES256', 'PS384', 'ES512', 'EdDSA'])
  test(`a signature by ${alg} is verified with its key, and not after a change`, async ({
    page,
  }) => {
    const vector = vectorOf(alg)
    await openTool(page, 'jwt')
    await input(page).fill(vector.token)
    await key(page).fill(JSON.stringify({ keys: [vector.key] }))
    await expect(answer(page)).toContainText('· signature verified')
    const [header = '', , signature = ''] = vector.token.split('.')
    await input(page).fill(`${header}.e30.${signature}`)
    await expect(answer(page)).toContainText('signature does not match')
    await expect(page.locator('.jwt-verdict')).toHaveAttribute('data-tone', 'bad')
  })

test('malformed tokens and keys are refused at their place, and nothing is lost', async ({
  page,
}) => {
  await openTool(page, 'jwt')
  await input(page).fill('eyJhbGciOiJIUzI1NiJ9.ey+J.c2ln')
  await expect(page.getByText('Part 2, the payload, is not Base64url at character 24').first()).toBeVisible() // prettier-ignore
  await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
  await input(page).fill(vectorOf('RS256').token)
  await key(page).fill('my secret')
  await expect(page.getByText('RS256 needs a public key').first()).toBeVisible()
  await expect(key(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(key(page)).toHaveValue('my secret')
  await input(page).fill(UNSECURED)
  await expect(answer(page)).toContainText('not signed')
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('anybody can write')
})

test('a token whose algorithm is the name of a prototype is read like any other', async ({
  page,
}) => {
  await openTool(page, 'jwt')
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const header = Buffer.from(JSON.stringify({ alg: name })).toString('base64url')
    await input(page).fill(`${header}.e30.c2ln`)
    await expect(rows(page).getByText(name, { exact: true })).toBeVisible()
    await expect(answer(page)).toHaveText('Never expires · not verified')
  }
})

test('a token with a fourth part, and one with an empty crit, are never good', async ({ page }) => {
  const { token, key: jwk } = vectorOf('HS256')
  await openTool(page, 'jwt')
  await key(page).fill(JSON.stringify(jwk))
  await input(page).fill(`${token}.x`)
  await expect(page.getByText('It has 4 parts').first()).toBeVisible()
  const header = Buffer.from('{"alg":"HS256","crit":[]}').toString('base64url')
  await input(page).fill(`${header}.e30.c2ln`)
  await expect(page.locator('.jwt-verdict')).toHaveAttribute('data-tone', 'bad')
  await expect(page.locator('[data-inputs]').first()).toHaveAttribute('data-secret', 'true')
})

test('the key is in no address, and gone after leaving', async ({ page }) => {
  await openTool(page, 'jwt')
  await input(page).fill(vectorOf('HS256').token)
  await key(page).fill('a secret of at least thirty-two bytes')
  await expect(answer(page)).toContainText('does not match')
  expect(new URL(page.url()).hash + new URL(page.url()).search).toBe('')
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(key(page)).toHaveValue('')
  await expect(input(page)).toHaveValue('')
})

test('a long log is read in the background', async ({ page }) => {
  await openTool(page, 'jwt')
  const log = `${'2026-11-28 GET / 200\n'.repeat(20_000)}${vectorOf('ES256').token}\n`
  await input(page).focus()
  await paste(page, log)
  await expect(answer(page)).toContainText('not verified')
  await expect(payload(page)).toHaveValue(/"iss": "joe"/)
})

test.describe('with a service worker', () => {
  // A token goes to another page by its memory only.
  test.use({ serviceWorkers: 'allow' })

  test('Base64 leads here with the token', async ({ page }) => {
    await openTool(page, 'base64')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await press(page, 'Decode')
    await page.locator('[name=input]').fill(vectorOf('ES256').token)
    await expect(page.getByRole('link', { name: 'Verify it with its key' })).toBeVisible()
    await press(page, 'Send to… the token')
    await page.getByRole('link', { name: /Read and verify it/ }).click()
    await expect(page).toHaveURL(/\/tools\/jwt/)
    await expect(input(page)).toHaveValue(vectorOf('ES256').token)
    await expect(answer(page)).toContainText('not verified')
  })
})

for (const alg of ['HS256', 'ES256'])
  test(`a token by ${alg} is made with a generated key, and read above`, async ({ page }) => {
    await openTool(page, 'jwt')
    await page.getByText('Make a token', { exact: true }).click()
    const made = field(page, 'New token')
    await field(page, 'Algorithm').selectOption(alg === 'HS256' ? 'HS384' : 'HS256')
    await field(page, 'Algorithm').selectOption(alg)
    await press(page, 'Expires in 1 hour')
    await expect(made).toHaveValue(/^e[\w-]+\.e[\w-]+\.[\w-]+$/)
    let jwk = await field(page, 'Key to sign with').inputValue()
    if (alg === 'ES256') {
      await press(page, 'Copy public PEM')
      await expect(toastOf(page)).toContainText('Copied!')
      jwk = await clipboardOf(page)
      expect(jwk).toMatch(/^-----BEGIN PUBLIC KEY-----/)
    }
    const token = await made.inputValue()
    await press(page, 'Read it above')
    await expect(input(page)).toHaveValue(token)
    await key(page).fill(jwk)
    await expect(answer(page)).toContainText(/^Expires in (1 hour|59 minutes) · signature verified/)
    expect(await axeFindings(page, 'main')).toEqual([])
  })

test('wrong JSON of a new token is refused at its field', async ({ page }) => {
  await openTool(page, 'jwt')
  await page.getByText('Make a token', { exact: true }).click()
  await field(page, 'Claims').fill('{\n  "a": 1,\n}')
  await expect(page.getByText('Line 3, character 1: A name in double quotes')).toBeVisible()
  await expect(field(page, 'New token')).toHaveValue('')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('a token is verified by touch, and the bar has the answer', async ({ page }) => {
    const { token, key: jwk } = vectorOf('ES256')
    await openTool(page, 'jwt')
    await input(page).tap()
    await input(page).fill(token)
    await key(page).tap()
    await key(page).fill(JSON.stringify(jwk))
    await expect(answer(page)).toContainText('signature verified')
    const bar = page.locator('.result-bar-answer')
    await expect(bar).toHaveText(/^Signature verifiedExpired \d+ years ago$/)
    await expect(page.locator('[data-bar-copy]')).toBeHidden()
    await page.getByLabel('Allow 60 seconds between clocks').tap()
    await expect(page.getByLabel('Allow 60 seconds between clocks')).toBeChecked()
    expect(await widthOf(page)).toBe(360)
  })
})
