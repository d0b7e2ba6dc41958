import type { FastifyInstance } from 'fastify'

import { answerHeaders } from './headers.ts'

/**
 * Answers 400 to a request with no Host header or with more than one, as RFC 9112 (section 3.2) asks: two servers in a row
 * may each believe another one of them. HTTP/1.0 knows no Host.
 */
export function refuseUnclearHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const names = raw.rawHeaders.filter((_text, index) => index % 2 === 0)
    const hosts = names.filter((name) => name.toLowerCase() === 'host').length
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return undefined
    reply.headers({ ...answerHeaders(), Connection: 'close' })
    const message = 'The request must have one Host header.'
    return reply.code(400).send({ success: false, message })
  })
}
