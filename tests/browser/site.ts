import { test as base, expect, type Locator, type Page } from '@playwright/test'

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
 */
export const test = base.extend<{ watched: Watched; allowed: RegExp[] }>({
  allowed: [[], { option: true }],
  watched: [
    async ({ context, baseURL, allowed }, use) => {
      const watched: Watched = { console: [], requests: [] }
      context.on('console', (message) =>
        watched.console.push(`${message.type()}: ${message.text()}`),
      )
      context.on('weberror', (failure) => watched.console.push(`error: ${failure.error().message}`))
      context.on('request', (request) => watched.requests.push(request.url()))
      await use(watched)
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

export { expect }

/** Opens a tool and waits until its island is alive. */
export async function openTool(page: Page, slug: string, fragment = ''): Promise<void> {
  await page.goto(`/tools/${slug}${fragment}`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

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

/** Presses a button and gives the file that it saves: its name, and where it lies for the test to read. */
export async function downloadBy(button: Locator): Promise<{ name: string; path: string }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), path: await download.path() }
}

/** Stops the page's clock: from here on time passes only by `page.clock.runFor`. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** The toast on the screen. */
export const toastOf = (page: Page) => page.locator('[data-toast]')

/** What the clipboard holds; the page must have been given the permission. */
export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** The button with exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The record of a type in the page's structured data. */
export async function recordOf(page: Page, type: string): Promise<Record<string, unknown>> {
  const records = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = records.map((text) => JSON.parse(text)).find((record) => record['@type'] === type)
  if (found === undefined) throw new Error(`The page has no ${type}.`)
  return found
}
