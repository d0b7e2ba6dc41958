import { failurePagePolicy, renderFailurePage } from './failure-page.ts'
import type { Sentences, Typed } from './parse-post.ts'

/** Why a request is not served. */
export interface Failure {
  status: number
  /** What the visitor reads. */
  sentence: string
  retryAfterSeconds?: number
  /** What is wrong with single fields. */
  sentences?: Sentences
  /** What the visitor typed, if it could be read. */
  typed?: Typed
  headers?: Record<string, string>
}

/**
 * The answer to a request that is not served: JSON, always. Only a browser that has posted the plain form, and asks
 * for a page, gets one, since its visitor would see the JSON instead of the words just typed.
 */
export function answerFailure(failure: Failure, request: Request): Response {
  const { status, sentence, sentences = {}, retryAfterSeconds } = failure
  const headers = new Headers(failure.headers)
  headers.set('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  if (expectsPage(request)) {
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-security-policy', failurePagePolicy)
    return new Response(renderFailurePage(sentence, sentences, failure.typed), { status, headers })
  }
  headers.set('content-type', 'application/json; charset=utf-8')
  const errors = Object.keys(sentences).length > 0 ? { errors: sentences } : {}
  return new Response(JSON.stringify({ success: false, message: sentence, ...errors }), {
    status,
    headers,
  })
}

/** Whether a plain form was posted by a browser that will show whatever comes back. */
function expectsPage(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)
  return isForm && /\btext\/html\b/i.test(request.headers.get('accept') ?? '')
}
