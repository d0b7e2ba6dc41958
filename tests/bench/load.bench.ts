import { launchChromium } from '../chromium.ts'
import { listsFiles, pages, runs } from './choice.ts'
import { type Load, measureLoad } from './load.ts'
import { median } from './median.ts'
import { withBarePage, withBothSites } from './served-site.ts'

const FIGURES = ['requests', 'bytes', 'task', 'script', 'layout', 'style', 'nodes'] as const

// Requests and bytes are exact. The milliseconds of the main thread are the medians of some runs.
console.log('First load on a phone, headers included, before anyone touches it; CPU in ms')
console.log('page'.padEnd(38) + FIGURES.map((figure) => figure.padStart(9)).join(''))
const browser = await launchChromium()
try {
  await withBarePage(async (url) => show('(one line and one field)', await loads(url)))
  await withBothSites(measureAll)
} finally {
  await browser.close()
}

async function measureAll(origin: string, other?: string): Promise<void> {
  for (const page of pages) {
    const own: Load[] = []
    const before: Load[] = []
    // In turn, so that both meet the same machine.
    for (let run = 0; run < runs; run++) {
      own.push(await measureLoad(browser, origin + page))
      if (other !== undefined) before.push(await measureLoad(browser, other + page))
    }
    show(page, own)
    if (other !== undefined) show('  before', before)
    if (listsFiles) listFiles(own)
  }
}

async function loads(url: string): Promise<Load[]> {
  const results: Load[] = []
  for (let run = 0; run < runs; run++) results.push(await measureLoad(browser, url))
  return results
}

function show(name: string, results: readonly Load[]): void {
  const cells = FIGURES.map((figure) => median(results.map((result) => result[figure])))
  console.log(name.padEnd(38) + cells.map((value) => value.toFixed(0).padStart(9)).join(''))
}

function listFiles([first]: readonly Load[]): void {
  for (const { address, bytes } of first?.files ?? [])
    console.log(`${String(bytes).padStart(10)} ${new URL(address).pathname}`)
}
