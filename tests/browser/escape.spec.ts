import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, chromium, type Page } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../chromium.ts'
import { ESCAPES, linkOf, OWN_SITE } from './escapes.ts'
import { startListener } from './listener.ts'
import { expect, test as base } from './site.ts'

/** The page that is broken into. */
const PAGE = '/tools/loan-calculator'
/** A name that nobody has, in which a script could send a secret. */
const SECRET_NAME = 'http://secret7319426.example.test/'

const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
})

test.use({
  // The browser tells the console about everything it blocks here.
  allowed: [/./],
  launchOptions: {
    executablePath: await chromiumPath(),
    // WebRTC otherwise passes over this machine.
    args: [...CHROMIUM_ARGUMENTS, '--allow-loopback-in-peer-connection'],
  },
})

for (const [name, attempt] of Object.entries(ESCAPES)) {
  test(`a script in a tool page sends nothing out by ${name}`, async ({
    context,
    watched,
    origin,
  }) => {
    const unprotected = await startListener()
    const bare = await openWithoutPolicy(context, origin)
    const startedAt = Date.now()
    void run(bare, attempt, unprotected.target)
    const arrival = expect.poll(() => unprotected.heard, { intervals: [20] })
    await arrival.not.toEqual([])
    const neededMs = Date.now() - startedAt
    unprotected.close()
    await context.unroute(`${origin}/**`)

    const listener = await startListener()
    const page = await context.newPage()
    await page.goto(PAGE)
    void run(page, attempt, listener.target)
    await new Promise((resolve) => setTimeout(resolve, Math.max(500, 3 * neededMs)))
    expect(listener.heard).toEqual([])
    listener.close()
    // The watch of every other test forbids foreign requests; here the browser stops them after they are named.
    watched.requests.length = 0
    await closeAll(context)
  })
}

// These stay open, and the texts say so: a page must be able to load its own parts. What is asked is not written down
// (tests/torture/log.test.ts). Without the header `Connection-Allowlist`, as in Firefox and Safari, navigation and WebRTC
// lead to other sites as well.
for (const [name, attempt] of Object.entries(OWN_SITE)) {
  test(`a script in a tool page can ask this site itself by ${name}`, async ({
    page,
    origin,
    watched,
  }) => {
    await page.goto(PAGE)
    void run(page, attempt, `${origin}/robots.txt?secret`)
    await expect.poll(() => watched.requests).toContain(`${origin}/robots.txt?secret`)
  })
}

test('a script in a tool page tells nobody by asking for names and connections ahead', async ({
  origin,
}) => {
  const open = (context: BrowserContext) => openWithoutPolicy(context, origin)
  expect(await hintedAt(open)).toEqual({ connections: 1, names: 'looked up' })
  const openProtected = async (context: BrowserContext) => {
    const page = await context.newPage()
    await page.goto(origin + PAGE)
    return page
  }
  expect(await hintedAt(openProtected)).toEqual({ connections: 0, names: 'not looked up' })
})

/** What comes of preconnect and dns-prefetch. Chromium obeys them only with a profile, and tells lookups only to its log. */
async function hintedAt(open: (context: BrowserContext) => Promise<Page>) {
  const folder = await mkdtemp(join(tmpdir(), 'hints-'))
  const log = join(folder, 'net-log.json')
  const listener = await startListener()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: await chromiumPath(),
    ignoreDefaultArgs: ['--disable-background-networking'],
    args: [
      ...CHROMIUM_ARGUMENTS.filter((argument) => argument !== '--disable-background-networking'),
      `--log-net-log=${log}`,
    ],
    serviceWorkers: 'block',
  })
  const page = await open(context)
  await run(page, linkOf('preconnect'), listener.target)
  await run(page, linkOf('dns-prefetch'), SECRET_NAME)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await context.close()
  listener.close()
  const isLookedUp = (await readFile(log, 'utf8')).includes(new URL(SECRET_NAME).hostname)
  await rm(folder, { recursive: true })
  const connections = listener.heard.length
  return { connections, names: isLookedUp ? 'looked up' : 'not looked up' }
}

/** A renderer that dies of what it is asked, as Chromium's does of WebRTC where that is forbidden, sends nothing either. */
async function run(page: Page, attempt: string, target: string): Promise<void> {
  await page
    .evaluate(`(async () => { const target = ${JSON.stringify(target)}; ${attempt} })()`)
    .catch(() => undefined)
}

/** The same page as a host would serve it that knows none of its headers, with the policy cut out of the markup. */
async function openWithoutPolicy(context: BrowserContext, origin: string): Promise<Page> {
  await context.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const html = await (await route.fetch()).text()
    const body = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  const page = await context.newPage()
  await page.goto(origin + PAGE)
  return page
}

async function closeAll(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close().catch(() => undefined)
}
