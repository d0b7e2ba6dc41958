import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import type { FastifyInstance } from 'fastify'

import { logAnswer } from './answer-log.ts'
import type { BuiltFiles } from './built-files.ts'
import { warnOfUntrustedProxy } from './client-address.ts'
import { decideConnection, originForm, refuseUnclearHost, sendFailure } from './connections.ts'
import { answerEndpoint, type EndpointParts } from './endpoints.ts'
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
