import { expect, test } from 'vitest'

import { createLineReader, type LogLine } from './log-line.ts'

const read = (...lines: string[]): LogLine[] => lines.map(createLineReader())
const about = { method: 'GET', path: '/about', status: 200, from: 'https://site.example/' }
/** 8:35 in London is 14:05 in India. */
const timeMs = Date.UTC(2026, 10, 22, 8, 35, 12)
const agent = 'Mozilla/5.0 (X11)'

test.each([
  [
    'combined (nginx, Apache, Fastly)',
    `203.0.113.9 - asha [22/Nov/2026:14:05:12 +0530] "GET /about?q=x HTTP/2.0" 200 5120 "https://site.example/" "${agent}"`,
  ],
  [
    'combined after a host and before more columns',
    `ganak.example:443 - - - [22/Nov/2026:08:35:12 +0000] "GET /about HTTP/1.1" 200 - "https://site.example/" "${agent}" "-" 0.003`,
  ],
  [
    'combined behind the head of a syslog line, without the protocol',
    `<134>2026-11-22T08:35:12Z cache-bom1 ganak[1]: - - [22/Nov/2026:03:35:12 -0500] "GET /about" 200 5 "https://site.example/" "${agent}"`,
  ],
  [
    'Cloudflare, RFC 3339',
    `{"ClientRequestMethod":"GET","ClientRequestURI":"/about?q=x","EdgeResponseStatus":200,"ClientRequestReferer":"https://site.example/","ClientRequestUserAgent":"${agent}","EdgeStartTimestamp":"2026-11-22T08:35:12Z"}`,
  ],
  [
    'Cloudflare, seconds',
    `{"ClientRequestMethod":"GET","ClientRequestPath":"/about","EdgeResponseStatus":200,"ClientRequestReferer":"https://site.example/","ClientRequestUserAgent":"${agent}","EdgeStartTimestamp":${timeMs / 1000}}`,
  ],
  [
    'Cloudflare, nanoseconds',
    `{"ClientRequestMethod":"GET","ClientRequestPath":"/about","EdgeResponseStatus":200,"ClientRequestReferer":"https://site.example/","ClientRequestUserAgent":"${agent}","EdgeStartTimestamp":${timeMs}000000}`,
  ],
  [
    'CloudFront, JSON',
    `{"date":"2026-11-22","time":"08:35:12","cs-method":"GET","cs-uri-stem":"/about","sc-status":"200","cs(Referer)":"https://site.example/","cs(User-Agent)":"Mozilla/5.0%20(X11)"}`,
  ],
])('%s', (_format, line) => {
  expect(read(line)).toEqual([{ ...about, timeMs, agent, reader: undefined }])
})

test('columns have the names of the line that begins with #Fields', () => {
  const [, , line] = read(
    '#Version: 1.0',
    '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query',
    '2026-11-22\t08:35:12\tBOM78-P1\t5120\t203.0.113.9\tGET\td1.cloudfront.net\t/about\t200\thttps://site.example/\tMozilla/5.0%20(X11)\t-',
  )
  expect(line).toEqual({ ...about, timeMs, agent, reader: undefined })
})

test('the log of this server says who asked', () => {
  const line = `{"level":30,"time":${timeMs},"reqId":"1","method":"GET","path":"/about","status":200,"durationMs":3,"reader":"browser","from":"site.example","msg":"answered"}`
  expect(read(line)).toEqual([
    { ...about, from: 'site.example', timeMs, agent: undefined, reader: 'browser' },
  ])
})

test('the common format names neither site nor agent', () => {
  const line = '203.0.113.9 - - [22/Nov/2026:14:05:12 +0530] "GET /about HTTP/1.1" 304 -'
  expect(read(line)).toMatchObject([{ status: 304, from: '', agent: undefined }])
})

test('lines about something else are not damaged', () => {
  expect(
    read('', '\r', '> ganak@1.0.0 serve', 'Ganak is ready: http://localhost:4321', '#Software: x', '{"level":30,"time":1,"msg":"listening"}', '{"level":30,"time":1,"path":"(unreadable)","status":400,"msg":"answered"}'), // prettier-ignore
  ).toMatchObject([...Array(6).fill('other'), { path: '(unreadable)', status: 400 }])
})

test.each([
  'ganak serve',
  '{"level":30,"time":17638',
  '{"level":30,"time":"x","path":"/","status":200,"msg":"answered"}',
  '{"EdgeStartTimestamp":"2026-11-22T08:35:12Z"}',
  '{"hello":1}',
  '203.0.113.9 - - [22/Nov/2026:14:05:12 +0530] "GET /about HTTP/1.1" 99 1',
  '203.0.113.9 - - [22/Xyz/2026:14:05:12 +0530] "GET /about HTTP/1.1" 200 1',
  '203.0.113.9 - - [22/Nov/2026:14:05:12 +0530] "\\x16\\x03\\x01" 400 0 "-" "-"',
  '2026-11-22\t08:35:12\tBOM',
])('cannot be read: %s', (line) => {
  expect(read(line)).toEqual(['damaged'])
  expect(read('#Fields: date time cs-method cs-uri-stem sc-status', line).at(-1)).toBe('damaged')
})

test('a line of a million backslashes or brackets is read at once', () => {
  const start = performance.now()
  read('[22/Nov/2026:14:05:12 +0530] "'.repeat(30_000), `[22/Nov/2026:14:05:12 +0530] "${'\\'.repeat(1e6)}`) // prettier-ignore
  expect(performance.now() - start).toBeLessThan(2_000)
})
