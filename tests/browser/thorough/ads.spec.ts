import { type Browser, type Page } from '@playwright/test'

import { launchChromium } from '../../chromium.ts'
import { type AdSite, startAdSite } from './ad-site.ts'
import { expect, unwatchedTest as test } from '../site.ts'
import { widthOf } from '../visitor.ts'

/** Another build of the site takes most of it. */
const PATIENCE_MS = 300_000
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 780 }

let site: AdSite
let browser: Browser

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS })

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS)
  site = await startAdSite()
  browser = await launchChromium()
})

test.afterAll(async () => {
  await browser.close()
  await site.close()
})

test('nothing moves where advertisements come into sight', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await openPage(viewport)
    await page.addInitScript(noteShifts)
    for (const path of ['/', '/faq', '/tools/loan-calculator', '/tools/json-formatter']) {
      await page.goto(site.origin + path)
      await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0)
      // What explains the figures is loaded after them.
      await page.waitForLoadState('networkidle')
      for (const box of await page.locator('[data-ad]:visible').all())
        await box.scrollIntoViewIfNeeded()
      await page.waitForTimeout(200)
      await expect(page.locator('html'), path).not.toHaveAttribute('data-shift')
      const needed = await widthOf(page)
      expect(needed, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(viewport.width)
    }
    await page.close()
  }
})

test('a booking is marked as sponsored, and its link may be opened', async () => {
  const page = await openPage(PHONE)
  const answer = await page.goto(`${site.origin}/tools/password-generator`)
  const box = page.locator('[data-ad=inline]')
  await expect(box).toContainText('Advertisement: Keyboard Works')
  const link = box.getByRole('link', { name: 'Keyboards that last' })
  await expect(link).toHaveAttribute('rel', /sponsored/)
  await expect(link).toHaveAttribute('href', 'https://keys.example/shop?from=ganak')
  expect(answer?.headers()['connection-allowlist']).toContain(
    '"https://keys.example/shop?from=ganak"',
  )
  await page.close()
})

test('the box of phones is closed by a target of 44 pixels, for the visit', async () => {
  const page = await openPage(PHONE)
  await page.goto(`${site.origin}/`)
  const box = page.locator('[data-ad=mobile-sticky]')
  const picture = box.getByRole('img', { name: 'Keyboards in a picture' })
  const [image, close] = [await picture.boundingBox(), await box.getByRole('button').boundingBox()]
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect((image?.x ?? 0) + (image?.width ?? Infinity)).toBeLessThanOrEqual(close?.x ?? 0)
  await box.getByRole('button', { name: 'Close advertisement' }).click()
  await expect(box).toBeHidden()
  await page.goto(`${site.origin}/faq`)
  await page.goto(`${site.origin}/tools/loan-calculator`)
  await expect(box).toBeHidden()
  await page.close()
})

test('the texts and ads.txt say what this build does', async () => {
  const page = await openPage(DESKTOP)
  for (const path of ['/privacy-policy', '/about', '/faq']) {
    await page.goto(site.origin + path)
    const text = page.locator('main')
    await expect(text).toContainText(/(?:from our own address|from th(?:e|is) site itself)/)
    await expect(text, path).not.toContainText('placeholders')
  }
  const answer = await page.request.get(`${site.origin}/ads.txt`)
  expect(await answer.text()).toBe('ads.example, pub-1, DIRECT\nOWNERDOMAIN=ganak.example\n')
  await page.close()
})

async function openPage(viewport: typeof DESKTOP): Promise<Page> {
  return browser.newPage({ viewport, serviceWorkers: 'block' })
}

/** Names in an attribute of the page what has moved in it. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[]
    const moved = entries.flatMap(({ sources }) => sources.map(({ node }) => node?.outerHTML))
    document.documentElement.dataset['shift'] = moved.map((html) => html?.slice(0, 80)).join()
  }).observe({ type: 'layout-shift', buffered: true })
}
