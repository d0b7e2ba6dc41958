import fastify, { type FastifyInstance, LogController } from 'fastify'

import type { ContactService, Log } from './contact/service.ts'

import { BuiltFiles } from './built-files.ts'
import { createConnections } from './connections.ts'
import type { EndpointHandler } from './endpoints.ts'
import { createFront } from './front.ts'
import { answerHeaders } from './headers.ts'
import { logToStandardOutput } from './log-output.ts'
import { addMetrics } from './metrics.ts'

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
