import { ONE_OF_EACH_KIND } from '../site-map.ts'
import {
  keepPage,
  keepTheSite,
  keptPaths,
  noticeOf,
  offlineHeading,
  openPanel,
  openWhole,
  readyWordOf,
  test,
} from './kept-site.ts'
import { expect } from './site.ts'
import { press } from './visitor.ts'

test.use({
  serviceWorkers: 'allow',
  allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of (404|500|503)/],
})

const KEEP = /^Keep everything for offline use \(\d\.\d MB\)$/

test('everything can be kept, and removed again', async ({ page, context }) => {
  await keepPage(page, '/tools/loan-calculator')
  const visited = await keptPaths(page)
  const panel = await openPanel(page)
  await expect(panel).toContainText('The pages you opened and the other pages of the same tool')
  await panel.getByRole('button', { name: KEEP }).click()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await expect(panel).toContainText('Everything is kept', { timeout: 60_000 })
  await page.reload()
  await expect(readyWordOf(page)).toHaveText('Every page works offline')
  await context.setOffline(true)
  for (const path of ONE_OF_EACH_KIND) await openWhole(page, path)
  await context.setOffline(false)

  await page.goto('/tools/loan-calculator')
  const again = await openPanel(page)
  await expect(again.getByRole('button', { name: /^Keep|^Try/ })).toHaveCount(0)
  await again.getByRole('button', { name: 'Remove the copy' }).click()
  await expect(again).toContainText('The pages you opened and the other pages of the same tool')
  await expect(again.getByRole('button', { name: KEEP })).toBeFocused()
  expect(await keptPaths(page)).toEqual(visited)
  await page.reload()
  await expect(readyWordOf(page)).toHaveText('This page works offline')
  expect(await keptPaths(page), 'the choice survives a reload').toEqual(visited)
})

test('a copy that fails says so, and goes on where it was', async ({ page, site }) => {
  await keepPage(page, '/about')
  site.failing.add('/tools/base64')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: KEEP }).click()
  const failure = panel.getByText('Some files could not be fetched. Try again.')
  await expect(failure).toBeVisible({ timeout: 60_000 })
  site.failing.clear()
  site.takeTraffic()
  await press(page, 'Try again')
  await expect(panel).toContainText('Everything is kept')
  expect(site.takeTraffic().paths).toEqual(['/tools/base64'])
})

test('a copy removed while it is made ends', async ({ page, site }) => {
  await keepPage(page, '/about')
  const visited = await keptPaths(page)
  const release = site.hold('/tools/base64')
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: KEEP }).click()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  await panel.getByRole('button', { name: 'Remove the copy' }).click()
  release()
  await expect(panel.getByRole('button', { name: KEEP })).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => keptPaths(page)).toEqual(visited)
})

for (const choice of ['everything', 'visited pages']) {
  test(`a new version keeps ${choice}, and fetches only what has changed`, async ({
    page,
    context,
    site,
  }) => {
    await keepPage(page, '/about')
    if (choice === 'everything') await keepTheSite(page)
    const kept = (await keptPaths(page)).filter((path) => !path.includes('offline-list'))
    await site.publish('Second version')
    site.takeTraffic()
    await page.goto('/contact')
    await expect(noticeOf(page)).toContainText('New version: reload', { timeout: 20_000 })
    await noticeOf(page).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => offlineHeading(context)).toBe('Second version')
    const { paths } = site.takeTraffic()
    expect(
      paths.filter((path) => kept.includes(path) && !/^\/(about|contact)$/.test(path)),
    ).toEqual(paths.filter((path) => path === '/search-list.js'))
    const after = await keptPaths(page)
    expect(kept.filter((path) => !after.includes(path))).toEqual([])
    await context.setOffline(true)
    await page.goto('/tools/base64')
    await expect(page.locator('h1')).toHaveText(
      choice === 'everything' ? /^Base64/ : 'This page is not kept on this device',
    )
  })
}

test('a copy of an older kind becomes one of the visited pages', async ({ page, context }) => {
  await keepPage(page, '/about')
  // The older worker kept every page, and no list.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.unregister()
    const older = await caches.open('ganak-older')
    await older.put('/tools/base64', new Response('an older page'))
    for (const name of await caches.keys()) {
      if (name === 'ganak-older') continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        if (response && !request.url.includes('offline-list')) await older.put(request, response)
      }
      await caches.delete(name)
    }
  })
  await keepPage(page, '/contact')
  const names = await page.evaluate(() => caches.keys())
  expect(names.filter((name) => name.startsWith('ganak-'))).not.toContain('ganak-older')
  expect(await keptPaths(page)).not.toContain('/tools/base64')
  await context.setOffline(true)
  await openWhole(page, '/contact')
})

test('the installed site keeps everything, unless that was refused', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true })
  })
  await keepPage(page, '/about')
  await expect(readyWordOf(page)).toHaveText('Every page works offline', { timeout: 60_000 })
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Remove the copy' }).click()
  await expect(panel.getByRole('button', { name: KEEP })).toBeVisible()
  await keepPage(page, '/contact')
  await expect(readyWordOf(page)).toHaveText('This page works offline')
  expect(await keptPaths(page)).not.toContain('/tools/base64')
})

test('where the browser has no service workers the panel says so', async ({ page, context }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto('/about')
  const panel = await openPanel(page)
  await expect(panel).toContainText('This browser keeps no copy of this site.')
  await expect(panel.getByRole('button')).toHaveText(['Close'])
})
