import type { Frame, Page } from '@playwright/test'

import { embedPaths } from '../../site-map.ts'
import { type OtherSite, startOtherSite } from './other-site.ts'
import { expect, unwatchedTest as test } from '../site.ts'

/** Of a wide page, a tablet and a phone. In this order heights only rise, so that "never lower" hides no difference. */
const WIDTHS = [1100, 700, 320]
/** Amounts, dates, words, errors, nothing. */
const VALUES = [
  ...['0', '1', '12', '31', '999', '5000', '2345678', '2345679', '23,45,678', '99999999999999'],
  ...['-5', '0.01', '7.25', '10 lakh', '1.5 cr', '1998-08-10', '2024-02-29', 'abc', ''],
  'long words '.repeat(30),
]

let around: OtherSite

test.beforeAll(async () => {
  around = await startOtherSite()
})
test.afterAll(() => around.close())

for (const path of embedPaths) {
  test(`${path} tells the same heights whatever is in it`, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    const names = await fieldNames(page, path)
    const fragments = VALUES.map((value) =>
      new URLSearchParams(names.map((name) => [name, value])).toString(),
    )
    const frames = await frameAll(
      page,
      fragments.map((fragment) => `${baseURL}${path}#${fragment}`),
    )
    const profiles = []
    for (const index of frames.keys()) profiles.push(await profileOf(page, index))
    expect(new Set(profiles.map(String)).size, JSON.stringify(profiles)).toBe(1)
    // What a host would have seen, were the heights those of the content.
    const needed = await Promise.all(frames.map(neededHeight))
    if (/loan-calculator$|tax-calculator$/.test(path))
      expect(new Set(needed).size).toBeGreaterThan(1)
  })

  test(`${path} fits its frame as it opens`, async ({ page, baseURL }) => {
    const [frame] = (await frameAll(page, [`${baseURL}${path}`])) as [Frame]
    for (const width of WIDTHS) {
      await resize(page, 0, width)
      const told = (await askFor(page, 0)) ?? 0
      // The parts below the figures have come.
      await expect
        .poll(async () => (await neededHeight(frame)) / told, { message: `at ${width} px` })
        .toBeGreaterThan(0.6)
      expect((await neededHeight(frame)) / told, `at ${width} px`).toBeLessThan(1.15)
    }
  })
}

test('a page that sweeps the width learns nothing of an income', async ({ page, baseURL }) => {
  const sweeps = []
  for (const income of ['2345678', '987654']) {
    const [frame] = (await frameAll(page, [`${baseURL}/embed/tax-calculator`])) as [Frame]
    await frame.getByLabel('Gross Annual Income (₹)', { exact: true }).fill(income)
    const heard = await page.evaluate(async () => {
      const heights: number[] = []
      addEventListener('message', ({ data }) => heights.push(data.height))
      const iframe = document.querySelector('iframe') as HTMLIFrameElement
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      // The frame sends nothing unasked.
      for (const width of [900, 500, 320]) {
        iframe.width = String(width)
        await pause(200)
      }
      const unasked = heights.length
      for (let width = 300; width <= 1200; width += 30) {
        iframe.width = String(width)
        await pause(30)
        iframe.contentWindow?.postMessage({ type: 'ganak:height?' }, '*')
        await pause(30)
      }
      return { unasked, heights }
    })
    expect(heard.unasked).toBe(0)
    expect(heard.heights.length).toBeLessThanOrEqual(3)
    sweeps.push(Math.max(...heard.heights))
  }
  expect(sweeps[0]).toBe(sweeps[1])
})

/** Opens a page of the other site with these addresses in frames, each alive. */
async function frameAll(page: Page, addresses: readonly string[]): Promise<Frame[]> {
  await page.setViewportSize({ width: 1280, height: 900 })
  const frames = addresses.map(
    (address) =>
      `<iframe src="${address.replaceAll('&', '&amp;')}" width="1100" height="40"></iframe>`,
  )
  around.show(frames.join('<br>'))
  await page.goto(around.address)
  const inner = page.frames().slice(1)
  for (const frame of inner) await expect(frame.locator('astro-island[ssr]')).toHaveCount(0)
  return inner
}

async function profileOf(page: Page, index: number): Promise<(number | undefined)[]> {
  const heights = []
  for (const width of WIDTHS) {
    await resize(page, index, width)
    heights.push(await askFor(page, index))
  }
  return heights
}

/** Gives the frame a width that the page in it knows of when this resolves. */
async function resize(page: Page, index: number, width: number): Promise<void> {
  await page
    .locator('iframe')
    .nth(index)
    .evaluate((frame, to) => frame.setAttribute('width', String(to)), width)
  const frame = page.frames()[index + 1]
  await expect.poll(() => frame?.evaluate(() => innerWidth)).toBe(width)
}

/** What the frame answers, if anything. */
const askFor = (page: Page, index: number): Promise<number | undefined> =>
  page.evaluate(
    (at) =>
      new Promise<number | undefined>((resolve) => {
        const frame = document.querySelectorAll('iframe')[at]?.contentWindow
        addEventListener('message', ({ source, data }) => source === frame && resolve(data.height))
        frame?.postMessage({ type: 'ganak:height?' }, '*')
        setTimeout(() => resolve(undefined), 5000)
      }),
    index,
  )

const neededHeight = (frame: Frame): Promise<number> =>
  frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))

async function fieldNames(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text()
  return [
    ...new Set(
      [...html.matchAll(/<(?:input|textarea|select)[^>]* name="([^"]+)"/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  ]
}
