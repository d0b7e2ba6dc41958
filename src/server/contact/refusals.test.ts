import { beforeEach, describe, expect, test } from 'vitest'

import { jsonRequest, tryAnswer } from '../../../tests/fixtures/answer.ts'

const whole = { name: 'Asha Rao', email: 'asha@example.in', message: 'The chart is cut off.' }

let endpoint: ReturnType<typeof tryAnswer>
beforeEach(() => {
  endpoint = tryAnswer()
})

describe('what is refused', () => {
  const json = { 'content-type': 'application/json' }
  test.each<[string, RequestInit, number]>([
    ['another method', { method: 'DELETE' }, 405],
    ['OPTIONS', { method: 'OPTIONS' }, 405],
    ['broken JSON', { body: '{"name":', headers: json }, 400],
    ['JSON that is not an object', { body: '[]', headers: json }, 400],
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
    const response = await endpoint.send(request)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) })
    expect(endpoint.added).toEqual([])
  })

  test('a client that has posted too much, with the time to wait', async () => {
    endpoint.parts.limiter = () => Promise.resolve({ allowed: false, retryAfterSeconds: 90 })
    const response = await endpoint.post(whole)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('90')
    expect(await response.json()).toMatchObject({
      success: false,
      message: 'You have sent many messages. Please try again in 2 minutes.',
    })
  })

  test('a refused post counts as a client error, not as a message sent', async () => {
    const counted: string[] = []
    endpoint.parts.limiter = (_address, kind) => {
      counted.push(kind)
      return Promise.resolve({ allowed: true })
    }
    await endpoint.post({ ...whole, name: 'A' })
    await endpoint.send(jsonRequest('{'))
    await endpoint.send(jsonRequest('"'.padEnd(65_537)))
    await endpoint.post(whole, { origin: 'https://evil.example' })
    expect(counted).toEqual(['client-error', 'client-error', 'client-error', 'client-error'])
    await endpoint.post(whole)
    expect(counted.slice(4)).toEqual(['message'])
  })

  test('a client with too many refused posts is asked to wait, and keeps its text', async () => {
    endpoint.parts.limiter = () => Promise.resolve({ allowed: false, retryAfterSeconds: 60 })
    const response = await endpoint.postForm({ ...whole, name: 'A' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    const page = await response.text()
    expect(page).toContain('You have tried many times. Please try again in a minute.')
    expect(page).toContain(whole.message)
  })

  test('an unavailable store is not a client error', async () => {
    endpoint.store.outcome = new Error('away')
    const counted: string[] = []
    endpoint.parts.limiter = (_address, kind) => {
      counted.push(kind)
      return Promise.resolve({ allowed: true })
    }
    expect((await endpoint.post(whole)).status).toBe(503)
    expect(counted).toEqual(['message'])
  })

  test('65,536 bytes are read', async () => {
    const response = await endpoint.send(jsonRequest('{}'.padEnd(65_536)))
    expect(response.status).toBe(422)
  })
})

describe('the plain form', () => {
  const typed = { name: '<b>Asha</b>', email: 'asha', message: '</textarea><script>x</script> "&' }

  test('leads to the page that says so', async () => {
    const response = await endpoint.postForm(whole)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/sent'])
    expect(endpoint.added).toMatchObject([whole])
  })

  test('comes back as a page with everything that was typed, as text', async () => {
    const response = await endpoint.postForm(typed, 'text/html,*/*;q=0.8')
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    const page = await response.text()
    expect(page).toContain('Please enter a valid email address')
    expect(page).toContain('value="&lt;b&gt;Asha&lt;/b&gt;"')
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;x&lt;/script&gt; &quot;&amp;</textarea>')
    expect(page).not.toMatch(/<script|<b>/)
  })

  test('keeps the text also when the store is unavailable', async () => {
    endpoint.store.outcome = new Error('away')
    const response = await endpoint.postForm(whole, 'text/html')
    expect(response.status).toBe(503)
    expect(await response.text()).toContain(whole.message)
  })

  test('gets JSON when nobody asked for a page', async () => {
    const response = await endpoint.postForm(typed, '*/*')
    expect(await response.json()).toMatchObject({ success: false })
  })
})
