import { keepPage, keptPaths, openPanel, openWhole, readyWordOf, test } from './kept-site.ts'
import { expect } from './site.ts'
import { isAlive, press } from './visitor.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of (404|500|503)/],
})

/** What the copy of a first visit may cost, with the headers of all answers. */
const MOST_BYTES = 375_000
const MOST_REQUESTS = 93

for (const path of ['/tools/loan-calculator', '/tools/json-formatter', '/tools/tax-calculator']) {
  test(`a first visit to ${path} keeps its tool for little data`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const later = window.setTimeout
      const muchLater = (run: () => void, ms?: number) => later(run, ms === 1500 ? 6000 : ms)
      window.setTimeout = muchLater as typeof setTimeout
    })
    site.takeTraffic()
    await page.goto(path)
    // By then the page has loaded all that it loads on its own.
    await page.waitForTimeout(4_000)
    const first = site.takeTraffic()
    await expect(readyWordOf(page)).toHaveText('This page works offline', { timeout: 20_000 })
    const { paths, bytes } = site.takeTraffic()
    const hashed = paths.filter((address) => address.startsWith('/_astro/'))
    expect(
      hashed.filter((address) => first.paths.includes(address)),
      'what the page has loaded comes from the HTTP cache',
    ).toEqual([])
    expect(new Set(hashed).size, 'no file is fetched twice').toBe(hashed.length)
    expect(paths.length).toBeLessThanOrEqual(MOST_REQUESTS)
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    const kept = await keptPaths(page)
    expect(kept).toContain(path)
    expect(kept).toContain('/search-list.js')
    expect(kept, 'pages of other tools are not kept').not.toContain('/tools/base64')
  })
}

test('a page opened later is added, and only what it needs', async ({ page, context, site }) => {
  await keepPage(page, '/faq')
  expect(await keptPaths(page)).not.toContain('/tools/age-calculator')
  site.takeTraffic()
  await keepPage(page, '/tools/age-calculator')
  expect(site.takeTraffic().paths).not.toContain('/404')
  await page.reload()
  await expect(readyWordOf(page)).toHaveAttribute('aria-live', 'off')
  site.takeTraffic()
  await page.reload()
  await expect(readyWordOf(page)).toHaveText('This page works offline')
  expect(site.takeTraffic().paths, 'another visit fetches nothing for the copy').not.toContain(
    '/faq',
  )
  await context.setOffline(true)
  for (const path of ['/faq', '/tools/age-calculator']) await openWhole(page, path)
})

test('a page that is not kept says so offline, and leads to those that are', async ({
  page,
  context,
}) => {
  await keepPage(page, '/tools/percentage-calculator')
  await context.setOffline(true)
  const response = await page.goto('/tools/base64')
  expect(response?.status()).toBe(503)
  await expect(page.locator('h1')).toHaveText('This page is not kept on this device')
  await expect(page.getByText('You are offline.')).toBeVisible()
  const links = page.locator('[data-kept-pages]').getByRole('link')
  await expect(links.first()).toBeVisible()
  const names = await links.allInnerTexts()
  expect(names).toContain('Home')
  expect(names).toContain('Percentage Calculator')
  expect(names).not.toContain('Base64 Encoder / Decoder')
  await press(page, 'Keep the whole site')
  await expect(page.getByRole('dialog', { name: 'Offline use' })).toBeVisible()
  await page.goto('/no-such-page')
  await expect(page.locator('h1'), 'no page has this address').toHaveText('404 Page Not Found')
  await page.goto('/tools/base64')
  await page.getByRole('link', { name: 'Percentage Calculator', exact: true }).last().click()
  await expect(page).toHaveURL('/tools/percentage-calculator')
  await context.setOffline(false)
  await page.goto('/offline')
  await expect(page.getByText('You see this page when you are offline')).toBeVisible()
})

test('a first copy that was interrupted is completed by the next visit', async ({
  page,
  context,
  site,
}) => {
  await keepPage(page, '/about')
  const whole = await keptPaths(page)
  // As if the network had gone after ten files: the first page is there, parts of it are not.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    for (const request of (await cache.keys()).slice(10)) await cache.delete(request)
  })
  expect(await keptPaths(page)).toHaveLength(10)
  await context.setOffline(true)
  await page.goto('/about').catch(() => undefined)
  await isAlive(page)
  await context.setOffline(false)
  site.takeTraffic()
  await keepPage(page, '/about')
  await expect.poll(() => keptPaths(page)).toEqual(whole)
  await context.setOffline(true)
  await openWhole(page, '/about')
})

test('a file that fails leaves the others kept, and comes with the next visit', async ({
  page,
  site,
}) => {
  site.failing.add('/search-list.js')
  await page.goto('/about')
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain('/404')
  await page.waitForTimeout(1_000)
  await expect(readyWordOf(page), 'the page promises nothing').toHaveText('')
  site.failing.clear()
  await keepPage(page, '/about')
  expect(await keptPaths(page)).toContain('/search-list.js')
})

test('who saves data keeps nothing, until they ask for it', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/about')
  await page.waitForTimeout(2_500)
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  expect(await keptPaths(page)).toEqual([])
  const panel = await openPanel(page)
  await expect(panel).toContainText('No page is kept on this device.')
  await panel
    .getByRole('button', { name: /^Keep everything for offline use \(\d\.\d MB\)$/ })
    .click()
  await expect(panel).toContainText('Everything is kept', { timeout: 60_000 })
  await context.setOffline(true)
  await openWhole(page, '/tools/base64')
})
