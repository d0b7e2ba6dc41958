import type { Page } from '@playwright/test'

import { keepPage, keptPaths, test } from '../kept-site.ts'
import { startListener } from './listener.ts'
import { expect } from '../site.ts'
import { openTool, press } from '../visitor.ts'

test.use({
  serviceWorkers: 'allow',
  // Pages are asked for without a network, and what is planted may be blocked.
  allowed: [/./],
})

/** Long enough to be converted by a worker. */
const LONG_TEXT = 'secret '.repeat(40_000)

for (const isProtected of [false, true]) {
  const outcome = isProtected
    ? 'tells nobody anything'
    : 'would tell, if copies were given unchecked'
  test(`a script planted in the kept copy ${outcome}`, async ({ page, site, watched }) => {
    if (!isProtected) await site.weaken()
    await keepPage(page, '/about')
    await keepPage(page, '/tools/base64')
    const listener = await startListener()
    await plant(page, listener.target)
    await openTool(page, 'base64')
    const answered = page.waitForResponse(/base64\.worker/)
    await page.getByLabel('Text to encode').fill(LONG_TEXT)
    await press(page, 'Encode to Base64')
    const headers = await (await answered).allHeaders()
    if (isProtected) {
      await expect(page.getByText(/c2VjcmV0IHNlY3JldC/).first()).toBeVisible()
      expect(headers['content-security-policy']).toContain("connect-src 'none'")
      expect(headers['connection-allowlist']).toContain('response-origin')
    }
    site.failing.add('/about')
    await page.goto('/about')
    await page.waitForTimeout(500)
    // Typing may have started a worker before the click did.
    const heard = new Set(listener.heard.filter((line) => line !== 'a connection'))
    expect([...heard]).toEqual(isProtected ? [] : ['GET /secret?worker', 'GET /secret?page'])
    listener.close()
    watched.requests.length = 0
  })
}

test('what was thrown away, or cleared, is there again after the next visit', async ({
  page,
  context,
  site,
}) => {
  await keepPage(page, '/tools/base64')
  await keepPage(page, '/about')
  const all = await keptPaths(page)
  await plant(page, site.url)
  await context.setOffline(true)
  await page.goto('/about').catch(() => undefined)
  await context.setOffline(false)
  await page.goto('/about')
  await expect.poll(() => keptPaths(page)).toEqual(all)
  await press(page, 'Check our privacy')
  await press(page, 'Clear what is stored')
  await expect.poll(() => keptPaths(page)).toEqual([])
  await page.goto('/tools/base64')
  await page.goto('/about')
  await expect.poll(() => keptPaths(page)).toContain('/about')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/contact')
  await expect.poll(() => keptPaths(page)).toContain('/contact')
  await page.goto('/about')
  await expect.poll(() => keptPaths(page)).toContain('/about')
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page.locator('h1')).toHaveText('About Us')
})

test('a changed copy of a page is never shown, and the next visit to it replaces it', async ({
  page,
  context,
  site,
}) => {
  await keepPage(page, '/tools/base64')
  await keepPage(page, '/about')
  await plant(page, site.url)
  await context.setOffline(true)
  await page.goto('/about').catch(() => undefined)
  await expect(page.locator('h1')).toHaveText('This page is not kept on this device')
  await context.setOffline(false)
  await page.goto('/about')
  const storedPage = () => page.evaluate(async () => (await caches.match('/about'))?.text())
  await expect.poll(storedPage).toContain('About Us')
})

/** Puts a script that tells `target` into the copy of the worker and of a page, with headers that forbid nothing. */
async function plant(page: Page, target: string): Promise<void> {
  const planted = await page.evaluate(async (address) => {
    const put = async (pattern: RegExp, type: string, body: string) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys())
          if (pattern.test(new URL(url).pathname))
            await cache.put(url, new Response(body, { headers: { 'content-type': type } }))
      }
    }
    await put(
      /base64\.worker/,
      'text/javascript',
      `fetch('${address}?worker', { mode: 'no-cors' })`,
    )
    await put(/^\/about$/, 'text/html', `<script>new Image().src = '${address}?page'</script>`)
    return (await caches.match('/about'))?.text()
  }, target)
  expect(planted).toContain(target)
}
