import { createServer, type RequestListener, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

import type { FastifyInstance } from 'fastify'

import { answerHeaders } from './headers.ts'

/** The time limits for slow clients. Together they end a slow request within 20 s. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 15_000
const CHECK_INTERVAL_MS = 2_000
/** Longer than the 60 s of load balancers, which could otherwise reuse a connection just as it closes. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000
/** The time without any bytes after which a connection is closed, even during a response. */
const SILENT_SOCKET_TIMEOUT_MS = 90_000

/** Receives the status of the answer and the error code of Node's parser. */
type OnUnreadable = (status: number, reason: string | undefined) => void

/** Creates the HTTP server, which answers even unreadable requests with JSON. */
export function createConnections(listener: RequestListener, onUnreadable: OnUnreadable): Server {
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      // Node would answer a request without Host with an empty body.
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(SILENT_SOCKET_TIMEOUT_MS)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    answerUnreadableRequest(error, socket, onUnreadable)
  })
  // Node would answer an unknown Expect header with an empty body.
  server.on('checkExpectation', listener)
  return server
}

/** Answers a request that the HTTP parser refused. It has no request object, only a socket. */
function answerUnreadableRequest(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  onUnreadable: OnUnreadable,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, message] = statusAndMessage(error.code)
  onUnreadable(Number.parseInt(status, 10), error.code)
  const body = JSON.stringify({ success: false, message })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...answerHeaders(),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`,
    // Otherwise a client that never stops sending would keep the connection open.
    () => socket.destroy(),
  )
}

function statusAndMessage(code: string | undefined): readonly [status: string, message: string] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return ['408 Request Timeout', 'The request took too long to arrive.']
  }
  if (code === 'HPE_HEADER_OVERFLOW') {
    return ['431 Request Header Fields Too Large', 'The request headers are too large.']
  }
  return ['400 Bad Request', 'The request could not be read.']
}

/**
 * Answers 400 if the Host header is missing, repeated or invalid (RFC 9112, section 3.2): proxy and server could use
 * different hosts. HTTP/1.0 has no Host header.
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

/** Returns whether a text is only a host with an optional port. */
export function isHost(text: string): boolean {
  return !/[/?#@\\\s]/.test(text) && URL.canParse(`http://${text}`)
}
