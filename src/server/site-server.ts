import { randomUUID } from 'node:crypto'

import fastify, { type FastifyInstance, LogController } from 'fastify'

import type { ContactService, Log } from '../lib/contact/service.ts'

import { answerEndpoints, type EndpointHandler } from './endpoints.ts'
import { createConnections } from './connections.ts'
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
  trustHops: number
  /** Asked on each request; while draining `/readyz` says no and connections are closed after their answer. */
  lifeState: () => 'serving' | 'draining'
}

/** The whole production server, ready to listen. */
export async function createSiteServer(parts: SiteParts): Promise<FastifyInstance> {
  const app = fastify({
    serverFactory: createConnections,
    // `createConnections` answers these. A second listener would cut the connection while the answer is still leaving.
    clientErrorHandler: () => undefined,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Whoever got in before the door closed is served, not told 503.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: ({ url = '/' }) => decodable(url),
    // Fastify's own lines would carry the client's address and the query.
    logger: { level: parts.logLevel, base: null, serializers: { req: () => ({}) } },
  })
  const contact = parts.openContact(app.log)
  app.addHook('onClose', () => contact.close())
  closeConnections(app, parts.lifeState)
  logResponses(app)
  addHealth(app, contact, parts.lifeState)
  answerEndpoints(app, { ...parts, contact })
  await serveBuiltFiles(app, parts.clientFolder)
  return app
}

/** An address that cannot be decoded is one that nothing stands at: with its percent signs taken as such, it is an unknown path. */
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
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
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

/** One line per response. An unknown path is not written down: what people type there can be anything. */
function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const status = reply.raw.statusCode
    const path = status === 404 ? '(unknown)' : request.url.split('?', 1)[0]
    const durationMs = Math.round(reply.elapsedTime)
    request.log.info({ method: request.method, path, status, durationMs }, 'answered')
  })
}
