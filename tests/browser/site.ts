import { test as base, expect, type Page } from '@playwright/test'

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

/** Stops the page's clock: from here on time passes only by `page.clock.runFor`. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** The toast on the screen. */
export const toastOf = (page: Page) => page.locator('[data-toast]')

/** What the clipboard holds; the page must have been given the permission. */
export const clipboardOf = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
