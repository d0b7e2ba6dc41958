import { globSync } from 'node:fs'

import type { BrowserContext, Page, Request } from '@playwright/test'

import { calculatorSlugs } from '../calculators.ts'
import { allPaths, toolSlugs } from '../site-map.ts'
import { CANARY, CANARY_AMOUNT, fillFields, pressButtons, unfold } from './filling.ts'
import { keptBy } from './kept-by.ts'
import { expect } from './site.ts'
import { openTool, press, region } from './visitor.ts'

/** Over the limit from which each tool gives its work to a worker. */
const LONG_CANARY = JSON.stringify(Array.from({ length: 15_000 }, () => CANARY))
const FILES = new Set(globSync('**/*', { cwd: 'dist/client' }).map((file) => `/${file}`))

/** They answer as their fields are filled. */
const WITHOUT_BUTTONS = ['age-calculator', 'percentage-calculator']

/** Every tool, but of the calculators, which are one frame with other fields, only the one that has everything. */
export const oneOfEachFrame = toolSlugs.filter(
  (tool) => tool === 'loan-calculator' || !calculatorSlugs.includes(tool),
)

/** Fills in these pages of tools, presses their buttons, and holds that none of it was sent or kept. `heavy` is a tool whose worker is put to work too. */
export async function staysIn(
  context: BrowserContext,
  slugs: readonly string[],
  heavy?: string,
): Promise<void> {
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const workers: { page: Page; url: string }[] = []
  context.on('page', (page) =>
    page.on('worker', (worker) => workers.push({ page, url: worker.url() })),
  )
  // Side by side, so that what a page may do late is waited for once.
  const [pages, [busy]] = await Promise.all([
    Promise.all(slugs.map((slug) => openNew(context, slug))),
    Promise.all(heavy === undefined ? [] : [openNew(context, heavy)]),
  ])
  const all = busy === undefined ? pages : [...pages, busy]
  const before = await Promise.all(all.map(keptBy))
  await Promise.all(pages.map((page, index) => fillIn(page, slugs[index] ?? '')))
  if (heavy !== undefined && busy !== undefined) {
    await (HEAVY_WORK[heavy]?.(busy) ?? fillFields(busy, LONG_CANARY))
    await expect.poll(() => workers.some(({ page }) => page === busy)).toBe(true)
    await pressButtons(busy)
  }
  await pages[0]?.waitForTimeout(heavy === undefined ? 700 : 1500)
  expect(requests.map(told).filter(Boolean)).toEqual([])
  expect(workers.filter(({ url }) => url.includes(CANARY_AMOUNT))).toEqual([])
  for (const [index, page] of all.entries()) {
    const { historyState, ...kept } = await keptBy(page)
    const { historyState: atFirst, ...keptBefore } = before[index] ?? {}
    expect(kept).toEqual(keptBefore)
    // Numbers and choices come back after a reload, from an entry that only this tab has; a text never does.
    expect(historyState).not.toContain(CANARY)
    if (page === busy) expect(historyState).toBe(atFirst)
  }
}

async function openNew(context: BrowserContext, slug: string): Promise<Page> {
  const page = await context.newPage()
  await openTool(page, slug)
  await page.waitForLoadState('networkidle')
  return page
}

async function fillIn(page: Page, slug: string): Promise<void> {
  await unfold(page)
  await fillFields(page, CANARY)
  await fillEachKind(page)
  const pressed = await pressButtons(page)
  if (!WITHOUT_BUTTONS.includes(slug))
    expect(pressed, `buttons pressed in ${slug}`).toBeGreaterThan(0)
}

/** What makes a tool give its work to its worker, where a long text does not. */
const HEAVY_WORK: Record<string, (page: Page) => Promise<void>> = {
  async base64(page) {
    await fillFields(page, LONG_CANARY)
    await page.getByRole('button', { name: /Base64$/ }).click()
    await press(page, 'Convert a file')
    const files = region(page, 'Files')
    const file = { name: `${CANARY}.bin`, mimeType: '', buffer: Buffer.from(LONG_CANARY) }
    await files.locator('input[type=file]').setInputFiles(file)
    await expect(files.getByRole('status')).toContainText(CANARY)
    await press(page, 'Decode')
    await fillFields(page, Buffer.from(`PNG ${CANARY} \0`).toString('base64'))
    await expect(region(page, 'What this is')).toBeVisible()
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
  async uuid(page) {
    await press(page, 'Read')
    await fillFields(page, LONG_CANARY)
  },
  async 'word-counter'(page) {
    await fillFields(page, LONG_CANARY)
    await unfold(page)
    await fillFields(page, CANARY, 'main [data-panels]')
  },
}

/**
 * What a request could tell anybody, or nothing. A secret can be encoded or hashed beyond recognition, so it is not looked
 * for: nothing but a plain request for a page or a file of the build is innocent. `blob:` and `data:` never leave the browser.
 */
export function told(request: Request): string {
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
  await press(page, 'File')
  await page.locator('main input[type=file]').setInputFiles(file)
}
