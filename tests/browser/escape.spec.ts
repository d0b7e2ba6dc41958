import type { BrowserContext, Page } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../chromium.ts'
import { ESCAPES } from './escapes.ts'
import { startListener } from './listener.ts'
import { expect, test } from './site.ts'

/** The page that is broken into. */
const PAGE = '/tools/loan-calculator'

test.use({
  // The browser tells the console about everything it blocks here.
  allowed: [/./],
  launchOptions: {
    executablePath: await chromiumPath(),
    // WebRTC otherwise passes over this machine.
    args: [...CHROMIUM_ARGUMENTS, '--allow-loopback-in-peer-connection'],
  },
})

for (const [name, attempt] of Object.entries(ESCAPES)) {
  test(`a script in a tool page sends nothing out by ${name}`, async ({ context, watched }) => {
    const unprotected = await startListener()
    const bare = await openWithoutPolicy(context)
    const startedAt = Date.now()
    void run(bare, attempt, unprotected.target)
    const arrival = expect.poll(() => unprotected.heard, { intervals: [20] })
    await arrival.not.toEqual([])
    const neededMs = Date.now() - startedAt
    unprotected.close()

    const listener = await startListener()
    const page = await context.newPage()
    await page.goto(PAGE)
    void run(page, attempt, listener.target)
    await new Promise((resolve) => setTimeout(resolve, Math.max(500, 3 * neededMs)))
    expect(listener.heard).toEqual([])
    listener.close()
    // The watch of every other test forbids foreign requests; here the browser stops them after they are named.
    watched.requests.length = 0
    await closeAll(context)
  })
}

/** A renderer that dies of what it is asked, as Chromium's does of WebRTC where that is forbidden, sends nothing either. */
async function run(page: Page, attempt: string, target: string): Promise<void> {
  await page
    .evaluate(`(async () => { const target = ${JSON.stringify(target)}; ${attempt} })()`)
    .catch(() => undefined)
}

/** The same page as a host would serve it that knows none of its headers, with the policy cut out of the markup. */
async function openWithoutPolicy(context: BrowserContext): Promise<Page> {
  const isPage = (url: URL) => url.pathname === PAGE
  await context.route(isPage, async (route) => {
    const html = await (await route.fetch()).text()
    const body = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    await route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  const page = await context.newPage()
  await page.goto(PAGE)
  await context.unroute(isPage)
  return page
}

async function closeAll(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close().catch(() => undefined)
}
