import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, chromium, type Page } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath, launchChromium } from '../../chromium.ts'
import {
  ESCAPES,
  LEAVES_THE_PAGE,
  linkOf,
  OPENS_A_WINDOW,
  OWN_SITE,
  THROUGH_ANOTHER_PAGE,
  WITH_THE_ADDRESS,
} from './escapes.ts'
import { type Listener, startListener } from './listener.ts'
import { expect, test as base } from '../site.ts'

/** The page that is broken into. */
const PAGE = '/tools/loan-calculator'
/** A name that nobody has, in which a script could send a secret. */
const SECRET_NAME = 'http://secret7319426.example.test/'

type Attempts = readonly (readonly [name: string, attempt: string])[]

const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  // In a whole browser, with every header that it knows.
  context: async ({}, use) => {
    const browser = await launchChromium({
      // WebRTC otherwise passes over this machine.
      args: [...CHROMIUM_ARGUMENTS, '--allow-loopback-in-peer-connection'],
    })
    await use(await browser.newContext())
    await browser.close()
  },
})

// The browser tells the console about everything it blocks here.
test.use({ allowed: [/./] })

const chosen = (isChosen: (name: string) => boolean): Attempts =>
  Object.entries(ESCAPES).filter(([name]) => isChosen(name))
const needsItsPage = (name: string) => [...LEAVES_THE_PAGE, ...OPENS_A_WINDOW].includes(name)

for (const [how, attempts, openPages] of [
  ['from where it is', chosen((name) => !needsItsPage(name)), openOne],
  [
    'by leaving the page, or with its end',
    chosen((name) => LEAVES_THE_PAGE.includes(name)),
    openEach,
  ],
  ['by a window that it opens', chosen((name) => OPENS_A_WINDOW.includes(name)), openEach],
] as const) {
  test(`a script in a tool page sends nothing out ${how}`, async ({ context, watched, origin }) => {
    const bare = await tryAll(
      attempts,
      await openPages(attempts, () => openWithoutPolicy(context, origin)),
    )
    const startedAt = Date.now()
    for (const { name, heard } of bare)
      await expect
        .poll(() => heard, {
          message: `${name} gets out where nothing forbids it`,
          intervals: [20],
        })
        .not.toEqual([])
    const neededMs = Date.now() - startedAt
    for (const { close } of bare) close()
    await context.unroute(`${origin}/**`)
    await closeAll(context)

    const tried = await tryAll(
      attempts,
      await openPages(attempts, () => openProtected(context, origin)),
    )
    await new Promise((resolve) => setTimeout(resolve, Math.max(1000, 3 * neededMs)))
    for (const { name, heard, close } of tried) {
      expect.soft(heard, `what gets out by ${name}`).toEqual([])
      close()
    }
    // The watch of every other test forbids foreign requests; here the browser stops them after they are named.
    watched.requests.length = 0
    await closeAll(context)
  })
}

// These stay open, and the texts say so: a page must be able to load its own parts. What is asked is not written down
// (tests/torture/contact.test.ts). Without the header `Connection-Allowlist`, as in Firefox and Safari, navigation and WebRTC
// lead to other sites as well.
test('a script in a tool page can ask this site itself', async ({ page, origin, watched }) => {
  await page.goto(PAGE)
  for (const [name, attempt] of Object.entries(OWN_SITE)) {
    const target = `${origin}/robots.txt?secret-of-${name}`
    void run(page, attempt, target)
    await expect.poll(() => watched.requests, { message: name }).toContain(target)
  }
})

