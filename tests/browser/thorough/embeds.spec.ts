import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { type BrowserContext, chromium, type FrameLocator, type Page } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, chromiumPath } from '../../chromium.ts'
import { axeFindings } from '../axe.ts'
import { type OtherSite, startOtherSite } from './other-site.ts'
import { expect, unwatchedTest as test } from '../site.ts'
import { openTool, isAlive, press, widthOf } from '../visitor.ts'

let around: OtherSite

test.beforeAll(async () => {
  around = await startOtherSite()
})
test.afterAll(() => around.close())

/** Asks each frame for its height, notes what the frames tell, and makes them as high as they say. */
const HEAR = `<script>
  document.addEventListener('load', ({ target }) => {
    if (target.contentWindow) target.contentWindow.postMessage({ type: 'ganak:height?' }, '*')
  }, true)
  heard = []
  addEventListener('message', ({ data, source }) => {
    heard.push(data)
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.height = data.height
  })
</script>`
const heardBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard)

/** Opens a page of the other site with frames of these pages. */
async function frame(page: Page, baseURL: string | undefined, paths: readonly string[]) {
  const frames = paths.map((path) => `<iframe src="${baseURL}${path}" width="700"></iframe>`)
  around.show(HEAR + frames.join(''))
  await page.goto(around.address)
  return paths.map((_, index) => page.locator('iframe').nth(index).contentFrame())
}

test('tools work in a page of another site whose frames may store nothing', async ({ baseURL }, {
  outputDir,
}) => {
  const context = await openWithoutThirdPartyStorage(outputDir)
  await context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  const [loan, age, base64, bare] = (await frame(page, baseURL, [
    '/embed/loan-calculator#loanAmount=500000&years=10&theme=dark',
    '/embed/age-calculator#birth=1998-08-10&day=2025-08-01',
    '/embed/base64#mode=decode&input=SGVsbG8%3D',
    '/bare',
  ])) as [FrameLocator, FrameLocator, FrameLocator, FrameLocator]
  const touch = () => bare.locator('html').evaluate(() => localStorage.length)
  await expect(touch(), 'storage is blocked').rejects.toThrow(/Access is denied/)

  // 500000 × r ÷ (1 − (1 + r)^−n) with r = 0.085 ÷ 12 and bc: 6199.28 for 120 months, 4339.12 for 240.
  const emi = loan.locator('[data-results] dd').first()
  await expect(emi).toHaveText('₹6,199')
  await expect(loan.locator('html')).toHaveClass('dark')
  await loan.getByLabel('Loan Tenure (Years)', { exact: true }).fill('20')
  await expect(emi).toHaveText('₹4,339')
  // The example of the FAQ.
  await expect(age.locator('[data-age]')).toHaveText('26 years, 11 months, 22 days')
  await expect(age.locator('html')).toHaveClass('light')
  await expect(base64.getByLabel('Decoded text')).toHaveValue('Hello')

  // Chromium draws a frame of another site only when it is on the screen.
  await loan.owner().scrollIntoViewIfNeeded()
  const hidden = () => loan.locator('html').evaluate((html) => html.scrollHeight - innerHeight)
  await expect.poll(hidden, 'what the frame hides').toBeLessThanOrEqual(0)
  for (const told of await heardBy(page))
    expect(told).toEqual({ type: 'ganak:height', height: expect.any(Number) })
  expect(await wholeTool(loan, context)).toMatch(
    /\/tools\/loan-calculator#loanAmount=5(00000|%2C00%2C000)&.*years=20/,
  )
  expect(await wholeTool(age, context)).toContain('#birth=1998-08-10&day=2025-08-01')
  // A text may be a secret, and an address stays in the history.
  expect(await wholeTool(base64, context)).toMatch(/\/tools\/base64#mode=decode$/)
  expect(errors).toEqual([])
  await context.close()
})

test('a tool in a frame leaves nothing behind and tells nobody what is typed', async ({
  page,
  context,
  baseURL,
}) => {
  await context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  const [tax, words, bare] = (await frame(page, baseURL, [
    '/embed/tax-calculator#theme=dark',
    '/embed/word-counter',
    '/bare',
  ])) as [FrameLocator, FrameLocator, FrameLocator]
  await tax.getByLabel('Tax Year').selectOption({ index: 1 })
  await tax.getByLabel('Gross Annual Income (₹)', { exact: true }).fill('7319426')
  await words.getByLabel('Your text').fill('canary7319426 sings')
  await expect(words.locator('[data-answer] dd').first()).toHaveText('2')
  await page.waitForTimeout(500)
  // What the same site stores below the same page is one place: another frame sees it.
  const stored = await bare.locator('html').evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))
  expect(stored).toEqual({ keys: [], databases: [], caches: [], cookies: '', workers: 0 })
  expect(await tax.locator('html').evaluate(() => history.state)).toBeNull()
  expect(asked.filter((request) => request.includes('7319426'))).toEqual([])
  expect(JSON.stringify(await heardBy(page))).not.toContain('7319426')
})

