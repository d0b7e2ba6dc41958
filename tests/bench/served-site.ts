import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { freePort } from '../free-port.ts'
import { startServer } from '../server-process.ts'
import { against } from './choice.ts'

/**
 * Gives some work the address of the built site, served by the production server on a free loopback port. `folder` is another
 * checkout with its build.
 */
export async function withServedSite(
  work: (origin: string) => Promise<void>,
  folder?: string,
): Promise<void> {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'ganak-bench-'))
  const program = folder && pathToFileURL(join(resolve(folder), 'src/server/main.ts'))
  const server = await startServer(program || 'site', port, { DATA_DIR: data })
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

/** As `withServedSite`, and with the address of the build to compare with, if there is one. */
export function withBothSites(
  work: (origin: string, other?: string) => Promise<void>,
): Promise<void> {
  return withServedSite((origin) =>
    against === undefined ? work(origin) : withServedSite((other) => work(origin, other), against),
  )
}

/** A page that does nothing: what it costs is the browser's and the machine's share of every other page. */
export async function withBarePage(work: (url: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const head = '<meta name="viewport" content="width=device-width"><title>Bare</title>'
  const html = `<!doctype html><html lang="en"><head>${head}</head><p>One line <input></p></html>`
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(html)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  await work(`http://127.0.0.1:${port}/`)
  server.close()
}
