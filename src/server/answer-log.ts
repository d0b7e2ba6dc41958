import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyBaseLogger } from 'fastify'

import { plainForm } from '../lib/contact/plain-form.ts'
import { hostOf, readerOf } from './reader.ts'

/**
 * Logs one line when the response is complete. Only paths of the site are logged, because other paths can contain anything.
 * `reader` and `from` (the host of the referrer) are for counting visits.
 */
export function logAnswer(
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
