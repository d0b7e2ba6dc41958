import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'

import { answerHeaders } from './headers.ts'
import { remember } from './remember.ts'

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
 * different hosts. HTTP/1.0 has no Host header. Returns whether it did.
 */
export function refuseUnclearHost(request: IncomingMessage, response: ServerResponse): boolean {
  const { rawHeaders } = request
  const hosts = rawHeaders.filter(
    (_text, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  const [host] = hosts
  if (host === undefined && request.httpVersion === '1.0') return false
  if (host !== undefined && hosts.length === 1 && isHost(host)) return false
  response.setHeader('Connection', 'close')
  sendFailure(response, 400, 'The request must have one Host header that names a host.')
  return true
}

/** Sends a failure in JSON. */
export function sendFailure(response: ServerResponse, status: number, message: string): void {
  const body = Buffer.from(JSON.stringify({ success: false, message }))
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.byteLength,
  }
  response.writeHead(status, { ...answerHeaders(), ...headers }).end(body)
}

/**
 * Closes a connection after its answer while draining, and after an upgrade request: if the body was not read, Node would
 * stall the next request on the connection. Otherwise leaves out the headers for persistent connections, which are the
 * default of HTTP/1.1.
 */
export function decideConnection(
  request: IncomingMessage,
  response: ServerResponse,
  isDraining: boolean,
): void {
  if (isDraining || request.headers.upgrade !== undefined) response.setHeader('Connection', 'close')
  else if (request.httpVersion === '1.1' && response.shouldKeepAlive)
    response.removeHeader('Connection')
}

/**
 * Returns the path and query of a request target. If it is an absolute address (RFC 9112, 3.2.2), its host replaces the Host
 * header.
 */
export function originForm({ url = '/', headers }: IncomingMessage): string {
  if (url.startsWith('/')) return url
  const [, authority, target] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? []
  if (authority === undefined || !isHost(authority)) return url
  headers.host = authority
  return target?.startsWith('/') ? target : `/${target}`
}

/** Returns whether a text is only a host with an optional port. */
const isHost = remember((text) => !/[/?#@\\\s]/.test(text) && URL.canParse(`http://${text}`))
