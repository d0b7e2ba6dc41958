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

/** What the server is made of. */
export interface SiteParts {
  /** Folder of the built files (`dist/client`). */
  clientFolder: string
  /** Astro's handler for what was not rendered at build time. */
  handler: EndpointHandler
  /** Opens the contact service; the server closes it. */
  openContact: (log: Log) => ContactService
  logLevel: string
  /** Where the log goes; standard output unless it is given. */
  logStream?: { write: (line: string) => void }
  trustHops: number
  /** What to send to read `/metrics`; null for no such page. */
  metricsToken: string | null
  /** Asked on each request; while draining `/readyz` says no and connections are closed after their answer. */
  lifeState: () => 'serving' | 'draining'
}

/** The whole production server, ready to listen. */
export async function createSiteServer(parts: SiteParts): Promise<FastifyInstance> {
  const logUnreadable = (status: number, reason: string | undefined): void => {
    app.log.info({ path: '(unreadable)', status, reason }, 'answered')
  }
  const app = fastify({
    serverFactory: (listener) => createConnections(listener, logUnreadable),
    // `createConnections` answers these. A second listener would cut the connection while the answer is still leaving.
    clientErrorHandler: () => undefined,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A request that arrives on an open connection while the server closes is still served, not answered 503.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => decodable(originForm(request)),
    // Fastify's own lines would carry the client's address and the query.
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
 * Returns the path and query of a request target. RFC 9112 (3.2.2) asks servers to accept a whole address too, whose host then
 * replaces the Host header.
 */
function originForm({ url = '/', headers }: IncomingMessage): string {
  const [, authority, target] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? []
  if (authority === undefined || !isHost(authority)) return url
  headers.host = authority
  return target?.startsWith('/') ? target : `/${target}`
}

/** Nothing stands at an address that cannot be decoded: with its percent signs escaped it is an unknown path like any other. */
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
 * Closes a connection after its answer when the server is about to stop, and after a request to change the protocol,
 * which is never granted: Node stalls the next request on such a connection when the body before it was not read.
 */
function closeConnections(app: FastifyInstance, lifeState: SiteParts['lifeState']): void {
  app.addHook('onRequest', async (request, reply) => {
    const isLast = lifeState() === 'draining' || request.headers.upgrade !== undefined
    if (isLast) reply.raw.setHeader('connection', 'close')
  })
}

/**
 * One line per response. Only an address of the site is written down: what people type elsewhere can be anything. Of the
 * visitor it has a word for the kind of reader and the host of the page before, which `npm run visits` counts.
 */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.statusCode
    const path = request.url.split('?', 1)[0] ?? ''
    const durationMs = Math.round(reply.elapsedTime)
    const shown = isOfSite(path, status) ? path : '(unknown)'
    const reader = readerOf(request.headers)
    const from = hostOf(request.headers.referer ?? '')
    request.log.info(
      { method: request.method, path: shown, status, durationMs, reader, from },
      'answered',
    )
  })
}

/** A method that no endpoint understands is refused (405) at any path below /api/, and a request without Host (400) at any. */
function isOfSite(path: string, status: number): boolean {
  if (path.startsWith('/api/')) return path === plainForm.action
  return status !== 400 && status !== 404
}
