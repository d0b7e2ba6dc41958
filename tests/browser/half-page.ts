import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Page } from '@playwright/test'

import { shiftOfLayout } from './first-visit.ts'
import { expect } from './site.ts'

/** Opens a page on a phone and a laptop, with each share of it painted before the rest comes, in which nothing may move. */
export async function standStill(
  page: Page,
  origin: string | undefined,
  path: string,
  shares: readonly number[],
) {
  const site = await startHalfSite(origin ?? '')
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 780 })
    for (const share of shares) {
      const shift = await site.shiftOf(page, path, share)
      expect.soft(shift, `${share} of it at ${width} px`).toBeLessThanOrEqual(0.01)
    }
  }
  site.stop()
}

/** Serves the site at another origin and sends each page in two parts, the second one after the first paint. */
async function startHalfSite(origin: string) {
  let send: (() => void) | undefined
  let share = 0
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin))
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html')) {
        response.end(new Uint8Array(await answer.arrayBuffer()))
        return
      }
      const html = await answer.text()
      const cut = cutOf(html, share)
      response.write(html.slice(0, cut))
      send = () => response.end(html.slice(cut))
    })()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    /** How far the layout of a page shifts when this share of its main part is painted before the rest has come. */
    async shiftOf(page: Page, path: string, shareAtFirst: number): Promise<number> {
      share = shareAtFirst
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await page.evaluate(twoFrames)
      send?.()
      await page.waitForLoadState('networkidle')
      await page.evaluate(twoFrames)
      return page.evaluate(shiftOfLayout)
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Where a share of the main part ends, at the beginning of an element. */
function cutOf(html: string, share: number): number {
  const start = html.indexOf('<main')
  const end = html.indexOf('</main>')
  return html.lastIndexOf('<', Math.round(start + (end - start) * share))
}

function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}
