import { beforeEach, describe, expect, test } from 'vitest'

import { tryAnswer } from '../../../tests/fixtures/answer.ts'

const whole = { name: 'Asha Rao', email: 'asha@example.in', message: 'The chart is cut off.' }

let endpoint: ReturnType<typeof tryAnswer>
beforeEach(() => {
  endpoint = tryAnswer()
})

describe('a message as JSON', () => {
  test('is stored trimmed and answered with success', async () => {
    const response = await endpoint.post({ ...whole, name: '  Asha Rao ' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
    expect(endpoint.added).toMatchObject([
      { ...whole, state: 'pending', receivedAtMs: 1_800_000_000_000 },
    ])
  })

  test('is not called a success before the store has it', async () => {
    endpoint.store.outcome = new Error('disk full')
    const response = await endpoint.post(whole)
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ success: false })
  })

  test('of a robot that fills in the honeypot is stored as held', async () => {
    const response = await endpoint.post({ ...whole, website: 'https://spam.example' })
    expect(await response.json()).toEqual({ success: true })
    expect(endpoint.added).toMatchObject([{ state: 'held' }])
  })

  test('with wrong fields names each of them in the words of the form', async () => {
    const response = await endpoint.post({ name: 'A', email: 'a', message: 'short' })
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
    expect(endpoint.added).toEqual([])
  })

  test('with one wrong field is answered with exactly its sentence', async () => {
    const response = await endpoint.post({ ...whole, name: 'A' })
    expect(await response.json()).toMatchObject({ message: 'Name must be at least 2 characters' })
  })
})

describe('a repeated request', () => {
  test('under its key is a success that stores nothing', async () => {
    endpoint.store.outcome = 'repeated'
    const response = await endpoint.post(whole, { 'idempotency-key': 'k' })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ success: true })
  })

  test('is known before it is counted: it costs nothing, however often it comes', async () => {
    const asked: string[] = []
    const key = { 'idempotency-key': 'k' }
    await endpoint.post(whole, key)
    endpoint.stored.push(...endpoint.added)
    endpoint.parts.limiter = (_address, kind) => {
      asked.push(kind)
      return Promise.resolve({ allowed: false, retryAfterSeconds: 90 })
    }
    const again = await endpoint.post(whole, key)
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect(await again.json()).toEqual({ success: true })
    expect(asked).toEqual([])
    expect(endpoint.added).toHaveLength(1)

    expect((await endpoint.post({ ...whole, name: 'Ravi' }, key)).status).toBe(429)
    expect(asked).toEqual(['client-error'])
  })

  test('under the key of another message is refused', async () => {
    endpoint.store.outcome = 'conflict'
    const response = await endpoint.post(whole, { 'idempotency-key': 'k' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ success: false })
  })

  test('has the same hashes, another message has others, and the key itself is not stored', async () => {
    const key = '7f3c9a52-the-key-of-asha'
    await endpoint.post(whole, { 'idempotency-key': key })
    await endpoint.post(whole, { 'idempotency-key': key })
    await endpoint.post({ ...whole, name: 'Ravi' }, { 'idempotency-key': key })
    const [first, second, third] = endpoint.added
    expect(second).toMatchObject({ keyHash: first?.keyHash, bodyHash: first?.bodyHash })
    expect(third?.bodyHash).not.toBe(first?.bodyHash)
    expect(JSON.stringify(endpoint.added)).not.toContain(key)
    expect(first?.keyHash).toHaveLength(43)
  })

  test('of a form, which has no key, is known by its words for a day', async () => {
    await endpoint.postForm(whole)
    await endpoint.postForm(whole)
    await endpoint.postForm({ ...whole, name: 'Ravi' })
    endpoint.parts.nowMs = () => 1_800_000_000_000 + 86_400_000
    await endpoint.postForm(whole)
    const keys = endpoint.added.map(({ keyHash }) => keyHash)
    expect(keys[0]).toHaveLength(43)
    expect(keys[1]).toBe(keys[0])
    expect(new Set(keys).size).toBe(3)
  })

  test('is never taken for the one that was held back, by its words or by its key', async () => {
    const key = { 'idempotency-key': 'k' }
    await endpoint.postForm({ ...whole, website: 'https://filled.in.by.a.browser' })
    await endpoint.post({ ...whole, website: 'x' }, key)
    endpoint.stored.push(...endpoint.added)
    expect((await endpoint.postForm(whole)).status).toBe(303)
    expect((await endpoint.post(whole, key)).status).toBe(200)
    expect(endpoint.added.map(({ state }) => state)).toEqual(['held', 'held', 'pending', 'pending'])
  })

  test('as JSON without a key is another message', async () => {
    await endpoint.post(whole)
    expect(endpoint.added).toMatchObject([{ keyHash: null }])
  })
})

test('GET says whether messages are taken, how long they may be and when an answer comes', async () => {
  endpoint.parts.isReady = () => Promise.resolve(false)
  const response = await endpoint.send(new Request('http://localhost/api/contact'))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    accepting: false,
    maxMessageLength: 5_000,
    replyTime: '24-48 hours',
  })
})
