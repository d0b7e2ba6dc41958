import type { IncomingMessage, ServerResponse } from 'node:http'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { ContactService } from './contact/service.ts'

import { clientAddress } from './client-address.ts'
import { answerHeaders } from './headers.ts'

/** The request handler of Astro's Node adapter in middleware mode. */
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

/** Astro creates a standard Request, which does not support TRACE and CONNECT. */
const supportedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Passes every request below `/api/` to Astro before Fastify reads the body. Unknown endpoints get a failure in JSON. */
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
  if (!supportedMethods.has(raw.method ?? '')) {
    sendFailure(reply.raw, 405, 'This method is not supported here.')
    return
  }
  const visitor = {
    address: clientAddress(raw, trustHops),
    host: raw.headers.host ?? '',
    requestId: request.id,
  }
  const answerUnknown = (): void => sendFailure(reply.raw, 404, 'There is nothing here.')
  await handler(raw, reply.raw, answerUnknown, { contact, visitor })
}

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
