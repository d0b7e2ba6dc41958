import { fileURLToPath, pathToFileURL } from 'node:url'

import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

import type { EndpointHandler } from './endpoints.ts'
import { readSettings, type Settings } from './settings.ts'
import { createSiteServer } from './site-server.ts'
import { openContactService } from '../lib/contact/open-service.ts'

/** Requests in flight get this long to finish once the door is closed. */
const LAST_CALL_MS = 20_000

await start()

/** Opens the contact service, serves the built site and prints its address. */
async function start(): Promise<void> {
  const settings = settingsOrExit()
  const dist = new URL('../../dist/', import.meta.url)
  const entry: unknown = await import(
    pathToFileURL(fileURLToPath(new URL('server/entry.mjs', dist))).href
  )
  const contact = await openContactService()
  let lifeState: 'serving' | 'draining' = 'serving'
  const app = await createSiteServer({
    clientFolder: fileURLToPath(new URL('client/', dist)),
    handler: (entry as { handler: EndpointHandler }).handler,
    contact,
    logLevel: settings.logLevel,
    trustHops: settings.trustHops,
    lifeState: () => lifeState,
  })
  app.addHook('onClose', () => contact.close())
  onStopSignal(async (signal) => {
    lifeState = 'draining'
    // Ctrl+C comes from a person at a terminal, SIGTERM from a platform whose load balancer needs a moment.
    await stop(app, signal === 'SIGINT' ? 0 : settings.drainSeconds)
  })
  await app.listen({
    port: settings.port,
    host: settings.host,
    listenTextResolver: () => 'listening',
  })
  process.stdout.write(`Ganak is ready: http://${printedHost(settings.host)}:${portOf(app)}\n`)
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (mistakes) {
    process.stderr.write(`${(mistakes as Error).message}\n`)
    process.exit(1)
  }
}

/** The first signal stops gracefully, a second one at once. */
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
  setTimeout(() => process.exit(1), LAST_CALL_MS).unref()
  await app.close()
  process.exit(0)
}

function portOf(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port
}

/** A wildcard or loopback address is printed as the name a person would type. */
function printedHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
