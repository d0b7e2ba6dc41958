import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

import type { FastifyInstance } from 'fastify'

import { openContactService } from './contact/open-service.ts'

import type { EndpointHandler } from './endpoints.ts'
import { explainListenError, readSettings, type Settings } from './settings.ts'
import { createSiteServer } from './site-server.ts'

/** On shutdown, the time for requests in progress. */
const SHUTDOWN_MS = 20_000

await start()

/** Serves the built site with its contact form and prints the address. */
async function start(): Promise<void> {
  const settings = orExit(() => readSettings(process.env))
  const dist = new URL('../../dist/', import.meta.url)
  const entry = new URL('server/entry.mjs', dist)
  if (!existsSync(entry)) exit('There is no built site: run "npm run build" first.')
  // Loaded at the first request that is not for a page: it needs 16 MB.
  const handler: EndpointHandler = async (...request) => {
    const built = (await import(entry.href)) as { handler: EndpointHandler }
    return built.handler(...request)
  }
  let lifeState: 'serving' | 'draining' = 'serving'
  const app = await createSiteServer({
    clientFolder: fileURLToPath(new URL('client/', dist)),
    handler,
    openContact: (log) => openContactService(settings.contact, log),
    logLevel: settings.logLevel,
    trustHops: settings.trustHops,
    metricsToken: settings.metricsToken,
    lifeState: () => lifeState,
  })
  onStopSignal(async (signal) => {
    lifeState = 'draining'
    // SIGTERM comes from a platform, whose load balancer needs time to stop sending requests.
    await stop(app, signal === 'SIGINT' ? 0 : settings.drainSeconds)
  })
  await listen(app, settings)
}

async function listen(app: FastifyInstance, { port, host }: Settings): Promise<void> {
  try {
    await app.listen({ port, host, listenTextResolver: () => 'listening' })
  } catch (error) {
    exit(explainListenError(error, { port, host }) ?? String(error))
  }
  const address = app.server.address() as AddressInfo
  process.stdout.write(`Ganak is ready: http://${printedHost(host)}:${address.port}\n`)
}

function orExit<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    return exit((error as Error).message)
  }
}

function exit(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Stops gracefully on the first signal, immediately on the second. */
function onStopSignal(stopGracefully: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, (signal) => {
      if (isStopping) process.exit(1)
      isStopping = true
      void stopGracefully(signal)
    })
  }
}

async function stop(app: FastifyInstance, drainSeconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, drainSeconds * 1_000))
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
  await app.close()
  process.exit(0)
}

/** Returns the host for the printed address: `localhost` for wildcard and loopback addresses. */
function printedHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
