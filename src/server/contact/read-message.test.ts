import { expect, test, vi } from 'vitest'

import { isFromOwnPages, readBody } from './read-message.ts'

test.each([
  [
    'a browser on a page of the site',
    { origin: 'https://g.in', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  ['a proxy that ends TLS', { origin: 'https://g.in' }, true],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
  ['a program that is not a browser', {}, true],
  ['a page elsewhere', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
  ['a page elsewhere in an old browser', { origin: 'https://evil.example' }, false],
  [
    'a neighbour on a subdomain',
    { origin: 'https://x.g.in', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['another port of the same machine', { origin: 'https://g.in:8443' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['an invented value', { origin: 'https://g.in', 'sec-fetch-site': 'same-origin-ish' }, false],
  ['no address at all', { origin: 'g.in' }, false],
])('%s', (_who, headers, expected) => {
  expect(isFromOwnPages(new Headers(headers as Record<string, string>), 'g.in')).toBe(expected)
})

test('the address of the site counts when a proxy rewrites Host', () => {
  expect(isFromOwnPages(new Headers({ origin: 'https://ganak.example' }), '10.0.0.3:4321')).toBe(
    true,
  )
})

const MIB = 1_024 * 1_024

test('an endless body is read up to a mebibyte and not cancelled', async () => {
  const chunk = new Uint8Array(16_384)
  const cancel = vi.fn()
  let sentBytes = 0
  const endless = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        sentBytes += chunk.byteLength
        controller.enqueue(chunk)
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
  expect(await readBody(post(endless))).toEqual({ kind: 'too-large' })
  expect(sentBytes).toBeGreaterThan(MIB)
  expect(sentBytes).toBeLessThanOrEqual(MIB + chunk.byteLength)
  expect(cancel).not.toHaveBeenCalled()
})

test('a body with a larger Content-Length is not read', async () => {
  const pull = vi.fn()
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  expect(await readBody(post(body, { 'content-length': String(MIB + 1) }))).toEqual({
    kind: 'too-large',
  })
  expect(pull).not.toHaveBeenCalled()
})

test('a slightly too large body is read to its end, so that its sender gets the answer', async () => {
  const ended = vi.fn()
  const parts = [new Uint8Array(60_000), new Uint8Array(60_000), new Uint8Array(80_000)]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.shift()
      if (part) return controller.enqueue(part)
      ended()
      controller.close()
    },
  })
  expect(await readBody(post(body))).toEqual({ kind: 'too-large' })
  expect(ended).toHaveBeenCalledOnce()
})

function post(body: ReadableStream, headers: Record<string, string> = {}): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/api/contact', init)
}
