import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'

import type { ContactService, Log } from './contact/service.ts'
import { BuiltFiles } from './built-files.ts'
import {
  createConnections,
  decideConnection,
  originForm,
  refuseUnclearHost,
  sendFailure,
} from './connections.ts'
import { type EndpointHandler, answerEndpoint, type EndpointParts } from './endpoints.ts'
import { answerHeaders } from './headers.ts'
import { logToStandardOutput } from './log-output.ts'
import { addMetrics } from './metrics.ts'
import { plainForm } from '../lib/contact/plain-form.ts'
import { warnOfUntrustedProxy } from './client-address.ts'
import { hostOf, readerOf } from './reader.ts'
import { answerBuiltFile } from './static-site.ts'

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
  const files = await BuiltFiles.open(parts.clientFolder)
  const logUnreadable = (status: number, reason: string | undefined): void => {
    app.log.info({ path: '(unreadable)', status, reason }, 'answered')
  }
  const app = fastify({
    serverFactory: () =>
      createConnections((request, response) => front(request, response), logUnreadable),
    // `createConnections` answers these. A second listener would close the connection too early.
    clientErrorHandler: () => undefined,
    // Serves requests on open connections while the server closes.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    // Fastify's default would log the client's address and the query.
    logger: {
      level: parts.logLevel,
      base: null,
      serializers: { req: () => ({}) },
      stream: parts.logStream ?? logToStandardOutput(),
    },
  })
  const contact = parts.openContact(app.log)
  app.addHook('onClose', () => contact.close())
  addHealth(app, contact, parts.lifeState)
  addMetrics(app, contact, parts.metricsToken)
  answerErrors(app)
  const front = createFront({ ...parts, app, contact, files })
  return app
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

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    app.log.error({ err: error }, 'failed')
    reply.headers(answerHeaders()).code(500).type('text/plain; charset=utf-8')
    return reply.send('Something went wrong on our side.')
  })
}

interface FrontParts extends EndpointParts {
  /** Has the routes for operators and the log. */
  app: FastifyInstance
  files: BuiltFiles
  lifeState: () => 'serving' | 'draining'
}

/**
 * Returns the listener of all requests. It checks and logs each request, and answers endpoints and built files itself: the
 * framework would take several times as long as a page from memory.
 */
function createFront(parts: FrontParts): RequestListener {
  const { app, files } = parts
  const warnOfProxy = warnOfUntrustedProxy(
    (details, text) => app.log.warn(details, text),
    parts.trustHops,
  )
  return (request, response) => {
    const id = randomUUID()
    request.url = originForm(request)
    logAnswer(app.log, request, response, id)
    if (refuseUnclearHost(request, response)) return
    decideConnection(request, response, parts.lifeState() === 'draining')
    warnOfProxy(request)
    const path = decodedPath(request.url)
    if (request.url.startsWith('/api/')) {
      const failed = (error: unknown): void => answerError(app, response, error)
      answerEndpoint(request, response, id, parts).catch(failed)
    } else if (!files.find(path) && isRoute(app, request, path)) app.routing(request, response)
    else {
      const answer = () => answerBuiltFile(files, request, response, path)
      const refreshed = files.refreshIfDue()
      if (refreshed === undefined) answer()
      else void refreshed.then(answer)
    }
  }
}

/** The routes for operators. */
function isRoute(app: FastifyInstance, { method }: IncomingMessage, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && app.hasRoute({ method: 'GET', url: path })
}

/** Returns the path of an address, decoded if possible. Otherwise it is an unknown path. */
function decodedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '/'
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function answerError(app: FastifyInstance, response: ServerResponse, error: unknown): void {
  app.log.error({ err: error }, 'failed')
  if (response.headersSent) response.destroy()
  else sendFailure(response, 500, 'Something went wrong on our side.')
}

/**
 * Logs one line when the response is complete. Only paths of the site are logged, because other paths can contain anything.
 * `reader` and `from` (the host of the referrer) are for counting visits.
 */
function logAnswer(
  log: FastifyBaseLogger,
  request: IncomingMessage,
  response: ServerResponse,
  reqId: string,
): void {
  const startMs = performance.now()
  response.on('finish', () => {
    const { statusCode: status } = response
    const path = request.url?.split('?', 1)[0] ?? ''
    const details = {
      reqId,
      method: request.method,
      path: isOfSite(path, status) ? path : '(unknown)',
      status,
      durationMs: Math.round(performance.now() - startMs),
      reader: readerOf(request.headers),
      from: request.headers.referer && hostOf(request.headers.referer),
    }
    log.info(details, 'answered')
  })
}

/** Returns whether a path exists. Unsupported methods get 405 at any path below /api/, and invalid hosts 400 at any path. */
function isOfSite(path: string, status: number): boolean {
  if (path.startsWith('/api/')) return path === plainForm.action
  return status !== 400 && status !== 404
}
