/**
 * The main journeys in browsers that are not Chromium. Each browser has a server of its own, because the last journey ends it.
 * `--output <file>` writes the counts as JSON.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { freePort } from '../free-port.ts'
import { startServer } from '../server-process.ts'

import { Visitor } from './driver.ts'
import { type Engine, engines, Missing } from './engines.ts'
import { journeys } from './journeys.ts'

const LONGEST_JOURNEY_MS = 120_000
const count = { passed: 0, failed: 0, skipped: 0, skips: [] as string[] }
for (const engine of engines) await travel(engine)
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
const { output } = parseArgs({ options: { output: { type: 'string' } } }).values
if (output !== undefined) writeFileSync(output, JSON.stringify(count))
process.exitCode = count.failed === 0 ? 0 : 1

async function travel({ name, start }: Engine): Promise<void> {
  const browser = await start().catch((error: unknown) => error as Error)
  if (browser instanceof Missing) {
    count.skipped += Object.keys(journeys).length
    count.skips.push(`engines: ${name}: ${browser.message}`)
    console.log(`skipped ${name}: ${browser.message}`)
    return
  }
  if (browser instanceof Error) {
    count.failed += Object.keys(journeys).length
    console.log(`failed ${name}: it does not start: ${browser.message}`)
    return
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'engines-'))
  const port = await freePort()
  const server = await startServer('site', port, { DATA_DIR: dataFolder, DRAIN_SECONDS: '0' })
  const visitor = new Visitor(browser.send, `http://127.0.0.1:${port}`)
  const surroundings = { messages: () => listMessages(dataFolder), stopServer: server.kill }
  for (const [journey, go] of Object.entries(journeys))
    await judge(`${name}: ${journey}`, () => go(visitor, surroundings))
  await browser.close()
  await server.kill()
  rmSync(dataFolder, { recursive: true })
}

/** A journey that fails is tried once more, as a test in Chromium is: only what fails twice counts. */
async function judge(title: string, work: () => Promise<void>): Promise<void> {
  for (const attempt of ['first', 'second']) {
    const startedAt = Date.now()
    try {
      await Promise.race([work(), giveUp()])
      count.passed++
      console.log(`passed ${title} (${attempt} attempt, ${Date.now() - startedAt} ms)`)
      return
    } catch (error) {
      console.log(`failed ${title} (${attempt} attempt): ${(error as Error).message}`)
    }
  }
  count.failed++
}

/** A browser that hangs would otherwise be waited for without end. */
async function giveUp(): Promise<never> {
  await pause(LONGEST_JOURNEY_MS, undefined, { ref: false })
  throw new Error(`no end after ${LONGEST_JOURNEY_MS} ms`)
}

function listMessages(dataFolder: string): string {
  const program = ['src/server/messages.ts', 'list']
  const env = { ...process.env, DATA_DIR: dataFolder }
  return execFileSync(process.execPath, program, { env, encoding: 'utf8' })
}
