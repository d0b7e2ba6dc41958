import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { freePort } from '../free-port.ts'
import { startServer } from '../server-process.ts'
import { against, runs } from './choice.ts'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'
import { measureServing, type Serving } from './server-load.ts'

const PAGE = '/about'

interface Contestant {
  name: string
  measure: () => Promise<Serving>
  stop: () => unknown
}

// The server with its log, and nginx without one, answer the same page in turn, so that both meet the same machine.
console.log(`${PAGE} over 64 open connections, medians of ${runs} runs`)
const contestants = [
  await startOwn('this build'),
  ...(against === undefined ? [] : [await startOwn('the other build', against)]),
  ...(await startOther()),
]
const results = new Map<string, Serving[]>(contestants.map(({ name }) => [name, []]))
for (let run = 0; run < runs; run += 1) {
  for (const { name, measure } of contestants) results.get(name)?.push(await measure())
}
for (const { stop } of contestants) await stop()
const rates = new Map([...results].map(([name, all]) => [name, middle(all, 'pagesPerSecond')]))
for (const [name, all] of results) {
  const share = (rates.get(name) ?? NaN) / (rates.get('nginx') ?? NaN)
  const ratio = Number.isNaN(share) ? '' : `, ${share.toFixed(2)} of nginx`
  const rate = (rates.get(name) ?? NaN).toFixed(0).padStart(7)
  console.log(
    `${name.padEnd(16)}${rate} pages a second${ratio}; ${middle(all, 'cpuMs').toFixed(3)} ms of CPU for a page`,
  )
}

async function startOwn(name: string, folder?: string): Promise<Contestant> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'ganak-bench-'))
  const program = folder && pathToFileURL(join(resolve(folder), 'src/server/main.ts'))
  const settings = { DATA_DIR: data, LOG_LEVEL: 'info' }
  const server = await startServer(program || 'site', port, settings)
  return {
    name,
    measure: () => measureServing(port, PAGE, server.child.pid ?? 0),
    stop: async () => {
      await server.kill()
      rmSync(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startOther(): Promise<Contestant[]> {
  const nginx = await startNginx()
  if (nginx === undefined) return []
  const { port, pid, stop } = nginx
  const measure = () => measureServing(port, `${PAGE}/index.html`, pid)
  return [{ name: 'nginx', measure, stop }]
}

function middle(all: readonly Serving[], figure: keyof Serving): number {
  return median(all.map((one) => one[figure]))
}
