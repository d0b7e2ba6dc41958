import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { isAcknowledged, nextMessage, postMessage, send, type TestMessage } from './client.ts'
import { freePort } from './free-port.ts'
import { verdict, type Verdict } from './ledger.ts'
import { type Program, startServer } from './server-process.ts'

export interface LoadVerdict extends Verdict {
  posts: number
  failedPosts: number
  postMs: Percentiles
  pages: number
  failedPages: number
  pageMs: Percentiles
}

interface Percentiles {
  p50: number
  p99: number
  most: number
}

/** What the process that makes the load sends back. */
interface LoadReport {
  acknowledged: TestMessage[]
  posts: number
  postTimes: number[]
  pageTimes: number[]
  failedPages: number
}

/** Posts and page views at a steady rate for some seconds, whether or not the server keeps up, from another process. */
export async function load(
  seconds: number,
  postsPerSecond: number,
  program: Program,
): Promise<LoadVerdict> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'load-'))
  const port = await freePort()
  const server = await startServer(program, port, { DATA_DIR: dataFolder })
  const report = await new Promise<LoadReport>((resolve, reject) => {
    const settings = [port, seconds, postsPerSecond].map(String)
    const child = fork(fileURLToPath(import.meta.url), settings, { serialization: 'advanced' })
    child.once('message', (message) => resolve(message as LoadReport))
    child.once('error', reject)
  })
  await server.stop()
  const found = await verdict(report.acknowledged, { dataFolder, databaseUrl: null })
  rmSync(dataFolder, { recursive: true })
  return {
    ...found,
    posts: report.posts,
    failedPosts: report.posts - report.acknowledged.length,
    postMs: percentiles(report.postTimes),
    pages: report.pageTimes.length,
    failedPages: report.failedPages,
    pageMs: percentiles(report.pageTimes),
  }
}

function percentiles(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: Math.round(sorted.at(-1) ?? 0) }
}

if (process.send) await makeLoad()

async function makeLoad(): Promise<void> {
  const [port = 0, seconds = 0, postsPerSecond = 0] = process.argv.slice(2).map(Number)
  // A server just started compiles its code at the first requests; operators do not send it the crowd at once either.
  for (let warm = 0; warm < 50; warm += 1) await send(port, '/')
  const report: LoadReport = {
    acknowledged: [],
    posts: 0,
    postTimes: [],
    pageTimes: [],
    failedPages: 0,
  }
  const open: Promise<void>[] = []
  const startMs = performance.now()
  for (let count = 0; count < seconds * postsPerSecond; count += 1) {
    const dueMs = startMs + (count * 1_000) / postsPerSecond
    while (performance.now() < dueMs) await pause(1)
    open.push(post(port, dueMs, report))
    if (count % 6 === 0) open.push(view(port, dueMs, report))
  }
  await Promise.all(open)
  process.send?.(report, () => process.exit(0))
}

/** Times count from the moment a request was due: a server that stalls cannot hide the wait of those behind. */
async function post(port: number, dueMs: number, report: LoadReport): Promise<void> {
  const message = nextMessage()
  report.posts += 1
  const answer = await postMessage(port, message)
  report.postTimes.push(performance.now() - dueMs)
  if (isAcknowledged(answer)) report.acknowledged.push(message)
}

async function view(port: number, dueMs: number, report: LoadReport): Promise<void> {
  const { status } = await send(port, '/', { headers: { 'accept-encoding': 'br' } })
  report.pageTimes.push(performance.now() - dueMs)
  if (status !== 200) report.failedPages += 1
}
