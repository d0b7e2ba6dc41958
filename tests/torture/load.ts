import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { freePort } from '../free-port.ts'
import { verdict, type Verdict } from './ledger.ts'
import type { LoadReport } from './load-generator.ts'
import { type Program, startServer } from '../server-process.ts'

/** A process of its own: what it needs of the processor must not look like a slow server. */
const generator = fileURLToPath(new URL('./load-generator.ts', import.meta.url))

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
    const child = fork(generator, settings, { serialization: 'advanced' })
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
