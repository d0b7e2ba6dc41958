import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { EndpointHandler } from './endpoints.ts'
import { tryServer } from '../../tests/fixtures/server.ts'

const seen: { url: string | undefined; host: string | undefined; locals: unknown }[] = []

/** Stands for Astro: answers /api/echo, knows nothing else. */
const handler: EndpointHandler = async (request, response, next, locals) => {
  if (!/^\/api\/echo(\?|$)/.test(request.url ?? '')) {
    next()
    return
  }
  seen.push({ url: request.url, host: request.headers.host, locals })
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  response.end(Buffer.concat(chunks))
}

let site: Awaited<ReturnType<typeof tryServer>>

beforeAll(async () => {
  site = await tryServer({}, { handler })
})

afterAll(() => site.close())

describe('endpoints', () => {
  test('a request reaches the endpoint as it came', async () => {
    const answer = await site.post('/api/echo?a=1', '{"a": broken')
    expect(answer.body.toString()).toBe('{"a": broken')
    const { port } = site.app.server.address() as AddressInfo
    expect(seen.at(-1)).toMatchObject({
      url: '/api/echo?a=1',
      host: `localhost:${port}`,
      locals: { visitor: { address: '127.0.0.1', host: `localhost:${port}` } },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('what no endpoint answers is JSON', async () => {
    const answer = await site.get('/api/other')
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.body.toString())).toMatchObject({ success: false })
  })

  test.each([
    ['no HTTP at all', 'GARBAGE\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    ['TRACE', 'TRACE /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['no Host', 'GET /api/echo HTTP/1.1\r\n\r\n', 400],
    ['two Hosts', 'GET /api/echo HTTP/1.1\r\nHost: a\r\nhOST: a\r\n\r\n', 400],
    ['two Hosts of HTTP/1.0', 'GET /api/echo HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no Host on a page', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an empty Host', 'GET /api/echo HTTP/1.1\r\nHost:\r\n\r\n', 400],
    ['a Host with a user', 'GET /api/echo HTTP/1.1\r\nHost: a@b\r\n\r\n', 400],
    ['a Host with a path', 'GET /api/echo HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
    ['a Host with a broken port', 'GET /api/echo HTTP/1.1\r\nHost: a:b\r\n\r\n', 400],
    ['a Host with a broken address', 'GET / HTTP/1.0\r\nHost: [::1\r\n\r\n', 400],
    [
      'an unknown method',
      'PROPFIND /api/echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      405,
    ],
  ])('%s is answered with JSON', async (_name, text, status) => {
    const answer = await site.sendRaw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const body: unknown = JSON.parse(answer.split('\r\n\r\n')[1] ?? '')
    expect(body).toMatchObject({ success: false })
  })

  test('HTTP/1.0, which knows no Host, is served without one', async () => {
    expect(await site.sendRaw('GET /api/echo HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  })

  test.each(['my_service:4321', '[::1]:4321', 'GANAK.example', 'a'])(
    'Host: %s is a host',
    async (host) => {
      const head = `GET /api/echo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
      expect(await site.sendRaw(head)).toMatch(/^HTTP\/1.1 200 /)
    },
  )

  test('an odd Expect header does not disturb an endpoint', async () => {
    const head = 'POST /api/echo HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n'
    expect(await site.sendRaw(`${head}Content-Length: 2\r\n\r\nhi`)).toMatch(/^HTTP\/1.1 200 /)
  })
})
