import type { BrowserContext, Locator, Page } from '@playwright/test'

import type { UpdatableSite } from './updatable-site.ts'
import { expect, test as base } from './site.ts'
import { press } from './visitor.ts'

/** The site of these tests is a copy, of which the test itself publishes the next version. All of a worker's tests use the same. */
export const test = base.extend<{ site: UpdatableSite }>({
  site: async ({ updatableSite }, use) => {
    await use(updatableSite)
    await updatableSite.restore()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

export const noticeOf = (page: Page) => page.locator('[data-offline-notice] > div')

/** Where the footer says that the page is kept. */
export const readyWordOf = (page: Page) => page.locator('footer [data-offline-ready]')

/** Opens a page and waits until it is kept. Pages begin with that a while after they are loaded; from here on, at once. */
export async function keepPage(page: Page, path = '/faq'): Promise<void> {
  await page.context().addInitScript(() => {
    const later = window.setTimeout
    const sooner = (run: () => void, ms?: number) => later(run, ms === 1500 ? 0 : ms)
    window.setTimeout = sooner as typeof setTimeout
  })
  await page.goto(path)
  await isListening(page)
}

/** Waits until the page says that it is available offline. From then on it announces every newer version. */
export async function isListening(page: Page): Promise<void> {
  await expect(readyWordOf(page)).toHaveText(/^(This|Every) page works offline$/, {
    timeout: 20_000,
  })
}

/** The panel about offline use, opened from the footer. */
export async function openPanel(page: Page): Promise<Locator> {
  await press(page, 'Offline use')
  const panel = page.getByRole('dialog', { name: 'Offline use' })
  await expect(panel).toBeVisible()
  return panel
}

/** Has the whole site kept, by the panel. */
export async function keepTheSite(page: Page): Promise<void> {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: /^Keep everything/ }).click()
  await expect(panel).toContainText('Everything is kept', { timeout: 60_000 })
  await page.keyboard.press('Escape')
}

/** The paths of what is kept. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .toSorted()
  })

/** Publishes and opens a page, on which the browser finds the new version. */
export async function findUpdate(page: Page, site: UpdatableSite, heading: string): Promise<void> {
  await site.publish(heading)
  await page.goto('/contact')
  await expect(noticeOf(page)).toContainText('New version: reload', { timeout: 20_000 })
}

/** What a visitor without a network reads, which tells the kept version. */
export async function offlineHeading(context: BrowserContext): Promise<string> {
  await context.setOffline(true)
  const page = await context.newPage()
  await page.goto('/about')
  const heading = await page.locator('h1').innerText()
  await page.close()
  await context.setOffline(false)
  return heading
}

/** Opens a page, which has its heading, its tool and its policy. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1'), path).toBeVisible()
  await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0)
  await expect(page.locator('meta[http-equiv="content-security-policy" i]'), path).toHaveCount(1)
}
