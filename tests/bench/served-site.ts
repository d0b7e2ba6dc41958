import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../free-port.ts'

/** Gives some work the address of the built site, served by the production server on a free loopback port. */
export async function withServedSite(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const data = mkdtempSync(join(tmpdir(), 'ganak-bench-'))
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: new URL('../..', import.meta.url).pathname,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: data,
    },
    stdio: 'ignore',
  })
  // Also when the bench is broken off.
  process.once('exit', () => server.kill('SIGKILL'))
  try {
    await isUp(origin)
    await work(origin)
  } finally {
    // Nobody waits for what is in flight.
    server.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function isUp(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answered = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start: build the site first.')
}
