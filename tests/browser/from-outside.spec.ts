import type { Page } from '@playwright/test'

import { keptBy } from './kept-by.ts'
import { keepPage, test as testOnCopy } from './kept-site.ts'
import { expect, test } from './site.ts'
import { paste } from './visitor.ts'

test.use({ serviceWorkers: 'allow', allowed: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)/] })

const SECRET = 'canary7319426'

const dialogOf = (page: Page) => page.locator('#search-dialog')
const firstOption = (page: Page) => dialogOf(page).getByRole('option').first()
const sentenceOf = (page: Page) => dialogOf(page).getByRole('status')

/** Asks the service worker as a page does: to hold something, or for what it holds under a key. */
const askWorker = (page: Page, question: { handOver: string; content?: unknown }) =>
  page.evaluate((data) => {
    const { port1, port2 } = new MessageChannel()
    navigator.serviceWorker.controller?.postMessage(data, [port2])
    return new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data: answer }) => resolve(JSON.stringify(answer) ?? 'nothing')
    })
  }, question)

/** Opens the home page as the installed site, which has a window of its own. */
async function openInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(display-mode: browser)' ? 'not all' : query)
  })
  await page.goto('/')
}

test('the service worker forgets after a minute what no page has asked for', async ({
  page,
  context,
}) => {
  await keepPage(page, '/')
  const [worker] = context.serviceWorkers()
  // A minute in a second.
  await worker?.evaluate(() => {
    const later = globalThis.setTimeout
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => later(run, ms / 60),
    })
  })
  const content = { content: SECRET }
  expect(await askWorker(page, { handOver: 'read', content })).toBe('true')
  expect(await askWorker(page, { handOver: 'read' })).toBe(JSON.stringify(content))
  expect(await askWorker(page, { handOver: 'read' }), 'a second reading').toBe('nothing')
  expect(await askWorker(page, { handOver: 'unread', content })).toBe('true')
  await page.waitForTimeout(1200)
  expect(await askWorker(page, { handOver: 'unread' })).toBe('nothing')
})

testOnCopy.describe('with a server that counts', () => {
  testOnCopy('what is shared reaches no server and leaves no trace', async ({ page, site }) => {
    await keepPage(page, '/')
    const before = await keptBy(page)
    await page.goto('about:blank')
    site.takeTraffic()
    await page.evaluate(
      ([action, text]) => {
        const form = document.createElement('form')
        Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action })
        form.append(
          Object.assign(document.createElement('textarea'), { name: 'text', value: text }),
        )
        document.body.append(form)
        form.submit()
      },
      [`${site.url}/share`, `SGVs${SECRET}bG8=`] as const,
    )
    await page.waitForURL(`${site.url}/`)
    await expect(firstOption(page)).toBeVisible()
    const paths = site.takeTraffic().paths
    expect(paths).not.toContain('/share')
    expect(paths.join()).not.toContain(SECRET)
    const after = await keptBy(page)
    expect({ ...after, historyLength: 0 }).toEqual({ ...before, historyLength: 0 })
    expect(JSON.stringify(after)).not.toContain(SECRET)
    // Reload and Back find nothing to read again.
    await page.reload()
    await expect(dialogOf(page)).toBeHidden()
  })
})

test('a file that the system opens with the installed site comes into the box', async ({
  page,
}) => {
  await keepPage(page, '/')
  await page.addInitScript(() => {
    const files = [{ getFile: () => Promise.resolve(new File(['a,b\n1,2\n3,4'], 'orders.csv')) }]
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (launch: unknown) => void) => consume({ files }) },
    })
  })
  await openInstalled(page)
  await expect(firstOption(page)).toContainText('Convert it to JSON')
  await expect(page.getByRole('combobox', { name: 'Search tools' })).toHaveValue('orders.csv')
  expect(new URL(page.url()).pathname, 'nothing opens without a key or a tap').toBe('/')
  await firstOption(page).click()
  await expect(page.locator('[name=json]')).toHaveValue('a,b\n1,2\n3,4')
})

test('a file that cannot be read, and a start without a file', async ({ page }) => {
  await page.addInitScript(() => {
    const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    const setConsumer = (consume: (launch: unknown) => void) => {
      consume({ files: [] })
      consume({ files: [{ name: 'orders.csv', getFile: gone }] })
    }
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } })
  })
  await openInstalled(page)
  await expect(page.locator('[data-toast]')).toContainText('The file could not be read')
  await expect(dialogOf(page)).toBeHidden()
})

test('a paste of 50 MB gets a sentence, and the search goes on', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const before = await keptBy(page)
  await paste(page, `${SECRET}\n`, 3_600_000)
  await expect(sentenceOf(page)).toHaveText(/^A text of more than 16 million characters cannot/)
  await expect(page.getByRole('combobox', { name: 'Search tools' })).toHaveValue('')
  expect(await keptBy(page)).toEqual(before)
  await page.getByRole('combobox', { name: 'Search tools' }).fill('emi')
  await expect(firstOption(page)).toContainText('EMI Calculator')
  await expect(sentenceOf(page)).not.toContainText('16 million')
})

for (const [name, text] of [
  ['HTML', '<img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>'],
  ['NUL bytes', '\0\0\0\n\0 text \0'],
  ['white space', ' \n\t '],
] as const) {
  test(`a paste of ${name} is a text, and nothing of it runs`, async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const title = await page.title()
    await paste(page, text)
    await expect(dialogOf(page)).toBeVisible()
    await expect(firstOption(page)).toBeVisible()
    expect(await dialogOf(page).locator('img, script').count()).toBe(0)
    expect(await page.title()).toBe(title)
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

test('a key that was read before gets a sentence', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() =>
    sessionStorage.setItem(`hand-over:k:${Date.now()}`, JSON.stringify({ content: 'some words' })),
  )
  await page.goto('/tools/word-counter#take=k')
  await expect(page.locator('[name=text]')).toHaveValue('some words')
  for (const path of ['/tools/word-counter', '/']) {
    // Another address in between, so that the page is loaded.
    await page.goto('about:blank')
    await page.goto(`${path}#take=k`)
    await expect(page.locator('[data-toast]')).toContainText('Nothing was handed over')
    expect(page.url()).not.toContain('take')
  }
})
