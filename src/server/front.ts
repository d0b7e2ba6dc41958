import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

import { plainForm } from '../lib/contact/plain-form.ts'
import type { BuiltFiles } from './built-files.ts'
import { warnOfUntrustedProxy } from './client-address.ts'
import { decideConnection, originForm, refuseUnclearHost, sendFailure } from './connections.ts'
import { answerEndpoint, type EndpointParts } from './endpoints.ts'
import { hostOf, readerOf } from './reader.ts'
import { answerBuiltFile } from './static-site.ts'

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
export function createFront(parts: FrontParts): RequestListener {
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
