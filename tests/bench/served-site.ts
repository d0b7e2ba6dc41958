import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '../free-port.ts'
import { startServer } from '../server-process.ts'

/** Gives some work the address of the built site, served by the production server on a free loopback port. */
export async function withServedSite(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'ganak-bench-'))
  const server = await startServer('site', port, { DATA_DIR: data })
  // Also when the bench is broken off.
  process.once('exit', () => server.child.kill('SIGKILL'))
  try {
    await work(`http://127.0.0.1:${port}`)
  } finally {
    // Nobody waits for what is in flight.
    await server.kill()
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}
