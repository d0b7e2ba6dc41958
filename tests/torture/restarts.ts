import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { isAcknowledged, nextMessage, postMessage, send, type TestMessage } from './client.ts'
import { freePort } from '../free-port.ts'
import { verdict, type Verdict } from './ledger.ts'
import { type Program, startServer } from '../server-process.ts'

const CLIENTS = 10
/** Messages that are acknowledged before each restart and after the last, however long a busy machine takes for them. */
const MESSAGES_PER_LIFE = 20
/**
 * A load balancer sends nothing to a server it has not heard of for so long. Without it a machine that is too busy to ask
 * during the drain would go on sending, and the trial would measure the machine.
 */
const FRESH_MS = 500

export interface RestartVerdict extends Verdict {
  /** Posts and page views that failed although the server had called itself ready. */
  failed: number
  pages: number
  /** Stops that did not end with exit code 0. */
  roughStops: number
}

/** Restarts the server under load. Clients ask `/readyz` ten times a second, as a load balancer does, and obey it. */
export async function restarts(count: number, program: Program): Promise<RestartVerdict> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'restart-'))
  const port = await freePort()
  const start = () => startServer(program, port, { DATA_DIR: dataFolder, DRAIN_SECONDS: '3' })
  let server = await start()
  const acknowledged: TestMessage[] = []
  let pages = 0
  let failed = 0
  let roughStops = 0
  let readyUntilMs = 0
  const isReady = (): boolean => performance.now() < readyUntilMs
  let isRunning = true
  const watcher = (async () => {
    while (isRunning) {
      const askedMs = performance.now()
      const { status } = await send(port, '/readyz', {}, false)
      readyUntilMs = status === 200 ? askedMs + FRESH_MS : 0
      await pause(100)
    }
  })()
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (isRunning) {
      await pause(Math.random() * 10)
      if (!isReady()) continue
      const message = nextMessage()
      if (isAcknowledged(await postMessage(port, message))) acknowledged.push(message)
      else failed += 1
      // A second later than the answer it may be draining already: each request obeys for itself.
      if (!isReady()) continue
      if ((await send(port, '/')).status === 200) pages += 1
      else failed += 1
    }
  })
  const untilServed = async (): Promise<void> => {
    const enough = acknowledged.length + MESSAGES_PER_LIFE
    while (acknowledged.length < enough) await pause(50)
  }
  for (let restart = 0; restart < count; restart += 1) {
    await untilServed()
    await pause(Math.random() * 500)
    if ((await server.stop()) !== 0) roughStops += 1
    server = await start()
  }
  await untilServed()
  isRunning = false
  await Promise.all([...clients, watcher])
  await server.stop()
  const found = await verdict(acknowledged, { dataFolder, databaseUrl: null })
  rmSync(dataFolder, { recursive: true })
  return { ...found, failed, pages, roughStops }
}
