import { beforeEach, describe, expect, test } from 'vitest'

import { answer, type AnswerParts } from './answer.ts'
import type { AddOutcome, NewMessage } from './store.ts'

const visitor = { address: '203.0.113.9', host: 'g.in', requestId: '1' }
const whole = { name: 'Asha Rao', email: 'asha@example.in', message: 'The chart is cut off.' }

let added: NewMessage[]
let outcome: AddOutcome | Error
let parts: AnswerParts

beforeEach(() => {
  added = []
  outcome = 'stored'
  parts = {
    store: {
      add: (message) => {
        added.push(message)
        return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
      },
    },
    limiter: () => Promise.resolve({ allowed: true }),
    isReady: () => Promise.resolve(true),
    onStored: () => undefined,
    onStoreFailure: () => undefined,
    nowMs: () => 1_800_000_000_000,
  }
})

describe('a message as JSON', () => {
  test('is stored trimmed and answered with success', async () => {
    const response = await post({ ...whole, name: '  Asha Rao ' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
    expect(added).toMatchObject([{ ...whole, state: 'pending', receivedAtMs: 1_800_000_000_000 }])
  })

  test('is not called a success before the store has it', async () => {
    outcome = new Error('disk full')
    const response = await post(whole)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ success: false })
  })

  test('of a robot that fills in the hidden field is kept but held back', async () => {
    const response = await post({ ...whole, website: 'https://spam.example' })
    expect(await response.json()).toEqual({ success: true })
    expect(added).toMatchObject([{ state: 'held' }])
  })

  test('with wrong fields names each of them in the words of the form', async () => {
    const response = await post({ name: 'A', email: 'a', message: 'short' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      success: false,
      message:
        'Name must be at least 2 characters. Please enter a valid email address. Message must be at least 10 characters',
      errors: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        message: 'Message must be at least 10 characters',
      },
    })
    expect(added).toEqual([])
  })

  test('with one wrong field is answered with exactly its sentence', async () => {
    const response = await post({ ...whole, name: 'A' })
    expect(await response.json()).toMatchObject({ message: 'Name must be at least 2 characters' })
  })
})

describe('a repeated request', () => {
  test('under its key is a success that stores nothing', async () => {
    outcome = 'repeated'
    const response = await post(whole, { 'idempotency-key': 'k' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
  })

  test('under the key of another message is refused', async () => {
    outcome = 'conflict'
    const response = await post(whole, { 'idempotency-key': 'k' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ success: false })
  })

  test('has the same hashes, another message another one, and the key itself is not kept', async () => {
    await post(whole, { 'idempotency-key': 'k' })
    await post(whole, { 'idempotency-key': 'k' })
    await post({ ...whole, name: 'Ravi' }, { 'idempotency-key': 'k' })
    const [first, second, third] = added
    expect(second).toMatchObject({ keyHash: first?.keyHash, bodyHash: first?.bodyHash })
    expect(third?.bodyHash).not.toBe(first?.bodyHash)
    expect(first?.keyHash).not.toContain('k'.repeat(2))
    expect(first?.keyHash).toHaveLength(43)
  })
})

describe('what is refused', () => {
  const json = { 'content-type': 'application/json' }
  test.each<[string, RequestInit, number]>([
    ['another method', { method: 'DELETE' }, 405],
    ['OPTIONS', { method: 'OPTIONS' }, 405],
    ['broken JSON', { body: '{"name":', headers: json }, 400],
    ['JSON that is no object', { body: '[]', headers: json }, 400],
    ['bytes that are not UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }, 400],
    ['an empty body', { body: '', headers: json }, 400],
    ['a key of spaces', { body: '{}', headers: { ...json, 'idempotency-key': 'a b' } }, 400],
    [
      'a key too long',
      { body: '{}', headers: { ...json, 'idempotency-key': 'x'.repeat(256) } },
      400,
    ],
    ['another site', { body: '{}', headers: { ...json, origin: 'https://evil.example' } }, 403],
    ['65,537 bytes', { body: '"'.padEnd(65_537), headers: json }, 413],
    ['plain text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
    ['no type', { body: new Uint8Array([1]) }, 415],
    [
      'UTF-16',
      { body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
      415,
    ],
    ['compressed', { body: '{}', headers: { ...json, 'content-encoding': 'gzip' } }, 415],
  ])('%s', async (_name, init, status) => {
    const request = new Request('http://localhost/api/contact', { method: 'POST', ...init })
    const response = await answer(parts, request, visitor)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) })
    expect(added).toEqual([])
  })

  test('a client that has posted too much, with the time to wait', async () => {
    parts.limiter = () => Promise.resolve({ allowed: false, retryAfterSeconds: 90 })
    const response = await post(whole)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('90')
    expect(await response.json()).toMatchObject({
      success: false,
      message: 'You have sent many messages. Please try again in 2 minutes.',
    })
  })

  test('65,536 bytes are read', async () => {
    const response = await answer(parts, jsonRequest('{}'.padEnd(65_536)), visitor)
    expect(response.status).toBe(422)
  })
})

describe('the plain form', () => {
  const typed = { name: '<b>Asha</b>', email: 'asha', message: '</textarea><script>x</script> "&' }

  test('leads to the page that says so', async () => {
    const response = await postForm(whole)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/sent'])
    expect(added).toMatchObject([whole])
  })

  test('comes back as a page with everything that was typed, as text', async () => {
    const response = await postForm(typed, 'text/html,*/*;q=0.8')
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    const page = await response.text()
    expect(page).toContain('Please enter a valid email address')
    expect(page).toContain('value="&lt;b&gt;Asha&lt;/b&gt;"')
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;x&lt;/script&gt; &quot;&amp;</textarea>')
    expect(page).not.toMatch(/<script|<b>/)
  })

  test('keeps the words also when the store is away', async () => {
    outcome = new Error('away')
    const response = await postForm(whole, 'text/html')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(whole.message)
  })

  test('gets JSON when nobody asked for a page', async () => {
    const response = await postForm(typed, '*/*')
    expect(await response.json()).toMatchObject({ success: false })
  })
})

test('GET says whether messages are taken, how long they may be and when an answer comes', async () => {
  parts.isReady = () => Promise.resolve(false)
  const response = await answer(parts, new Request('http://localhost/api/contact'), visitor)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    accepting: false,
    maxMessageLength: 5_000,
    replyTime: '24-48 hours',
  })
})

function post(body: object, headers: Record<string, string> = {}): Promise<Response> {
  return answer(parts, jsonRequest(JSON.stringify(body), headers), visitor)
}

function jsonRequest(body: string, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

function postForm(fields: Record<string, string>, accept = 'text/html'): Promise<Response> {
  const body = new URLSearchParams(fields)
  const init = { method: 'POST', headers: { accept }, body }
  return answer(parts, new Request('http://localhost/api/contact', init), visitor)
}
