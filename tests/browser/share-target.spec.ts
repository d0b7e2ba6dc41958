import type { BrowserContext, Page } from '@playwright/test'

import { axeFindings } from './axe.ts'
import { keepPage } from './kept-site.ts'
import { expect, test } from './site.ts'
import { paste } from './visitor.ts'

test.use({ serviceWorkers: 'allow', allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

const SECRET = 'canary7319426'

/** Posts a form to the share address from a page of nobody, as the system does for another app. */
async function share(page: Page, text: string, file?: string): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  await page.evaluate(
    ({ action, text, file }) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
      const field = Object.assign(document.createElement('textarea'), { name: 'text', value: text })
      const files = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
      if (file !== undefined) {
        const given = new DataTransfer()
        given.items.add(new File([file], 'orders.json', { type: 'application/json' }))
        files.files = given.files
      }
      form.append(field, ...(file === undefined ? [] : [files]))
      document.body.append(form)
      form.submit()
    },
    { action: `${origin}/share`, text, file },
  )
  await page.waitForURL(`${origin}/`)
}

const dialogOf = (page: Page) => page.locator('#search-dialog')

test('a shared text comes into the box without a network, and opens on the page chosen', async ({
  page,
  context,
}) => {
  await keepPage(page, '/')
  await keepPage(page, '/tools/json-formatter')
  await context.setOffline(true)
  await share(page, `{"key": "${SECRET}"}`)
  const first = dialogOf(page).getByRole('option').first()
  await expect(first).toContainText('Format it')
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=json]')).toHaveValue(`{"key": "${SECRET}"}`)
})

test('a shared file comes into the box, and the server is sent nothing of it', async ({
  page,
  watched,
}) => {
  await keepPage(page, '/')
  await share(page, '', `[{"id": "${SECRET}"}]`)
  await expect(dialogOf(page).getByRole('option').first()).toContainText('Format it')
  await dialogOf(page).getByRole('option').first().click()
  await expect(page.locator('[name=json]')).toHaveValue(`[{"id": "${SECRET}"}]`)
  expect(watched.requests.join('\n')).not.toContain(SECRET)
})

test('what is hostile is shown as text, and nothing opens by itself', async ({ page }) => {
  await keepPage(page, '/')
  await share(page, '<img src=x onerror="document.title=\'run\'">\0<script>alert(1)</script>')
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible()
  expect(await page.title()).not.toBe('run')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await dialogOf(page).locator('img, script').count()).toBe(0)
})

test('ten megabytes are taken, and a forged or used key gets a sentence', async ({ page }) => {
  await keepPage(page, '/')
  await share(page, `${SECRET} `.repeat(750_000))
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible()
  for (const key of ['forged', '../../x', '00000000-0000-4000-8000-000000000000']) {
    await page.goto('about:blank')
    await page.goto(`/#take=${key}`)
    await expect(page.locator('[data-toast]')).toContainText('Nothing was handed over')
    expect(page.url()).not.toContain('take')
  }
})

test('the server opens the home page where there is no service worker', async ({ request }) => {
  const answer = await request.post('/share', { multipart: { text: SECRET }, maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/'])
})

/** Everything that a browser keeps of a site, and all addresses of its pages, as one text. */
async function tracesOf(page: Page, context: BrowserContext): Promise<string> {
  const kept = await page.evaluate(async () => {
    const texts = [JSON.stringify(sessionStorage), JSON.stringify(localStorage), document.cookie]
    texts.push(JSON.stringify(history.state), location.href)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push(request.url)
        const found = await cache.match(request)
        if (found && !/image|font/.test(found.headers.get('content-type') ?? ''))
          texts.push(await found.text())
      }
    }
    texts.push(JSON.stringify(await indexedDB.databases()))
    return texts.join('\n')
  })
  const { origins, cookies } = await context.storageState({ indexedDB: true })
  return [kept, JSON.stringify(origins), JSON.stringify(cookies)].join('\n')
}

test('61 seconds after a hand-over there is no trace of it', async ({ page, context, watched }) => {
  await keepPage(page, '/')
  const text = `{"key": "${SECRET}"}`
  const handOver = async () => {
    await page.waitForLoadState('networkidle')
    await paste(page, text)
    await dialogOf(page).getByRole('option', { name: 'Format it' }).click()
  }
  await page.goto('/')
  await handOver()
  await expect(page.locator('[name=json]')).toHaveValue(text)
  await page.clock.install()
  await page.goto('/')
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => {
      event.preventDefault()
      document.body.dataset['left'] = ''
    })
  })
  // For a page that does not open.
  await handOver()
  await expect(page.locator('body[data-left]')).toHaveCount(1)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(SECRET)
  await page.clock.runFor(61_000)
  expect(await tracesOf(page, context)).not.toContain(SECRET)
  const session = await context.newCDPSession(page)
  const { entries } = await session.send('Page.getNavigationHistory')
  expect(JSON.stringify(entries)).not.toContain(SECRET)
  expect(watched.requests.join('\n')).not.toContain(SECRET)
})
