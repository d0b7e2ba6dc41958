import type { FastifyInstance } from 'fastify'

import { answerHeaders } from './headers.ts'

/**
 * Answers 400 to a request whose Host header is missing, given twice or no host, as RFC 9112 (section 3.2) asks: two
 * servers in a row may each believe another one. HTTP/1.0 knows no Host.
 */
export function refuseUnclearHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter(
      (_text, index, headers) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === 'host',
    )
    const [host] = hosts
    if (host === undefined && raw.httpVersion === '1.0') return undefined
    if (host !== undefined && hosts.length === 1 && isHost(host)) return undefined
    reply.headers({ ...answerHeaders(), Connection: 'close' })
    const message = 'The request must have one Host header that names a host.'
    return reply.code(400).send({ success: false, message })
  })
}

/** Returns whether a text is a host, perhaps with its port, and nothing else: an address made of it must lead there. */
export function isHost(text: string): boolean {
  return !/[/?#@\\\s]/.test(text) && URL.canParse(`http://${text}`)
}
