import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ContactService } from './contact/service.ts'

import { clientAddress } from './client-address.ts'
import { answerHeaders } from './headers.ts'

/** The request handler that Astro's Node adapter builds in middleware mode. */
export type EndpointHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => Promise<void>

interface EndpointParts {
  handler: EndpointHandler
  contact: ContactService
  trustHops: number
}

/** Astro builds a standard Request, which cannot be made of TRACE or CONNECT. */
const understoodMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Sends every request below `/api/` to Astro before Fastify looks at its body, which the endpoint reads itself.
 * Whatever no endpoint answers gets JSON, like every failure there.
 */
export function answerEndpoints(app: FastifyInstance, parts: EndpointParts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    reply.hijack()
    setHeaders(reply.raw)
    await answerEndpoint(request, reply, parts)
  })
}

async function answerEndpoint(
  request: FastifyRequest,
  reply: FastifyReply,
  { handler, contact, trustHops }: EndpointParts,
): Promise<void> {
  const { raw } = request
  if (!understoodMethods.has(raw.method ?? '')) {
    sendFailure(reply.raw, 405, 'This method is not supported here.')
    return
  }
  const visitor = {
    address: clientAddress(raw, trustHops),
    host: raw.headers.host ?? '',
    requestId: request.id,
  }
  // Astro makes an URL of both and throws, or logs, when they are odd. No endpoint needs the query.
  raw.headers.host = 'localhost'
  raw.url = request.url.split('?', 1)[0] ?? '/'
  await handler(raw, reply.raw, () => sendFailure(reply.raw, 404, 'There is nothing here.'), {
    contact,
    visitor,
  })
}

/** Answers with the JSON of every failure. */
function sendFailure(response: ServerResponse, status: number, message: string): void {
  const body = Buffer.from(JSON.stringify({ success: false, message }))
  setHeaders(response)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
  })
  response.end(body)
}

function setHeaders(response: ServerResponse): void {
  for (const [name, value] of Object.entries(answerHeaders())) response.setHeader(name, value)
}