for (const [name, attempt] of Object.entries(THROUGH_ANOTHER_PAGE))
  test(`a script in a tool page posts nothing through ${name}`, async ({ context, origin }) => {
    const posts: string[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    const target = `${origin}/robots.txt`
    const bare = await openWithoutPolicy(context, origin)
    await run(bare, attempt, target)
    await expect.poll(() => posts, 'where nothing forbids it').toContain(target)
    await context.unroute(`${origin}/**`)
    await closeAll(context)

    posts.length = 0
    const page = await openProtected(context, origin)
    await run(page, attempt, target)
    await page.waitForTimeout(500)
    expect(posts).toEqual([])
  })

// The texts say so: only a header applies before the parser reaches the <meta> of a page.
test('where a host sends no headers, a window is open to a script until its page arrives', async ({
  context,
  origin,
}) => {
  const name = 'fetch at once in a window with an unknown address'
  const open = () => openWithoutHeaders(context, origin)
  const [tried] = await tryAll(
    chosen((other) => other === name),
    [await open()],
  )
  await expect.poll(() => tried?.heard).not.toEqual([])
  tried?.close()
  await closeAll(context)
  const [fromThePage] = await tryAll(
    chosen((other) => other === 'fetch'),
    [await open()],
  )
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(fromThePage?.heard, 'a page has its <meta>').toEqual([])
  fromThePage?.close()
})

test('a request to this site does not carry the address of its page along', async ({
  context,
  origin,
}) => {
  const refererFrom = async (page: Page) => {
    const asked = page.waitForRequest(/robots\.txt/)
    await run(page, WITH_THE_ADDRESS, `${origin}/robots.txt`)
    return (await (await asked).allHeaders())['referer']
  }
  const bare = await openWithoutPolicy(context, origin)
  expect(await refererFrom(bare), 'where nothing forbids it').toContain('secret7319426')
  await context.unroute(`${origin}/**`)
  expect(await refererFrom(await openProtected(context, origin))).toBe(`${origin}/`)
})

test('a script in a tool page tells nobody by asking for names and connections ahead', async ({
  origin,
}) => {
  const [bare, kept] = await Promise.all([
    hintedAt((context) => openWithoutPolicy(context, origin)),
    hintedAt((context) => openProtected(context, origin)),
  ])
  expect(bare).toEqual({ connections: 1, names: 'looked up' })
  expect(kept).toEqual({ connections: 0, names: 'not looked up' })
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

/** Starts every attempt in its page, each with somebody of its own who listens. */
async function tryAll(attempts: Attempts, pages: Page[]) {
  const listeners = await Promise.all(attempts.map(startListener))
  return attempts.map(([name, attempt], index) => {
    const { target, heard, close } = listeners[index] as Listener
    void run(pages[index] as Page, attempt, target)
    return { name, heard, close }
  })
}

/** One page for all attempts, which do not affect each other. */
async function openOne(attempts: Attempts, open: () => Promise<Page>): Promise<Page[]> {
  const page = await open()
  return attempts.map(() => page)
}

async function openEach(attempts: Attempts, open: () => Promise<Page>): Promise<Page[]> {
  return Promise.all(attempts.map(open))
}

/** A renderer that dies of what it is asked, as Chromium's does of WebRTC where that is forbidden, sends nothing either. */
async function run(page: Page, attempt: string, target: string): Promise<void> {
  await page
    .evaluate(`(async () => { const target = ${JSON.stringify(target)}; ${attempt} })()`)
    .catch(() => undefined)
}

/** The same page as a host would serve it that knows none of its headers, with the policy cut out of the markup. */
async function openWithoutPolicy(context: BrowserContext, origin: string): Promise<Page> {
  return openWithoutHeaders(context, origin, /<meta http-equiv="content-security-policy"[^>]*>/i)
}

/** The same page from a host that sends none of its headers, without the part of its markup that matches. */
async function openWithoutHeaders(context: BrowserContext, origin: string, part = /^$/) {
  await context.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const html = await (await route.fetch()).text()
    const body = html.replace(part, '')
    return route.fulfill({ body, contentType: 'text/html; charset=utf-8' })
  })
  return openProtected(context, origin)
}

async function openProtected(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  // What the page itself would do changes nothing in what a script may do in it, and takes a second of a processor.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*/_astro/*.js'] })
  await page.goto(origin + PAGE)
  return page
}

async function closeAll(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close().catch(() => undefined)
}
