import { allPaths, toolPaths } from '../site-map.ts'
import { expect, test } from './site.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/],
})

const notice = '[data-offline-notice] > div'

test('after one visit every page and tool works without a network', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto('/tools/loan-calculator')
  await expect(page.locator(notice)).toContainText('Ready to work offline', { timeout: 20_000 })
  await context.setOffline(true)
  for (const path of allPaths) {
    await page.goto(path)
    await expect(page.locator('h1'), path).toBeVisible()
    await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0)
    await expect(page.locator('meta[http-equiv="content-security-policy" i]'), path).toHaveCount(1)
  }
  await page.goto('/no-such-page')
  await expect(page.locator('h1')).toHaveText('404 Page Not Found')
  await page.goto('/tools/loan-calculator')
  await page.getByLabel('Loan Amount (₹)', { exact: true }).fill('5 lakh')
  await expect(page.locator('[data-results] dd').first()).toHaveText('₹4,339')
  await expect(page.locator('canvas')).toBeVisible()
})

test('readiness is told once', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(notice)).toContainText('Ready to work offline', { timeout: 20_000 })
  await page.reload()
  await page.waitForTimeout(4000)
  await expect(page.locator(notice)).toHaveCount(0)
})

test('a new version is offered, and put in place only by the visitor', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.locator(notice)).toContainText('Ready to work offline', { timeout: 20_000 })
  // The next deployment: the same worker with another version.
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/^const VERSION = "/, '$&next'),
    })
  })
  await page.goto('/faq')
  await expect(page.locator(notice)).toContainText('New version: reload', { timeout: 20_000 })
  await page.evaluate(() => (document.title = 'still the same page'))
  await page.waitForTimeout(1000)
  expect(await page.title()).toBe('still the same page')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).not.toHaveTitle('still the same page')
  const versions = await page.evaluate(() => caches.keys())
  expect(versions.some((name) => name.includes('next'))).toBe(true)
})

test('a failed update leaves the old version working', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.locator(notice)).toContainText('Ready to work offline', { timeout: 20_000 })
  const before = await page.evaluate(() => caches.keys())
  await context.route('**/sw.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace(/^const VERSION = "/, '$&broken')
      .replace('const FILES = [', 'const FILES = ["/_astro/gone.js",')
    await route.fulfill({ response, body })
  })
  await page.goto(toolPaths[0] ?? '/')
  await page.waitForTimeout(4000)
  expect(await page.evaluate(() => caches.keys())).toEqual(before)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.locator('h1')).toHaveText('Professional Online Tools')
})

test('the contact endpoint is never kept', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(notice)).toContainText('Ready to work offline', { timeout: 20_000 })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/contact')
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])
})
