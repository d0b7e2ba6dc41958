import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Returns the client's IP address behind `trustHops` proxies. Each trusted proxy appends one entry to X-Forwarded-For, so
 * the client is that many places from the right; entries to the left can be forged.
 * Falls back to the peer's address if the entry is missing or invalid.
 */
export function clientAddress(request: IncomingMessage, trustHops: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trustHops === 0) return peer
  const header = request.headers['x-forwarded-for'] ?? ''
  const entries = String(header).split(',')
  const claimed = withoutPort(entries.at(-trustHops)?.trim() ?? '')
  return isIP(claimed) ? claimed : peer
}

/** The headers that proxies add. Only the first is read. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/**
 * Returns a function that logs one warning when a request comes through a proxy although `trustHops` is 0: all visitors then share
 * one rate limit.
 */
export function warnOfUntrustedProxy(
  warn: (details: object, text: string) => void,
  trustHops: number,
): (request: IncomingMessage) => void {
  let isWarned = trustHops > 0
  return ({ headers }) => {
    if (isWarned) return
    const header = forwardingHeaders.find((name) => name in headers)
    if (header === undefined) return
    isWarned = true
    const text =
      'a proxy seems to be in front but TRUST_HOPS is 0: all visitors share one rate limit'
    warn({ header }, text)
  }
}

/** Removes the port that some proxies add: `203.0.113.9:4711` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(entry) ?? []
  return bracketed ?? dotted ?? entry
}
