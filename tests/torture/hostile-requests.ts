import type { TestMessage } from './client.ts'
import type { Random } from './random.ts'

/** A request that HTTP itself has nothing against. */
export interface Ordinary {
  method: string
  headers: Record<string, string>
  body: string | Buffer
}

/** A valid message in one of the ways a browser may send it. */
export function validRequest({ key, text }: TestMessage, random: Random): Ordinary {
  const name = `Asha ${random.text(40).replace(/\p{C}|\s/gu, '')}`
  const fields = { name, email: 'asha@example.in', message: text }
  const type = random.pick(['application/json', 'application/json;charset=UTF-8'])
  const headers = { 'content-type': type, 'idempotency-key': key, accept: '*/*' }
  return { method: 'POST', headers, body: JSON.stringify(fields) }
}

const bodies: ((random: Random) => string | Buffer)[] = [
  (random) => random.text(200),
  (random) => Buffer.from(random.text(200), 'latin1'),
  (random) =>
    JSON.stringify({ name: random.text(9), email: random.text(20), message: random.text(9) }),
  (random) =>
    JSON.stringify({
      name: random.pick(values),
      email: random.pick(values),
      message: random.pick(values),
    }),
  (random) => JSON.stringify(random.pick(values)),
  (random) => '{"name":'.repeat(random.below(8_000)),
  (random) => '['.repeat(random.below(60_000)),
  (random) => JSON.stringify({ message: 'x'.repeat(random.below(200_000)) }),
  (random) => `name=${random.text(50)}&email=%zz&message=%00%ff`,
  () => '{"__proto__":{"name":"x"},"constructor":{"prototype":1}}',
  () => '{"name":"ok ok","email":"a@b.in\\r\\nBcc: x@y.in","message":"0123456789"}',
  () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  () => '',
]

const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  [],
  {},
  [[]],
  'a@b',
  { a: 1 },
]

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json, text/html',
  ';;;',
  '',
]

const oddHeaders: Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': '' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': "1.2.3.4, '; DROP TABLE messages" },
  { host: 'a:b@[' },
  { host: '' },
  { expect: 'a-miracle' },
  { 'transfer-encoding': 'chunked' },
  { cookie: 'x'.repeat(4_000) },
  { te: 'trailers', upgrade: 'websocket', connection: 'upgrade' },
]

const methods = ['POST', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']

const rawRequests = [
  'NONSENSE\r\n\r\n',
  'POST /api/contact HTTP/9.9\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nContent-Length: -5\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/contact HTTP/1.1\r\nBad Header: x\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nX: \x01\r\n\r\n',
  `POST /api/contact HTTP/1.1\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  'POST /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nContent-Length: 0\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nHost: y\r\nContent-Length: 0\r\n\r\n',
  'TRACE /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
]

/** Anything else: wrong bodies, types, methods, headers, or bytes that are no HTTP at all. */
export function hostileRequest(random: Random): Ordinary | { raw: string } {
  if (random.below(12) === 0) return { raw: random.pick(rawRequests) }
  const body = random.pick(bodies)(random)
  const odd = random.pick(oddHeaders)
  // Node's client forgets the length of a body with methods that seldom have one, which would garble the next request.
  const length =
    'transfer-encoding' in odd ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { 'content-type': random.pick(types), accept: '*/*', ...length, ...odd }
  return { method: random.pick(methods), headers, body }
}
