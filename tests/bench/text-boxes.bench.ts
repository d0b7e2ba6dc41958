import { type Browser } from '@playwright/test'

import { launchChromium } from '../chromium.ts'
import { runs } from './choice.ts'
import { median } from './median.ts'
import { withBarePage, withBothSites } from './served-site.ts'

const SENTENCE = 'The quick brown fox jumps over the lazy dog. José paid ₹1,20,000!\n\n'

/** `result` is the element that is empty or 0 until the text has a result. */
const CASES = [
  { page: '/tools/word-counter', megabytes: 10, result: '[data-state="counted"] [data-answer] dd' },
  { page: '/tools/hash-generator', megabytes: 10, result: 'textarea[data-digits]' },
  { page: '/tools/hash-generator', megabytes: 100, result: 'textarea[data-digits]' },
]

type Run = Awaited<ReturnType<typeof timePaste>>

// From the paste of a long text to its result, and the longest task on the way. A page with nothing but a text box that reads
// the same paste is the floor.
console.log('Long texts pasted: from the paste to the result, and the longest main-thread task')
const browser = await launchChromium()
try {
  await withBarePage((bare) => withBothSites((origin, other) => measureAll(bare, origin, other)))
} finally {
  await browser.close()
}

async function measureAll(bare: string, origin: string, other?: string): Promise<void> {
  for (const { page, megabytes, result } of CASES) {
    const floor: Run[] = []
    const own: Run[] = []
    const before: Run[] = []
    // In turn, so that all meet the same machine.
    for (let run = 0; run < runs; run++) {
      floor.push(await measure(browser, bare, megabytes))
      own.push(await measure(browser, origin + page, megabytes, result))
      if (other !== undefined) before.push(await measure(browser, other + page, megabytes, result))
    }
    show(`${page} ${megabytes} MB`, own)
    if (other !== undefined) show('  before', before)
    show('  a page with a field alone', floor)
  }
}

async function measure(
  from: Browser,
  url: string,
  megabytes: number,
  result?: string,
): Promise<Run> {
  const page = await from.newPage({ serviceWorkers: 'block' })
  await page.goto(url)
  if (result !== undefined) await page.waitForSelector('astro-island:not([ssr])')
  const times = Math.ceil((megabytes * 1e6) / SENTENCE.length)
  await page.evaluate(makeText, { sentence: SENTENCE, times })
  const run = await page.evaluate(timePaste, result)
  await page.close()
  return run
}

function show(name: string, results: readonly Run[]): void {
  const middle = (value: (run: Run) => number) => median(results.map(value)).toFixed(0)
  console.log(
    [
      name.padEnd(36),
      `result after ${middle(({ resultMs }) => resultMs)} ms`,
      `longest task ${middle(({ longestTaskMs }) => longestTaskMs)} ms`,
    ].join('  '),
  )
}

/** Runs in the page: fills the clipboard with a text, which would be too long to be sent to the page. */
function makeText({ sentence, times }: { sentence: string; times: number }): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', sentence.repeat(times))
  Object.assign(window, { clipboardData })
}

/** Runs in the page: pastes the text as the clipboard would, and waits for the result. */
async function timePaste(result: string | undefined) {
  const { clipboardData } = window as unknown as { clipboardData: DataTransfer }
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const taskMs = [0]
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) taskMs.push(entry.duration)
  })
  const box = document.querySelector(result === undefined ? 'input' : 'main textarea')
  box?.addEventListener('paste', (event) => {
    ;(event as ClipboardEvent).clipboardData?.getData('text/plain')
  })
  await pause(500)
  observer.observe({ type: 'longtask' })
  const start = performance.now()
  const paste = { clipboardData, bubbles: true, cancelable: true }
  box?.dispatchEvent(new ClipboardEvent('paste', paste))
  const isDone = () => {
    if (result === undefined) return true
    const found = document.querySelector(result)
    const shown = found instanceof HTMLTextAreaElement ? found.value : found?.textContent
    return !['', '0', undefined].includes(shown)
  }
  do await pause(4)
  while (!isDone())
  const resultMs = performance.now() - start
  await pause(500)
  observer.disconnect()
  return { resultMs, longestTaskMs: Math.max(...taskMs) }
}
