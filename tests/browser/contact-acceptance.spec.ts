import type { Page, Route } from '@playwright/test'

import { expectKept, fill, open, send, stub, whole } from './contact-page.ts'
import { expect, sharedTest as test } from './site.ts'

test.describe('whether the form is accepted', () => {
  test.use({ allowed: [/^error: Failed to load resource/] })
  const notice = (page: Page) => page.locator('[data-acceptance] > :visible')

  test('is asked once, when the page comes alive', async ({ page, watched }) => {
    await stub(page)
    await open(page)
    await expect(page.locator('[data-acceptance=open]')).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    expect(watched.requests.filter((url) => url.endsWith('/api/contact'))).toHaveLength(1)
  })

  for (const [what, onGet] of [
    ['says no', (route: Route) => route.fulfill({ json: { accepting: false } })],
    ['is in trouble', (route: Route) => route.fulfill({ status: 503, json: { success: false } })],
    ['cannot be reached', (route: Route) => route.abort()],
  ] as const) {
    test(`a server that ${what}: the address comes first, and the form stays`, async ({ page }) => {
      await stub(page, undefined, onGet)
      await open(page)
      await expect(notice(page)).toHaveText(
        'The form is not being accepted right now. Please write to hello@ganak.example instead.',
      )
      await expect(notice(page).getByRole('link')).toHaveAttribute(
        'href',
        'mailto:hello@ganak.example',
      )
      await fill(page)
      await send(page)
    })
  }

  test('a device that is offline says so, and asks again once it is connected', async ({
    page,
    context,
  }) => {
    let isConnected = true
    await stub(page, undefined, (route) =>
      isConnected ? route.fulfill({ json: { accepting: true } }) : route.abort(),
    )
    await open(page)
    await expect(page.locator('[data-acceptance=open]')).toBeVisible()
    await context.setOffline(true)
    await expect(notice(page)).toHaveText(
      'You are offline. What you write stays in this tab, and you can send it once you are connected again.',
    )
    await fill(page)
    await context.setOffline(false)
    await expect(page.locator('[data-acceptance=open]')).toBeVisible()
    // Opened without a connection, as from the offline copy.
    isConnected = false
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
    )
    await page.reload()
    await expect(notice(page)).toContainText('You are offline.')
    isConnected = true
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => true })
      dispatchEvent(new Event('online'))
    })
    await expect(page.locator('[data-acceptance=open]')).toBeVisible()
    await expectKept(page)
  })

  for (const [what, onGet] of [
    ['a 404', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
    ['a page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<html>' })],
  ] as const) {
    test(`a host of files that answers ${what}: the address, and no form`, async ({ page }) => {
      await stub(page, undefined, onGet)
      await page.goto('/contact')
      await expect(notice(page)).toHaveText(
        'This copy of the site cannot send messages. Please write to hello@ganak.example instead.',
      )
      await expect(page.locator('[data-contact-form]')).toBeHidden()
    })

    test(`a host of files that answers ${what} does not take away a text begun`, async ({
      page,
    }) => {
      await stub(page, undefined, onGet)
      await page.addInitScript(
        (draft) => sessionStorage.setItem('contactDraft', draft),
        JSON.stringify(whole),
      )
      await page.goto('/contact')
      await expect(notice(page)).toContainText('cannot send messages')
      await expectKept(page)
    })
  }
})
