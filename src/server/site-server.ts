import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import fastify, { type FastifyInstance, LogController } from 'fastify'

import { plainForm } from '../lib/contact/plain-form.ts'
import type { ContactService, Log } from './contact/service.ts'

import { warnOfUntrustedProxy } from './client-address.ts'
import { answerEndpoints, type EndpointHandler } from './endpoints.ts'
import { createConnections, isHost, refuseUnclearHosts } from './connections.ts'
import { answerHeaders } from './headers.ts'
import { addMetrics } from './metrics.ts'
import { hostOf, readerOf } from './reader.ts'
import { serveBuiltFiles } from './static-site.ts'

export interface SiteParts {
  /** Folder of the built files (`dist/client`). */
  clientFolder: string
  /** Astro's handler for paths that are not prerendered. */
  handler: EndpointHandler
  /** Opens the contact service; the server closes it. */
  openContact: (log: Log) => ContactService
  logLevel: string
  /** The log output; standard output by default. */
  logStream?: { write: (line: string) => void }
  trustHops: number
  /** The bearer token of `/metrics`; null for no such page. */
  metricsToken: string | null
  /** Called on each request. While draining, `/readyz` fails and connections close after their answer. */
  lifeState: () => 'serving' | 'draining'
}

/** Creates the production server, ready to listen. */
export async function createSiteServer(parts: SiteParts): Promise<FastifyInstance> {
  const logUnreadable = (status: number, reason: string | undefined): void => {
    app.log.info({ path: '(unreadable)', status, reason }, 'answered')
  }
  const app = fastify({
    serverFactory: (listener) => createConnections(listener, logUnreadable),
    // `createConnections` answers these. A second listener would close the connection too early.
    clientErrorHandler: () => undefined,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Serves requests on open connections while the server closes.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => decodable(originForm(request)),
    // Fastify's default would log the client's address and the query.
    logger: {
      level: parts.logLevel,
      base: null,
      serializers: { req: () => ({}) },
      ...(parts.logStream && { stream: parts.logStream }),
    },
  })
  const contact = parts.openContact(app.log)
  app.addHook('onClose', () => contact.close())
  logResponses(app)
  refuseUnclearHosts(app)
  closeConnections(app, parts.lifeState)
  warnOfUntrustedProxy(app, parts.trustHops)
  addHealth(app, contact, parts.lifeState)
  addMetrics(app, contact, parts.metricsToken)
  answerEndpoints(app, { ...parts, contact })
  await serveBuiltFiles(app, parts.clientFolder)
  return app
}

/**
 * Returns the path and query of a request target. If it is an absolute address (RFC 9112, 3.2.2), its host replaces the Host
 * header.
 */
function originForm({ url = '/', headers }: IncomingMessage): string {
  const [, authority, target] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? []
  if (authority === undefined || !isHost(authority)) return url
  headers.host = authority
  return target?.startsWith('/') ? target : `/${target}`
}

/** Escapes the percent signs of a path that cannot be decoded, which makes it an unknown path. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '/')
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

function addHealth(
  app: FastifyInstance,
  contact: ContactService,
  lifeState: SiteParts['lifeState'],
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.headers(answerHeaders())
    return { status: 'alive' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.headers(answerHeaders())
    if (lifeState() === 'draining') return reply.code(503).send({ status: 'draining' })
    if (await contact.isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'contact store unavailable' })
  })
}

/**
 * Closes a connection after its answer while draining, and after an upgrade request: if the body was not read, Node would
 * stall the next request on the connection.
 */
function closeConnections(app: FastifyInstance, lifeState: SiteParts['lifeState']): void {
  app.addHook('onRequest', async (request, reply) => {
    const isLast = lifeState() === 'draining' || request.headers.upgrade !== undefined
    if (isLast) reply.raw.setHeader('connection', 'close')
  })
}

/**
 * Logs one line per response. Only paths of the site are logged, because other paths can contain anything. `reader` and `from`
 * (the host of the referrer) are for `npm run visits`.
 */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.statusCode
    const path = request.url.split('?', 1)[0] ?? ''
    const details = {
      method: request.method,
      path: isOfSite(path, status) ? path : '(unknown)',
      status,
      durationMs: Math.round(reply.elapsedTime),
      reader: readerOf(request.headers),
      from: hostOf(request.headers.referer ?? ''),
    }
    request.log.info(details, 'answered')
  })
}

/** Returns whether a path exists. Unsupported methods get 405 at any path below /api/, and invalid hosts 400 at any path. */
function isOfSite(path: string, status: number): boolean {
  if (path.startsWith('/api/')) return path === plainForm.action
  return status !== 400 && status !== 404
}
