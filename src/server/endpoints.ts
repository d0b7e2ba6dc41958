import type { IncomingMessage, ServerResponse } from 'node:http'

import type { ContactService } from './contact/service.ts'

import { clientAddress } from './client-address.ts'
import { sendFailure } from './connections.ts'
import { answerHeaders } from './headers.ts'

/** The request handler of Astro's Node adapter in middleware mode. */
export type EndpointHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  locals: object,
) => Promise<void>

/** The handler and what it needs to answer. */
export interface EndpointParts {
  handler: EndpointHandler
  contact: ContactService
  trustHops: number
}

/** Astro creates a standard Request, which does not support TRACE and CONNECT. */
const supportedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Passes a request below `/api/` to Astro. Unknown endpoints get a failure in JSON. */
export async function answerEndpoint(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  { handler, contact, trustHops }: EndpointParts,
): Promise<void> {
  if (!supportedMethods.has(request.method ?? '')) {
    sendFailure(response, 405, 'This method is not supported here.')
    return
  }
  for (const [name, value] of Object.entries(answerHeaders())) response.setHeader(name, value)
  const address = clientAddress(request, trustHops)
  const visitor = { address, host: request.headers.host ?? '', requestId }
  const answerUnknown = (): void => sendFailure(response, 404, 'There is nothing here.')
  await handler(request, response, answerUnknown, { contact, visitor })
}
