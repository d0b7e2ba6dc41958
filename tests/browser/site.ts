import {
  test as base,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test'

import { sharePage, type SharedPage } from './shared-page.ts'
import type { UpdatableSite } from './updatable-site.ts'

/** What a page did beside what it showed: everything the site promises not to do. */
export interface Watched {
  console: string[]
  requests: string[]
}

/** What Playwright itself writes where a test does without the service worker. */
const PLAYWRIGHT_NOISE = /Service Worker registration blocked by Playwright/

/**
 * The test of this project: every page is watched, and a test in which one wrote to the console, threw, or asked another
 * origin for anything fails. `allowed` names console messages that a test provokes on purpose.
 *
 * Every file takes its test from here and adds nothing of scope "worker", nor options of the browser's start: Playwright ends a
 * worker with its browser before a test that differs in these, and another takes seconds of a processor.
 */
export const test = base.extend<
  { watched: Watched; allowed: RegExp[] },
  { sharedPage: SharedPage; updatableSite: UpdatableSite }
>({
  allowed: [[], { option: true }],
  // Granted to all, so that a test can read what was copied.
  permissions: ['clipboard-read', 'clipboard-write'],
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers } = project.use
      // All of them: for an option left out, Playwright takes that of the test in which the page is made.
      const options = {
        ...{ baseURL, locale, timezoneId, serviceWorkers },
        ...{ javaScriptEnabled: true, hasTouch: false, isMobile: false, colorScheme: 'light' },
        permissions: [],
      } as BrowserContextOptions
      const shared = sharePage(browser, options)
      await use(shared)
      await shared.close()
    },
    { scope: 'worker' },
  ],
  updatableSite: [
    async ({}, use) => {
      // It brings the whole server with it, which few workers need.
      const { startUpdatableSite } = await import('./updatable-site.ts')
      const site = await startUpdatableSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  watched: [
    async ({ context, baseURL, allowed }, use) => {
      const watched: Watched = { console: [], requests: [] }
      const write = (line: string) => watched.console.push(line)
      const hearMessage = (message: ConsoleMessage) => write(`${message.type()}: ${message.text()}`)
      const hearFailure = (failure: WebError) => write(`error: ${failure.error().message}`)
      const hearRequest = (request: Request) => watched.requests.push(request.url())
      context.on('console', hearMessage)
      context.on('weberror', hearFailure)
      context.on('request', hearRequest)
      await use(watched)
      context.off('console', hearMessage)
      context.off('weberror', hearFailure)
      context.off('request', hearRequest)
      const unexpected = watched.console.filter(
        (line) => ![...allowed, PLAYWRIGHT_NOISE].some((pattern) => pattern.test(line)),
      )
      expect(unexpected, 'no console message of any level').toEqual([])
      const foreign = watched.requests.filter(
        (url) => !url.startsWith(baseURL ?? '') && !/^(blob|data):/.test(url),
      )
      expect(foreign, 'no request leaves the origin').toEqual([])
    },
    { auto: true },
  ],
})

/** The same test without the watch, where requests to another site are what is asked for. */
export const unwatchedTest = test.extend({
  watched: async ({}, use) => use({ console: [], requests: [] }),
})

/**
 * The same test on a page that all such tests of a worker use in turn, which halves the cost of a visit. Where a test chooses an
 * option of the browser context, but for window and permissions, it gets a new one; one that needs an empty cache uses `test`.
 */
export const sharedTest = test.extend<{ needsOwnContext: boolean }>({
  needsOwnContext: async (
    { javaScriptEnabled, hasTouch, colorScheme, baseURL, locale, timezoneId, serviceWorkers },
    use,
    { project },
  ) => {
    const usual = { javaScriptEnabled: true, hasTouch: false, colorScheme: 'light', ...project.use }
    await use(
      javaScriptEnabled !== usual.javaScriptEnabled ||
        hasTouch !== usual.hasTouch ||
        colorScheme !== usual.colorScheme ||
        baseURL !== usual.baseURL ||
        locale !== usual.locale ||
        timezoneId !== usual.timezoneId ||
        serviceWorkers !== usual.serviceWorkers,
    )
  },
  page: async ({ browser, sharedPage, needsOwnContext, viewport, permissions }, use) => {
    if (needsOwnContext) {
      const context = await browser.newContext()
      await use(await context.newPage())
      await context.close()
      return
    }
    const page = await sharedPage.fresh(viewport ?? { width: 1280, height: 720 })
    if (permissions !== undefined) await page.context().grantPermissions(permissions)
    await use(page)
  },
  context: ({ page }, use) => use(page.context()),
})

export { expect }

/** Holds back the scripts at these addresses, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return () => release(undefined)
}

/** The address of every worker. */
export const WORKERS = '**/*.worker*.js'

/** Lets every worker die as it starts, which writes "killed" to the console. */
export const killWorkers = (page: Page) =>
  page.route(WORKERS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("killed")' }),
  )

/** Lets the browser refuse to write to the clipboard, from now on. */
export const refuseClipboard = (page: Page) =>
  page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })

/** Stops the page's clock: from here on time passes only by `page.clock.runFor`. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** The record of a type in the page's structured data. */
export async function recordOf(page: Page, type: string): Promise<Record<string, unknown>> {
  const records = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = records.map((text) => JSON.parse(text)).find((record) => record['@type'] === type)
  if (found === undefined) throw new Error(`The page has no ${type}.`)
  return found
}
