import { globSync } from 'node:fs'

import type { Page } from '@playwright/test'

import { findUpdate, isListening, keepPage, noticeOf, offlineHeading, test } from '../kept-site.ts'
import { expect } from '../site.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of (404|500)/],
})

const mark = (page: Page) => page.evaluate(() => (document.title = 'marked'))

test('a new version is offered, and comes only when it is chosen', async ({
  page,
  context,
  site,
}) => {
  await keepPage(page, '/about')
  const old = await offlineHeading(context)
  await findUpdate(page, site, 'Second version')
  await mark(page)
  await page.waitForTimeout(1000)
  await expect(page, 'it does not reload by itself').toHaveTitle('marked')
  expect(await offlineHeading(context)).toBe(old)

  await page.setViewportSize({ width: 320, height: 640 })
  for (const y of [0, 300])
    expect(await coveredControls(page, y), 'the bar that offers it covers no control').toBe(0)

  await noticeOf(page).getByRole('button', { name: 'Later' }).click()
  await expect(noticeOf(page)).toHaveCount(0)
  await page.waitForTimeout(500)
  await expect(page, '"Later" leaves the old version in place').toHaveTitle('marked')
  expect(await offlineHeading(context)).toBe(old)

  await page.goto('/blog')
  await mark(page)
  await noticeOf(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page).not.toHaveTitle('marked')
  await expect.poll(() => offlineHeading(context)).toBe('Second version')
  await page.reload()
  await isListening(page)
  await expect(noticeOf(page), 'nothing is left to offer').toHaveCount(0)
})

/** How many controls stand behind the bar when the page is scrolled there. */
async function coveredControls(page: Page, y: number): Promise<number> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  return noticeOf(page).evaluate((bar) => {
    const controls = document.querySelectorAll('a, button, input, textarea')
    const { top, bottom } = bar.getBoundingClientRect()
    return [...controls].filter((control) => {
      const box = control.getBoundingClientRect()
      const isSeen = box.height > 0 && getComputedStyle(control).position !== 'fixed'
      return isSeen && !bar.contains(control) && box.top < bottom && box.bottom > top
    }).length
  })
}

test('another tab stays as it is, gets what only the old version has, and can be reloaded', async ({
  page,
  context,
  site,
}) => {
  await keepPage(page, '/about')
  const [panel = ''] = globSync('dist/client/_astro/proof.*.js')
  await site.forget(panel.replace('dist/client', ''))
  await findUpdate(page, site, 'Second version')
  const other = await context.newPage()
  await other.goto('/blog')
  await expect(noticeOf(other)).toContainText('New version: reload', { timeout: 20_000 })
  await mark(other)
  await mark(page)
  await noticeOf(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page).not.toHaveTitle('marked')
  await expect.poll(() => other.evaluate(() => caches.keys())).toEqual(['ganak-Second version'])
  await other.waitForTimeout(500)
  await expect(other).toHaveTitle('marked')
  await other.getByRole('button', { name: 'Check our privacy' }).click()
  await expect(other.getByRole('dialog')).toContainText('Try it offline')
  await other.keyboard.press('Escape')
  await noticeOf(other).getByRole('button', { name: 'Reload' }).click()
  await expect(other).not.toHaveTitle('marked')
})

test('an update that was under way before the page opened is offered too', async ({
  page,
  site,
}) => {
  await keepPage(page, '/about')
  await site.publish('Second version')
  const release = site.hold('/about')
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().endsWith('/about'))
  await page.goto('/contact')
  await asked
  const begun = page.waitForResponse(/_astro\/offline\./)
  await page.goto('/blog')
  await begun
  await page.waitForTimeout(500)
  release()
  await expect(noticeOf(page)).toContainText('New version: reload', { timeout: 20_000 })
})

test('an update of which a file fails or is missing leaves the old version working', async ({
  page,
  context,
  site,
}) => {
  for (const path of ['/terms-of-service', '/tools/loan-calculator', '/contact', '/about'])
    await keepPage(page, path)
  const old = await offlineHeading(context)
  const keptBefore = await page.evaluate(() => caches.keys())
  for (const damage of ['answers 500', 'is missing']) {
    await context.setOffline(false)
    if (damage === 'answers 500') site.failing.add('/about')
    else site.failing.clear()
    await site.publish(
      `Version of which a file ${damage}`,
      damage === 'is missing' ? 'about/index.html' : undefined,
    )
    expect(await stateOfUpdate(page), damage).toBe('redundant')
    await page.goto('/contact')
    await isListening(page)
    await expect(noticeOf(page), damage).toHaveCount(0)
    expect(await offlineHeading(context), damage).toBe(old)
    // What was begun of it is deleted in the end.
    const kept = () => page.evaluate(() => caches.keys())
    await expect.poll(kept, { message: damage }).toEqual(keptBefore)
    await context.setOffline(true)
    await page.goto('/terms-of-service')
    await expect(page.locator('h1'), damage).toHaveText('Terms of Service')
    await page.goto('/tools/loan-calculator')
    await expect(page.locator('[data-results] dd').first(), damage).toHaveText(/^₹/)
  }
  await context.setOffline(false)
  site.failing.add('/contact')
  await page.goto('/contact')
  await expect(
    page.locator('h1'),
    'a page the server fails to give is shown as it was kept',
  ).toHaveText('Contact Us')
})

/** Lets the browser look for an update, and gives what became of it. */
function stateOfUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return new Promise((resolve) => {
      const follow = () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => resolve(worker.state))
      }
      // The browser may have started an update check automatically.
      follow()
      registration.addEventListener('updatefound', follow)
      void registration.update()
    })
  })
}

/** The kept versions once none is being fetched any more. */
const waitingVersions = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.installing === null ? caches.keys() : []
  })

test('only the newest of several versions stays kept', async ({ page, context, site }) => {
  await keepPage(page, '/about')
  await findUpdate(page, site, 'Second version')
  await findUpdate(page, site, 'Third version')
  // Until then the second is still on offer.
  await expect.poll(() => waitingVersions(page)).toContain('ganak-Third version')
  await noticeOf(page).getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => offlineHeading(context)).toBe('Third version')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['ganak-Third version'])
})
