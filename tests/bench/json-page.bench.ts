import type { Browser } from '@playwright/test'

import { launchChromium } from '../chromium.ts'
import { jsonDocument } from '../json-documents.ts'
import { runs } from './choice.ts'
import { median } from './median.ts'
import { withBothSites } from './served-site.ts'

/** Between taking a file and clicking, in which the worker starts; nobody clicks sooner. */
const BEFORE_CLICK_MS = 700

type Run = Awaited<ReturnType<typeof timeFormat>> & { cpuMs: number; engineMs: number }

// From the click on Format to the first screen of the result, in the built site, against what the engine's own
// JSON.parse + JSON.stringify take in the same page. The promises: 3 times at 10 MB, no main-thread task over 100 ms.
console.log('JSON page: ratio to JSON.parse + JSON.stringify(…, null, 2); the promise is 3')
const browser = await launchChromium()
const cpu = await rendererCpu(browser)
try {
  await withBothSites(measureAll)
} finally {
  await browser.close()
}

async function measureAll(origin: string, other?: string): Promise<void> {
  for (const megabytes of [1, 10, 50]) {
    const text = jsonDocument(megabytes)
    const own: Run[] = []
    const before: Run[] = []
    // In turn, so that both meet the same machine.
    for (let run = 0; run < runs; run++) {
      own.push(await measure(origin, text))
      if (other !== undefined) before.push(await measure(other, text))
    }
    show(`${megabytes} MB`, own)
    if (other !== undefined) show('before', before)
  }
}

async function measure(origin: string, text: string): Promise<Run> {
  const page = await browser.newPage()
  await page.goto(`${origin}/tools/json-formatter`)
  await page.waitForSelector('astro-island:not([ssr])')
  await page.evaluate(dropFile, text)
  await page.waitForSelector('[data-held]')
  await page.waitForTimeout(BEFORE_CLICK_MS)
  const cpuBefore = await cpu()
  const times = await page.evaluate(timeFormat)
  const cpuMs = (await cpu()) - cpuBefore
  const engineMs = await page.evaluate(timeEngine)
  await page.close()
  return { ...times, cpuMs, engineMs }
}

function show(name: string, results: readonly Run[]): void {
  const middle = (value: (run: Run) => number) => median(results.map(value))
  console.log(
    [
      name.padStart(6),
      `engine ${middle(({ engineMs }) => engineMs).toFixed(0)} ms`,
      `click to first screen ${middle(({ screenMs }) => screenMs).toFixed(0)} ms`,
      // Within each run both are measured under the same load.
      `ratio ${middle(({ screenMs, engineMs }) => screenMs / engineMs).toFixed(2)}`,
      `longest main-thread task ${middle(({ longestTaskMs }) => longestTaskMs).toFixed(0)} ms`,
      `CPU with what follows ${middle(({ cpuMs }) => cpuMs).toFixed(0)} ms`,
    ].join('  '),
  )
}
/** Runs in the page: hands the tool a file, as a drop does, and keeps the text for the engine. */
function dropFile(text: string): void {
  Object.assign(window, { documentText: text })
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([text], 'bench.json'))
  document
    .querySelector('main textarea')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** Runs in the page. */
async function timeFormat() {
  const taskMs: number[] = [0]
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) taskMs.push(entry.duration)
  })
  observer.observe({ type: 'longtask' })
  const buttons = [...document.querySelectorAll('main button')]
  const format = buttons.find((button) => button.textContent.startsWith('Format'))
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const start = performance.now()
  ;(format as HTMLElement).click()
  while (document.querySelector('.json-line') === null) await nextFrame()
  await nextFrame()
  const screenMs = performance.now() - start
  // Time for the fetching of the next lines, which must not hold up the page either.
  await new Promise((resolve) => setTimeout(resolve, 500))
  observer.disconnect()
  return { screenMs, longestTaskMs: Math.max(...taskMs) }
}

/** Runs in the page. */
function timeEngine(): number {
  const { documentText } = window as unknown as { documentText: string }
  const start = performance.now()
  JSON.stringify(JSON.parse(documentText), null, 2)
  return performance.now() - start
}

/** Returns a function that measures the CPU time, in milliseconds, that all renderer processes of a browser have used: pages and workers. */
async function rendererCpu(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession()
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const renderers = processInfo.filter(({ type }) => type === 'renderer')
    return 1000 * renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
}
