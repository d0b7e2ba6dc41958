import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { tryServer } from '../../tests/fixtures/server.ts'

let site: Awaited<ReturnType<typeof tryServer>>
let lines: Record<string, unknown>[]

beforeEach(async () => {
  lines = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  site = await tryServer(
    { 'about/index.html': '<!doctype html>' },
    { logLevel: 'trace', logStream: stream },
  )
})

afterEach(() => site.close())

test.each([
  ['no HTTP at all', 'GARBAGE\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'HPE_HEADER_OVERFLOW',
  ],
])('%s leaves a line with its status and reason', async (_what, text, status, reason) => {
  await site.sendRaw(text)
  expect(answered()).toMatchObject([{ path: '(unreadable)', status, reason }])
})

// What is typed after the host name can be anybody's name.
test.each([
  ['TRACE', '/api/asha@example.in', 405],
  ['PROPFIND', '/api/asha@example.in', 405],
  ['GET', '/api/asha@example.in', 404],
  ['TRACE', '/asha@example.in', 404],
  ['GET', '/asha@example.in', 404],
])('%s %s leaves a line without the address', async (method, path, status) => {
  await site.sendRaw(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  await vi.waitFor(() => expect(answered()).toMatchObject([{ method, path: '(unknown)', status }]))
  expect(JSON.stringify(answered())).not.toContain('asha')
})

test('a request without Host leaves a line without its path', async () => {
  await site.sendRaw('GET /asha@example.in HTTP/1.1\r\n\r\n')
  await vi.waitFor(() => expect(answered()).toMatchObject([{ path: '(unknown)', status: 400 }]))
})

test('a page and the contact address are written down', async () => {
  await site.get('/about?from=asha@example.in')
  await site.sendRaw('TRACE /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  await vi.waitFor(() => {
    expect(answered().map(({ path, status }) => [path, status])).toEqual([
      ['/about', 200],
      ['/api/contact', 405],
    ])
  })
})

test('of the visitor a line has the kind of reader and the host of the page before', async () => {
  await site.get('/about', {
    'user-agent': 'Mozilla/5.0 (X11; asha) Gecko/20100101 Firefox/140.0',
    referer: 'https://asha:secret@blog.example/asha?q=asha',
  })
  await site.get('/about', { 'user-agent': 'curl/8.5.0' })
  await vi.waitFor(() => expect(answered()).toHaveLength(2))
  expect(answered()).toMatchObject([
    { reader: 'browser', from: 'blog.example' },
    { reader: 'robot' },
  ])
  expect(JSON.stringify(answered())).not.toMatch(/asha|secret|Mozilla|curl|127\.0/)
})

test.each([
  ['x-forwarded-for', '203.0.113.9'],
  ['forwarded', 'for=203.0.113.9'],
  ['x-real-ip', '203.0.113.9'],
])('%s without a trusted proxy is warned of once, without its value', async (header, value) => {
  await site.get('/about', { [header]: value })
  await site.get('/about', { [header]: value })
  expect(warnings()).toMatchObject([{ header, msg: expect.stringContaining('TRUST_HOPS is 0') }])
  expect(JSON.stringify(lines)).not.toContain('203.0.113.9')
})

test('a trusted proxy, or no proxy, causes no warning', async () => {
  await site.get('/about')
  expect(warnings()).toEqual([])
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const behind = await tryServer({}, { logLevel: 'warn', logStream: stream, trustHops: 1 })
  await behind.get('/about', { 'x-forwarded-for': '203.0.113.9' })
  await behind.close()
  expect(warnings()).toEqual([])
})

function answered(): Record<string, unknown>[] {
  return lines.filter(({ msg }) => msg === 'answered')
}

/** Level 40 is a warning. */
function warnings(): Record<string, unknown>[] {
  return lines.filter(({ level }) => level === 40)
}
