import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * The client's IP address behind `trustHops` proxies. Each trusted proxy has appended one entry to X-Forwarded-For, so
 * the entry that many from the right is the client; everything left of it can be made up and is not looked at.
 * Without enough entries, or with one that is no address, the peer's own address is given.
 */
export function clientAddress(request: IncomingMessage, trustHops: number): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trustHops === 0) return peer
  const header = request.headers['x-forwarded-for'] ?? ''
  const entries = String(header).split(',')
  const claimed = entries.at(-trustHops)?.trim() ?? ''
  return isIP(claimed) ? claimed : peer
}
