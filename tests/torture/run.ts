import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

import { diskFull, noSmallDisk } from './disk-full.ts'
import { fuzz } from './fuzz.ts'
import { killCycles } from './kill-cycles.ts'
import { load } from './load.ts'
import { noLoopDevice, powerCuts } from './power-cuts.ts'
import { restarts } from './restarts.ts'
import { slowClients } from './slow-clients.ts'
import { smtpCycles } from './smtp-cycles.ts'
import { noPostgres } from './postgres.ts'
import { twoInstances } from './two-instances.ts'

// The full run behind docs/reliability.md: `npm run test:torture`, or with names for some of it:
// `npm run test:torture -- load fuzz`. It takes the better part of an hour.

interface Trial {
  run: () => Promise<object>
  /** What must hold of the figures; each function by its description. */
  promises: Record<string, (figures: Record<string, number>) => boolean>
  /** Why this machine cannot run it. */
  skipped?: string | undefined
}

const whole = {
  'nothing acknowledged is lost': ({ lost }: Record<string, number>) => lost === 0,
  'nothing is stored twice': ({ duplicated }: Record<string, number>) => duplicated === 0,
}

const trials: Record<string, Trial> = {
  'kill-cycles': { run: () => killCycles(1_000, 'site'), promises: whole },
  'smtp-cycles': {
    run: () => smtpCycles(100, 'site'),
    promises: {
      'everything acknowledged is delivered': ({ undelivered }) => undelivered === 0,
      'copies carry the same Message-ID': ({ misnamed }) => misnamed === 0,
    },
  },
  'two-instances': {
    run: () => twoInstances(60, 'site'),
    skipped: noPostgres,
    promises: { ...whole, 'only honest refusals in between': ({ dishonest }) => dishonest === 0 },
  },
  fuzz: {
    run: async () => {
      const { statuses, faults, ...figures } = await fuzz(10_000, 'site', 20_261_121)
      if (faults.length > 0) print(faults.join('\n'))
      return { ...figures, faults: faults.length, ...statuses }
    },
    promises: {
      ...whole,
      'no 5xx, always JSON': ({ faults }) => faults === 0,
      'every valid message is taken': ({ turnedAway }) => turnedAway === 0,
    },
  },
  'disk-full': {
    run: async () => {
      const { whileFull, ...figures } = await diskFull(10, 'site')
      return { ...figures, readyWhileFull: whileFull.ready }
    },
    promises: {
      ...whole,
      'only honest refusals': ({ dishonest }) => dishonest === 0,
      'not ready while full': ({ readyWhileFull }) => readyWhileFull === 503,
    },
    skipped: noSmallDisk,
  },
  'slow-clients': {
    run: () => slowClients(200, 'site'),
    promises: {
      'cut off within 20 s': ({ longestMs = Infinity }) => longestMs < 20_000,
      'others are served meanwhile': ({ turnedAway }) => turnedAway === 0,
    },
  },
  restarts: {
    run: () => restarts(15, 'site'),
    promises: {
      ...whole,
      'no failed request': ({ failed }) => failed === 0,
      'every stop is a clean one': ({ roughStops }) => roughStops === 0,
    },
  },
  'power-cuts': { run: () => powerCuts(50, 'FULL'), promises: whole, skipped: noLoopDevice },
  'power-cuts-control': {
    run: () => powerCuts(10, 'NORMAL'),
    promises: { 'the control loses some': ({ lost = 0 }) => lost > 0 },
    skipped: noLoopDevice,
  },
  load: {
    run: async () => {
      const { postMs, pageMs, ...figures } = await load(60, 300, 'site')
      return {
        ...figures,
        postP50: postMs.p50,
        postP99: postMs.p99,
        pageP50: pageMs.p50,
        pageP99: pageMs.p99,
      }
    },
    promises: {
      ...whole,
      'no error': ({ failedPosts, failedPages }) => failedPosts === 0 && failedPages === 0,
      'posts below 150 ms (p99)': ({ postP99 = Infinity }) => postP99 < 150,
      'pages below 100 ms (p99)': ({ pageP99 = Infinity }) => pageP99 < 100,
    },
  },
}

if (!existsSync(new URL('../../dist/server/entry.mjs', import.meta.url))) {
  print('The full run needs the built site: run "npm run build" first.')
  process.exit(1)
}
const wanted = process.argv.slice(2)
let broken = 0
for (const [name, trial] of Object.entries(trials)) {
  if (wanted.length === 0 || wanted.includes(name)) broken += await report(name, trial)
}
print(`\n${broken} promises broken on ${cpus().length} cores, Node ${process.version}`)
process.exitCode = broken === 0 ? 0 : 1

/** Runs one trial, prints its figures and gives how many promises it has broken. */
async function report(name: string, { run, promises, skipped }: Trial): Promise<number> {
  if (skipped) {
    print(`\n${name}: skipped, ${skipped}`)
    return 0
  }
  const startMs = performance.now()
  const figures = (await run()) as Record<string, number>
  const seconds = Math.round((performance.now() - startMs) / 1_000)
  print(
    `\n${name}: ${seconds} s, load average ${loadavg()[0]?.toFixed(1)}\n  ${JSON.stringify(figures)}`,
  )
  const kept = Object.entries(promises).map(
    ([promise, holds]) => [promise, holds(figures)] as const,
  )
  for (const [promise, isKept] of kept) print(`  ${isKept ? 'kept  ' : 'BROKEN'} ${promise}`)
  return kept.filter(([, isKept]) => !isKept).length
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
