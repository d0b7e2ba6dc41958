import { answer, type AnswerParts } from './answer.ts'
import type { AddOutcome, NewMessage } from './store.ts'

const visitor = { address: '203.0.113.9', host: 'g.in', requestId: '1' }

/** The endpoint for tests, over a store that only notes what it is given. */
export function tryAnswer() {
  const added: NewMessage[] = []
  const stored: NewMessage[] = []
  const store: { outcome: AddOutcome | Error } = { outcome: 'stored' }
  const parts: AnswerParts = {
    store: {
      bodyHashOf: (keyHash) =>
        Promise.resolve(stored.find((one) => one.keyHash === keyHash)?.bodyHash),
      add: (message) => {
        added.push(message)
        const { outcome } = store
        return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
      },
    },
    limiter: () => Promise.resolve({ allowed: true }),
    isReady: () => Promise.resolve(true),
    onStored: () => undefined,
    onStoreFailure: () => undefined,
    nowMs: () => 1_800_000_000_000,
  }
  const send = (request: Request) => answer(parts, request, visitor)
  return {
    /** What the store was given, in order. */
    added,
    /** What the store has under which key, without having been given it. */
    stored,
    /** What the store says to it from now on. */
    store,
    parts,
    send,
    post: (body: object, headers?: Record<string, string>) =>
      send(jsonRequest(JSON.stringify(body), headers)),
    postForm: (fields: Record<string, string>, accept = 'text/html') =>
      send(request({ accept }, new URLSearchParams(fields))),
  }
}

/** A post of this text as JSON. */
export function jsonRequest(body: string, headers: Record<string, string> = {}): Request {
  return request({ 'content-type': 'application/json', ...headers }, body)
}

function request(headers: Record<string, string>, body: string | URLSearchParams): Request {
  return new Request('http://localhost/api/contact', { method: 'POST', headers, body })
}