test('a page that is not made for frames refuses to be framed', async ({ page, baseURL }) => {
  await frame(page, baseURL, ['/tools/loan-calculator', '/', '/embed/password-generator'])
  await expect.poll(() => page.frames().filter((inner) => inner.url().startsWith('chrome-error')).length).toBe(3) // prettier-ignore
})

test('the copied line shows the tool with its values, as high as its script says', async ({
  page,
}) => {
  await openTool(page, 'loan-calculator', '#years=7')
  await press(page, 'Share')
  await press(page, 'Embed')
  const dialog = page.getByRole('dialog', { name: 'Embed this tool' })
  expect(await axeFindings(page, 'dialog')).toEqual([])
  await dialog.getByLabel('Theme').selectOption('Dark')
  await dialog.getByRole('button', { name: 'Copy' }).click()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  around.show(`<body style="width: 400px">${line}`)
  await page.goto(around.address)
  const inner = page.frameLocator('iframe')
  await expect(inner.locator('html')).toHaveClass('dark')
  await expect(inner.getByLabel('Loan Tenure (Years)', { exact: true })).toHaveValue('7')
  await inner.getByText('Show the working', { exact: true }).click()
  await expect(inner.locator('.working').first()).toBeVisible()
  // What is opened scrolls within the frame, whose height says nothing of what is in it.
  const height = await page.locator('iframe').evaluate((frame) => frame.clientHeight)
  expect(height % 50).toBe(0)
  await inner.getByRole('link', { name: /^Ganak/ }).scrollIntoViewIfNeeded()
  await expect(inner.getByRole('link', { name: /^Ganak/ })).toBeInViewport()
})

test('other tools take values from their address and offer them to other sites', async ({
  page,
}) => {
  await page.goto('/tools/url-encoder#mode=decode&input=%2526')
  await expect(page.getByLabel('Decoded result')).toHaveValue('&')
  await press(page, 'Embed this tool')
  await page.getByLabel(/Fit the height to the tool/).uncheck()
  const line = page.getByLabel('Line of HTML')
  await expect(line).toHaveValue(
    /^<iframe src="[^"]*\/embed\/url-encoder#mode=decode&amp;input=%2526" title="[^"]*" width="100%" height="\d+" [^<]*><\/iframe>$/,
  )
})

for (const slug of ['loan-calculator', 'age-calculator', 'base64'])
  test(`${slug} in a frame suits axe and fits every width`, async ({ page }) => {
    await page.goto(`/embed/${slug}`)
    await isAlive(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await axeFindings(page)).toEqual([])
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 600 })
      const needed = await widthOf(page)
      expect(needed, `width needed at ${width} px`).toBeLessThanOrEqual(width)
    }
  })

/** A browser whose visitor forbids other sites in a page to store anything: reaching for storage throws. */
async function openWithoutThirdPartyStorage(folder: string): Promise<BrowserContext> {
  mkdirSync(join(folder, 'profile/Default'), { recursive: true })
  const profile = { cookie_controls_mode: 1, block_third_party_cookies: true }
  writeFileSync(join(folder, 'profile/Default/Preferences'), JSON.stringify({ profile }))
  return chromium.launchPersistentContext(join(folder, 'profile'), {
    // The headless shell has no such settings.
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGUMENTS,
  })
}

/** The address that the way to the whole tool opens in a tab of its own. */
async function wholeTool(tool: FrameLocator, context: BrowserContext): Promise<string> {
  const opened = context.waitForEvent('page')
  await tool.getByRole('link', { name: /^Ganak/ }).click()
  const page = await opened
  await page.waitForURL(/\/tools\//)
  const address = page.url()
  await page.close()
  return address
}
