import { globSync } from 'node:fs'

import type { Page, Request } from '@playwright/test'

import { allPaths, toolPageSlugs, toolSlugs } from '../site-map.ts'
import { CANARY, CANARY_AMOUNT, fillFields, pressButtons, unfold } from './filling.ts'
import { keptBy } from './kept-by.ts'
import { expect, openTool, test } from './site.ts'

/** Over the limit from which each tool gives its work to a worker. */
const LONG_CANARY = JSON.stringify(Array.from({ length: 15_000 }, () => CANARY))
const FILES = new Set(globSync('**/*', { cwd: 'dist/client' }).map((file) => `/${file}`))

/** They answer as their fields are filled. */
const WITHOUT_BUTTONS = ['age-calculator', 'percentage-calculator']

for (const slug of toolPageSlugs) {
  test(`what is typed into ${slug} stays in its page`, async ({ page, context }) => {
    await openTool(page, slug)
    await page.waitForLoadState('networkidle')
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    const before = await keptBy(page)
    await unfold(page)
    await fillFields(page, CANARY)
    await fillEachKind(page)
    const pressed = await pressButtons(page)
    if (!WITHOUT_BUTTONS.includes(slug)) expect(pressed, 'buttons pressed').toBeGreaterThan(0)
    await page.waitForTimeout(700)
    expect(requests.map(told).filter(Boolean)).toEqual([])
    const { historyState, ...kept } = await keptBy(page)
    expect({ ...kept, historyState: before.historyState }).toEqual(before)
    // Numbers and choices come back after a reload, from an entry that only this tab has; a text never does.
    expect(historyState).not.toContain(CANARY)
  })
}

/** What makes a tool give its work to its worker, where a long text does not. */
const HEAVY_WORK: Record<string, (page: Page) => Promise<void>> = {
  async base64(page) {
    await fillFields(page, LONG_CANARY)
    await page.getByRole('button', { name: /Base64$/ }).click()
    await page.getByRole('button', { name: 'Convert a file' }).click()
    const files = page.getByRole('region', { name: 'Files' })
    const file = { name: `${CANARY}.bin`, mimeType: '', buffer: Buffer.from(LONG_CANARY) }
    await files.locator('input[type=file]').setInputFiles(file)
    await expect(files.getByRole('status')).toContainText(CANARY)
    await page.getByRole('button', { name: 'Decode', exact: true }).click()
    await fillFields(page, Buffer.from(`PNG ${CANARY} \0`).toString('base64'))
    await expect(page.getByRole('region', { name: 'What this is' })).toBeVisible()
  },
  'hash-generator': chooseFile,
  async 'json-formatter'(page) {
    await fillFields(page, LONG_CANARY)
    await page
      .getByRole('button', { name: /Format/ })
      .first()
      .click()
    await page.getByRole('tab').first().waitFor()
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel')).not.toHaveText('Loading…')
      await fillFields(page, CANARY, '[role=tabpanel]:not([hidden])')
    }
  },
  'qr-code-generator': (page) => fillFields(page, CANARY),
  async 'word-counter'(page) {
    await unfold(page)
    await fillFields(page, LONG_CANARY)
  },
}

const withWorker = toolSlugs.filter(
  (slug) => globSync(`src/islands/tools/${slug}/**/*.worker.ts`).length > 0,
)
for (const slug of withWorker) {
  test(`what the worker of ${slug} is given stays with it`, async ({ page, context }) => {
    const workers: string[] = []
    page.on('worker', (worker) => workers.push(worker.url()))
    const requests: Request[] = []
    context.on('request', (request) => requests.push(request))
    await openTool(page, slug)
    const before = await keptBy(page)
    await (HEAVY_WORK[slug]?.(page) ?? fillFields(page, LONG_CANARY))
    await expect.poll(() => workers.length).toBeGreaterThan(0)
    await pressButtons(page)
    await page.waitForTimeout(1500)
    expect(requests.map(told).filter(Boolean)).toEqual([])
    expect(workers.filter((url) => url.includes(CANARY_AMOUNT))).toEqual([])
    expect(await keptBy(page)).toEqual(before)
  })
}

test('the watch sees what a worker asks for', async ({ page, context }) => {
  await context.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await context.route('**/bare.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `fetch('/robots.txt?${CANARY}'); importScripts('/bare-import.js?${CANARY}')`,
    }),
  )
  await context.route('**/bare-import.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  await page.goto('/bare')
  await page.evaluate(() => void new Worker('/bare.js'))
  const seen = () => requests.map(told).filter((line) => line.includes(CANARY))
  await expect.poll(seen).toHaveLength(2)
})

/**
 * What a request could tell anybody, or nothing. A secret can be encoded or hashed beyond recognition, so it is not looked
 * for: nothing but a plain request for a page or a file of the build is innocent. `blob:` and `data:` never leave the browser.
 */
function told(request: Request): string {
  const url = new URL(request.url())
  if (['blob:', 'data:'].includes(url.protocol)) return ''
  const isKnown = allPaths.includes(url.pathname) || FILES.has(url.pathname)
  const isPlain = request.method() === 'GET' && url.search === '' && request.postData() === null
  return isKnown && isPlain
    ? ''
    : `${request.method()} ${request.url()} ${request.postData() ?? ''}`
}

/** Fields that another choice shows are fields like any other. */
async function fillEachKind(page: Page): Promise<void> {
  const kinds = page.locator('main select[name=kind]')
  for (const kind of await kinds.locator('option').all()) {
    await kinds.selectOption((await kind.getAttribute('value')) ?? '')
    await fillFields(page, CANARY, 'main [data-panels]')
  }
}

async function chooseFile(page: Page): Promise<void> {
  const file = { name: `${CANARY}.txt`, mimeType: 'text/plain', buffer: Buffer.from(LONG_CANARY) }
  await page.getByRole('button', { name: 'File', exact: true }).click()
  await page.locator('main input[type=file]').setInputFiles(file)
}
