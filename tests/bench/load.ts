import type { Browser } from '@playwright/test'

/** What the first load of a page costs a phone, before anyone touches it. */
export interface Load {
  requests: number
  /** Bodies and headers of all answers, as they came over the network. */
  bytes: number
  /** Milliseconds of the main thread. */
  task: number
  script: number
  layout: number
  style: number
  nodes: number
  /** The addresses, with the bytes of each. */
  files: { address: string; bytes: number }[]
}

/** After this time a page has fetched all that it fetches without an interaction. */
const SETTLED_MS = 2_500

/** Loads a page on a phone's screen with a cold cache and without the service worker. */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const addresses = new Map<string, string>()
  const files: Load['files'] = []
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? ''
    if (address.startsWith('http')) files.push({ address, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  // Time of the thread, not of the clock: what else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  await context.close()
  return {
    requests: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    task: metric('TaskDuration') * 1000,
    script: metric('ScriptDuration') * 1000,
    layout: metric('LayoutDuration') * 1000,
    style: metric('RecalcStyleDuration') * 1000,
    nodes: metric('Nodes'),
    files,
  }
}
