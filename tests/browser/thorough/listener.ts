import { createSocket } from 'node:dgram'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that belongs to somebody else, as far as the site can tell. Whatever arrives there got out. */
export interface Listener {
  /** Where a script would send what it stole. */
  target: string
  /** Requests, connections without one, and datagrams, in the order they came. */
  heard: string[]
  close: () => void
}

/** Starts one for TCP and UDP on the same free port of 127.0.0.1. */
export async function startListener(): Promise<Listener> {
  const heard: string[] = []
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`)
    response.setHeader('access-control-allow-origin', '*').end()
  })
  server.on('connection', () => heard.push('a connection'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const datagrams = createSocket('udp4', () => heard.push('a datagram'))
  await new Promise<void>((resolve) => datagrams.bind(port, '127.0.0.1', resolve))
  return {
    target: `http://127.0.0.1:${port}/secret`,
    heard,
    close() {
      server.close()
      server.closeAllConnections()
      datagrams.close()
    },
  }
}
