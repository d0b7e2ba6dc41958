import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import type { FastifyInstance } from 'fastify'

/**
 * The client's IP address behind `trustHops` proxies. Each trusted proxy has appended one entry to X-Forwarded-For, so
 * the client is the entry that many places from the right; what stands left of it anyone can have made up.
 * Without enough entries, or with one that is no address, the peer's own address is given.
 */
export function clientAddress(request: IncomingMessage, trustHops: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trustHops === 0) return peer
  const header = request.headers['x-forwarded-for'] ?? ''
  const entries = String(header).split(',')
  const claimed = withoutPort(entries.at(-trustHops)?.trim() ?? '')
  return isIP(claimed) ? claimed : peer
}

/** What proxies add. Only the first is ever read. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Warns once, when a request comes through a proxy that is not counted in `trustHops`: to the rate limit all visitors are
 * that proxy then, and nothing else shows it.
 */
export function warnOfUntrustedProxy(app: FastifyInstance, trustHops: number): void {
  let isWarned = trustHops > 0
  app.addHook('onRequest', async ({ headers }) => {
    const header = isWarned ? undefined : forwardingHeaders.find((name) => name in headers)
    if (header === undefined) return
    isWarned = true
    const text =
      'a proxy seems to be in front but TRUST_HOPS is 0: all visitors share one rate limit'
    app.log.warn({ header }, text)
  })
}

/** Some proxies write the client's port too: `203.0.113.9:4711` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? []
  return bracketed ?? dotted ?? entry
}
