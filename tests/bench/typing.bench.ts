import { type CDPSession, type Locator, type Page } from '@playwright/test'

import { launchChromium } from '../chromium.ts'
import { toolPagePaths } from '../site-map.ts'
import { pages } from './choice.ts'
import { median } from './median.ts'
import { withBothSites } from './served-site.ts'

const SLOWDOWN = 4
const KEYS = 30
/** Between keys: what a key sets off has time to finish, as between the keys of a fast typist (120 words a minute). */
const PAUSE_MS = 100
/** A text pane holds this before the first key: typing at the end of a page of text, not into an empty box. */
const HELD_TEXT = 'The quick brown fox jumps over the lazy dog. '.repeat(45)

// What one key costs in each tool on a slow phone. The promise: 16 ms of script for each key.
console.log(
  `Typing, ms for each key at ${SLOWDOWN}x slowdown: main-thread CPU (script median, most; all work median, most), key to paint (median, most)`,
)
const browser = await launchChromium()
try {
  await withBothSites(async (origin, other) => {
    for (const path of toolPagePaths.filter((path) => pages.includes(path))) {
      show(path, await measure(origin + path))
      if (other !== undefined) show('  before', await measure(other + path))
    }
  })
} finally {
  await browser.close()
}

function show(name: string, { costs, paints }: Typing): void {
  const columns = [costs.map(({ script }) => script), costs.map(({ task }) => task), paints]
  const cells = columns.flatMap((values) => [median(values), Math.max(...values)])
  console.log(name.padEnd(36) + cells.map((ms) => ms.toFixed(1).padStart(8)).join(''))
}

interface Typing {
  costs: Cost[]
  /** From each key to the next frame, in steps of 8 ms (Event Timing). */
  paints: number[]
}

async function measure(url: string): Promise<Typing> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.goto(url)
  await page.waitForSelector('astro-island:not([ssr])')
  const keys = await startTyping(page)
  const session = await page.context().newCDPSession(page)
  // Time of the thread, not of the clock: what else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(observeKeys)
  const costs: Cost[] = []
  for (let index = 0; index < KEYS; index++) {
    const before = await costSoFar(session)
    await page.keyboard.press(keys[index % keys.length] ?? 'a')
    await page.waitForTimeout(PAUSE_MS)
    const after = await costSoFar(session)
    costs.push({ script: after.script - before.script, task: after.task - before.task })
  }
  const paints = await page.evaluate(() => (window as unknown as { paints: number[] }).paints)
  await page.close()
  return { costs, paints }
}

/** Runs in the page: collects how long each key took until the next frame. Events below 16 ms are not reported. */
function observeKeys(): void {
  const paints: number[] = []
  Object.assign(window, { paints })
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') paints.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Milliseconds of the main thread. */
interface Cost {
  script: number
  /** Script, style, layout, paint and everything else. */
  task: number
}

async function costSoFar(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') }
}

/** Puts the cursor into the first field of a tool, and gives the keys that make sense there. */
async function startTyping(page: Page): Promise<string[]> {
  const text = page.locator('astro-island textarea:not([readonly]):visible').first()
  if ((await text.count()) > 0) {
    await text.fill(HELD_TEXT)
    await atTheEnd(text)
    return [...'and then some ']
  }
  const date = page.locator('astro-island input[type=date]:visible').first()
  if ((await date.count()) > 0) {
    await date.focus()
    return ['ArrowUp', 'ArrowDown']
  }
  const field = page.locator('astro-island input:not([type=radio]):not([type=checkbox]):visible')
  await atTheEnd(field.first())
  if ((await field.first().getAttribute('type')) === 'range') return ['ArrowRight', 'ArrowLeft']
  return ['5', 'Backspace']
}

async function atTheEnd(field: Locator): Promise<void> {
  await field.focus()
  await field.press('End')
}
