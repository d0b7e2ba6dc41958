import { expect, sharedTest as test } from './site.ts'
import { openTool, button, downloadBy } from './visitor.ts'

const WINDOW = { width: 1280, height: 720 }

test('a test finds nothing on the shared page of the test before it', async ({
  page,
  context,
  sharedPage,
}) => {
  await openTool(page, 'loan-calculator')
  await downloadBy(button(page, 'Download Report'))
  await context.grantPermissions(['geolocation'])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.route('**/about', (route) => route.abort())
  await page.evaluate(async () => {
    sessionStorage.setItem('left', 'behind')
    document.cookie = 'left=behind'
    indexedDB.open('left')
    await caches.open('left')
    addEventListener('pagehide', () => localStorage.setItem('left', 'at the last moment'))
  })
  const next = await sharedPage.fresh(WINDOW)
  expect(next).toBe(page)
  const left = await next.evaluate(async () => [
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    ...(await indexedDB.databases()),
    ...(await caches.keys()),
    ...(matchMedia('(prefers-color-scheme: dark), (prefers-reduced-motion)').matches ? [1] : []),
    ...((await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
      ? [2]
      : []),
  ])
  expect(left).toEqual([])
  expect(await context.cookies()).toEqual([])
  await next.goto('/about')
})

test('a shared page on which something lasts is replaced', async ({ page, sharedPage }) => {
  await page.clock.setFixedTime(0)
  const next = await sharedPage.fresh(WINDOW)
  expect(next).not.toBe(page)
  await next.addInitScript(() => localStorage.setItem('left', 'behind'))
  expect(await sharedPage.fresh(WINDOW)).not.toBe(next)
})

test.describe('a test that chooses an option of the browser context', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } })
  test('has a page of its own, with that option', async ({ page, sharedPage }) => {
    await page.goto('/tools/loan-calculator')
    await expect(page.locator('noscript p').filter({ visible: true })).toHaveCount(1)
    expect(page.viewportSize()?.width).toBe(320)
    const shared = await sharedPage.fresh(WINDOW)
    expect(shared).not.toBe(page)
    // Spent, so that the next one is made while this test's options hold.
    await shared.clock.setFixedTime(0)
    const next = await sharedPage.fresh(WINDOW)
    expect(await next.evaluate(() => matchMedia('(scripting: enabled)').matches)).toBe(true)
  })
})
