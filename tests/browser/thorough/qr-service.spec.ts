import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { identity, PictureService, type ServiceSite, siteWithService } from './qr-service-site.ts'
import { expect, unwatchedTest as test } from '../site.ts'
import { isAlive, press } from '../visitor.ts'

const service = new PictureService()
let site: ServiceSite

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  // Another build of the site takes most of it.
  test.setTimeout(300_000)
  await service.start()
  site = await siteWithService(service)
})

test.afterAll(() => {
  service.stop()
  site.stop()
})

const text = (page: Page) => page.getByLabel('Text or URL')
const image = (page: Page) => page.getByRole('img', { name: /^QR code of:/ })

test.beforeEach(async ({ page }) => {
  service.asked = []
  service.isDown = false
  await page.goto(`${site.origin}/tools/qr-code-generator`)
  await isAlive(page)
})

test('asks once for the text, in the specified form, and says so', async ({ page }) => {
  await expect(page.getByText('your text is sent there and nowhere else')).toBeVisible()
  for (const claim of [
    'never leaves your device',
    'stays in your browser',
    'SVG',
    'How it is checked',
  ])
    await expect(page.getByText(claim)).toHaveCount(0)
  await text(page).pressSequentially('a b&c=₹', { delay: 30 })
  expect(service.asked).toEqual([])
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled()
  expect(service.asked.map((url) => url.pathname + url.search)).toEqual([
    '/create?size=300x300&data=a%20b%26c%3D%E2%82%B9',
  ])
  await text(page).fill('')
  await expect(image(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeDisabled()
})

test('the returned picture can be downloaded', async ({ page }) => {
  await text(page).fill('x')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download PNG')])
  expect(download.suggestedFilename()).toBe('qrcode.png')
  const { data } = await sharp(await download.path())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([0x12, 0x34, 0x56])
})

test('a service that does not answer is reported, and no download is offered', async ({ page }) => {
  service.isDown = true
  await text(page).fill('x')
  await expect(
    page.getByRole('alert').getByText('The picture service did not answer.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeDisabled()
  service.isDown = false
  await press(page, 'Generate QR Code')
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled()
  await expect(page.getByText('The picture service did not answer.')).toHaveCount(0)
})

test('half of a surrogate pair is refused in words', async ({ page }) => {
  await text(page).evaluate((box: HTMLTextAreaElement) => {
    box.focus()
    document.execCommand('insertText', false, 'a\ud83d')
  })
  await expect(page.getByRole('alert').getByText('half of a surrogate pair')).toBeVisible()
  await text(page).fill('a')
  await expect(page.getByRole('button', { name: 'Download PNG' })).toBeEnabled()
})

test('no page of that site says that everything stays in the browser', async ({ page }) => {
  await page.goto(new URL('/', page.url()).href)
  await expect(page.getByText('all but the drawing of QR codes happens in')).toBeVisible()
  for (const claim of [
    'it all happens',
    'Everything runs in your browser',
    'stays in your browser',
  ])
    expect(await page.content()).not.toContain(claim)
})

test('the policy of the page lets in the pictures of the service and nothing else of it', async ({
  page,
}) => {
  const policy =
    (await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')) ?? ''
  expect(
    policy
      .split(';')
      .filter((directive) => directive.includes(service.origin))
      .map((directive) => directive.trim()),
  ).toEqual([`img-src 'self' data: blob: ${service.origin}`])
})

test('the operator’s name, address and accounts stand wherever a page names them', async ({
  page,
}) => {
  const social = page.getByRole('list', { name: 'Social links' }).getByRole('link')
  await expect(social).toHaveText([
    'Mastodon',
    'X',
    /WhatsApp/,
    /Share on X/,
    /LinkedIn/,
    'Blog feed',
  ])
  await expect(social.first()).toHaveAttribute('href', 'https://social.test/@asha')
  await expect(social.first()).toHaveAttribute('rel', 'noopener noreferrer')
  const address = page.locator(`main a[href="mailto:${identity.CONTACT_ADDRESS}"]`)
  for (const path of ['/about', '/privacy-policy', '/terms-of-service', '/contact']) {
    await page.goto(site.origin + path)
    await expect(address.first()).toHaveText(identity.CONTACT_ADDRESS)
    if (path !== '/contact') await expect(page.locator('main')).toContainText('by Rao & Sons')
    expect(await page.content()).not.toMatch(/hello@ganak|Ganak Team/)
  }
  const records = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(JSON.parse(records[0] ?? '').publisher).toEqual({
    '@type': 'Organization',
    name: 'Rao & Sons',
    url: expect.stringMatching(/^https?:/),
    sameAs: ['https://social.test/@asha', 'https://x.test/asha'],
  })
  expect(site.headers).toContain(
    '"https://social.test/@asha?" "https://x.test/asha?" "https://wa.me/',
  )
})
