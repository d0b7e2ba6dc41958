import { expect, test } from 'vitest'

import { createVisitCounter, type VisitRange } from './count-visits.ts'
import type { LoggedRequest, LogLine } from './log-line.ts'

const visit: LoggedRequest = {
  timeMs: Date.UTC(2026, 10, 22, 8, 35),
  method: 'GET',
  path: '/about',
  status: 200,
  from: '-',
  agent: undefined,
  reader: 'browser',
}
const open: VisitRange = { since: undefined, until: undefined }

function count(lines: (Partial<LoggedRequest> | 'other' | 'damaged')[], range = open) {
  const counter = createVisitCounter('ganak.example', range)
  for (const line of lines) counter.add(typeof line === 'string' ? line : { ...visit, ...line })
  return counter.result()
}
const pagesOf = (line: Partial<LoggedRequest>) => count([line]).days[0]?.pages ?? 0

test('pages are counted by day, and robots apart', () => {
  const robot = { agent: 'Googlebot/2.1', reader: undefined }
  const yesterday = Date.UTC(2026, 10, 21, 8, 35)
  const { days } = count([{}, { reader: 'robot' }, robot, { timeMs: yesterday }, {}])
  expect(days).toEqual([
    { day: '2026-11-21', pages: 1, robots: 0 },
    { day: '2026-11-22', pages: 2, robots: 2 },
  ])
})

test('a day ends at midnight of the place, 18:30 in London for India', () => {
  const night = [29, 30].map((minute) => ({ timeMs: Date.UTC(2026, 10, 22, 18, minute) }))
  expect(count(night).days.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23'])
  const { days, lines } = count(night, { since: '2026-11-23', until: '2026-11-23' })
  expect(days).toEqual([{ day: '2026-11-23', pages: 1, robots: 0 }])
  expect(lines.outside).toBe(1)
  expect(count(night, { since: undefined, until: '2026-11-22' }).lines.outside).toBe(1)
})

test('sites that linked are known by their host, most first', () => {
  const links = [
    'https://news.example/a?asha',
    'https://www.google.com/',
    'google.com',
    'https://www.ganak.example/faq',
    'https://ganak.example/',
    '-',
  ]
  expect(count(links.map((from) => ({ from })))).toMatchObject({
    sites: [
      { site: 'google.com', pages: 2 },
      { site: 'news.example', pages: 1 },
    ],
    inside: 2,
    unknown: 1,
  })
})

test('a page has one name, however a static host is asked for it', () => {
  const asked = ['/about', '/about/', '/about.html', '/about/index.html', '/', '/index.html']
  expect(count(asked.map((path) => ({ path }))).paths).toEqual([
    { path: '/about', pages: 4 },
    { path: '/', pages: 2 },
  ])
})

test.each<Partial<LoggedRequest>>([
  { path: '/_astro/page.abc.js' },
  { path: '/favicon.ico' },
  { path: '/robots.txt' },
  { path: '/og/faq.png' },
  { path: '/api/contact' },
  { path: '/healthz' },
  { path: '/readyz' },
  { path: '/metrics' },
  { path: '/.well-known/x' },
  { path: '(unknown)' },
  { path: '/\u001b[2J' },
  { method: 'POST' },
  { method: 'HEAD' },
  { status: 404 },
  { status: 301 },
  { status: 206 },
  { status: 500 },
  { reader: 'script' },
  { from: 'https://ganak.example/sw.js' },
])('is not a page view: %o', (line) => {
  expect(count([line])).toMatchObject({ days: [], lines: { otherRequests: 1 } })
})

test('a page that the browser had already is one', () => {
  expect(pagesOf({ status: 304 })).toBe(1)
})

test('lines that cannot be read are counted, and pages of unknown readers named', () => {
  const unknown = { agent: undefined, reader: undefined }
  const { lines, withoutAgent } = count(['damaged', 'other', 'damaged', unknown])
  expect([lines.all, lines.damaged, withoutAgent]).toEqual([4, 2, 1])
})

test('a log with more names than memory should hold ends up in one entry', () => {
  const counter = createVisitCounter('ganak.example', open)
  for (let index = 0; index < 30_000; index += 1)
    counter.add({ ...visit, path: `/${index}`, from: `s${index}.example` } satisfies LogLine)
  const { sites, paths } = counter.result()
  expect([sites.length, paths.length]).toEqual([10_001, 10_001])
  expect(sites[0]).toEqual({ site: '(others)', pages: 20_000 })
})
