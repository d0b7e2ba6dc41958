import lighthouse, { type Config, defaultConfig, type Result, type RunnerResult } from 'lighthouse'
import { TotalBlockingTime } from 'lighthouse/core/computed/metrics/total-blocking-time.js'
import RobotsTxt from 'lighthouse/core/gather/gatherers/seo/robots-txt.js'

import { CHROMIUM_ARGUMENTS, launchChromium } from '../chromium.ts'
import { freePort } from '../free-port.ts'
import { pages, runs } from './choice.ts'
import { median } from './median.ts'
import { withBarePage, withServedSite } from './served-site.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/**
 * Lighthouse in a browser fetches robots.txt as a request of the page, which the policy of every page but the contact form
 * forbids, and then reports a broken robots.txt. Like PageSpeed Insights, this fetches it from outside.
 */
class RobotsTxtFromOutside extends RobotsTxt {
  override async getArtifact({ baseArtifacts }: Parameters<RobotsTxt['getArtifact']>[0]) {
    const response = await fetch(new URL('/robots.txt', baseArtifacts.URL.finalDisplayedUrl))
    return { status: response.status, content: await response.text() }
  }
}
const robotsTxt = { id: 'RobotsTxt', gatherer: { instance: new RobotsTxtFromOutside() } }
const config: Config = {
  ...defaultConfig,
  artifacts: (defaultConfig.artifacts ?? []).map((one) =>
    one.id === robotsTxt.id ? robotsTxt : one,
  ),
}

// Lighthouse as it comes: a phone, slow 4G and 4x slowdown, simulated. The aims: 100 four times, the largest paint
// within 1.0 s, at most 50 ms of blocking on the phone, no shift.
console.log(
  `Lighthouse, mobile, median of ${runs}: four scores, LCP s, blocking ms at 4x and as the phone, shift, power of the machine`,
)
await withBarePage(async (url) => {
  showMedians('(one line and one field)', await audits(url))
})
await withServedSite(async (origin) => {
  for (const page of pages) {
    const results = await audits(origin + page)
    showMedians(page, results)
    for (const line of new Set(results.flatMap(shortfalls))) console.log(`    ${line}`)
  }
})

interface Audited extends Result {
  /** Milliseconds of blocking at the slowdown that makes this machine the phone. */
  blockingOnPhone: number | undefined
}

async function audits(url: string): Promise<Audited[]> {
  const results: Audited[] = []
  for (let run = 0; run < runs; run++) results.push(await audit(url))
  return results
}

function showMedians(name: string, results: Audited[]): void {
  // A run in which a metric could not be taken says so below, and does not count for it.
  const middle = (value: (result: Audited) => number | null | undefined) =>
    median(results.map(value).filter((number) => typeof number === 'number'))
  const metric = (id: string) => middle(({ audits }) => audits[id]?.numericValue)
  const scores = CATEGORIES.map((id) =>
    Math.round(middle(({ categories }) => categories[id]?.score) * 100),
  )
  const cells = [
    ...scores.map((score) => String(score).padStart(4)),
    (metric('largest-contentful-paint') / 1000).toFixed(2).padStart(7),
    metric('total-blocking-time').toFixed(0).padStart(6),
    middle(({ blockingOnPhone }) => blockingOnPhone)
      .toFixed(0)
      .padStart(6),
    metric('cumulative-layout-shift').toFixed(3).padStart(7),
    middle(({ environment }) => environment.benchmarkIndex)
      .toFixed(0)
      .padStart(6),
  ]
  console.log(name.padEnd(32) + cells.join(''))
}

/** A browser of its own for each run: nothing is kept from the last page. */
async function audit(url: string): Promise<Audited> {
  const port = await freePort()
  const browser = await launchChromium({
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  })
  try {
    const flags = { port, logLevel: 'silent' as const, onlyCategories: [...CATEGORIES] }
    // The page for unknown paths answers with 404, and is measured all the same.
    const answer = await lighthouse(url, { ...flags, ignoreStatusCode: true }, config)
    if (answer === undefined) throw new Error(`Lighthouse gave no result for ${url}.`)
    return { ...answer.lhr, blockingOnPhone: await blockingOnPhone(answer) }
  } finally {
    await browser.close()
  }
}

/** The blocking time of the same load, of which Lighthouse simulates other slowdowns too. None of a load that Lighthouse could not read. */
async function blockingOnPhone({ lhr, artifacts }: RunnerResult): Promise<number | undefined> {
  const { Trace, DevtoolsLog, GatherContext, URL, SourceMaps, HostDPR } = artifacts
  const { configSettings, environment } = lhr
  const cpuSlowdownMultiplier = slowdownOf(environment.benchmarkIndex)
  const settings = {
    ...configSettings,
    throttling: { ...configSettings.throttling, cpuSlowdownMultiplier },
  }
  const load = { trace: Trace, devtoolsLog: DevtoolsLog, gatherContext: GatherContext }
  const metric = TotalBlockingTime.request(
    { ...load, URL, SourceMaps, HostDPR, settings, simulator: null },
    { computedCache: new Map() },
  )
  return metric.then(
    ({ timing }) => timing,
    () => undefined,
  )
}

/**
 * How many times slower than a machine of this power Lighthouse's phone is. The 4x that Lighthouse takes for every machine is
 * right for a power of 1533; for others its documentation (docs/throttling.md, "Calibrating the CPU slowdown") names a
 * calculator, lighthouse-cpu-throttling-calculator.vercel.app, whose lines these are.
 */
function slowdownOf(power: number): number {
  if (power >= 1300) return 3 + (power - 1300) / 233
  return power >= 800 ? 2 + (power - 800) / 500 : 1 + (power - 150) / 650
}

/** The audits that cost a category points, as "seo: canonical (what is wrong)". */
function shortfalls({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id])
      .filter((found) => found !== undefined)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'error' || (score ?? 1) < 1)
      .map(
        ({ id, errorMessage, displayValue, title }) =>
          `${name}: ${id} (${errorMessage ?? displayValue ?? title})`,
      ),
  )
}
