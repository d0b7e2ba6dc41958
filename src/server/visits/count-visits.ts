import { hostOf, isRobot } from '../reader.ts'

import type { LoggedRequest, LogLine } from './log-line.ts'

/** The counted days, such as "2026-11-22", both included. Undefined means no limit. */
export interface VisitRange {
  since: string | undefined
  until: string | undefined
}

/** Page views by day, by linking site and by path, and the number of other lines. */
export interface VisitCount {
  /** Page views of browsers and of robots, oldest day first. */
  days: { day: string; pages: number; robots: number }[]
  /** Page views of browsers by linking site, most first. */
  sites: { site: string; pages: number }[]
  /** Page views of browsers from links of the site itself. */
  inside: number
  /** Page views of browsers without a referrer. */
  unknown: number
  /** Page views of browsers by path, most first. */
  paths: { path: string; pages: number }[]
  lines: { all: number; damaged: number; outside: number; otherRequests: number }
  /** Page views in lines without a `User-Agent`, which count as browsers. */
  withoutAgent: number
}

/** The maximum number of sites or paths, so that no log can fill the memory. The rest is one entry. */
const MOST_NAMES = 10_000
const REST = '(others)'

/** Creates a counter of log lines. `ownHost` is the site's host without "www.". */
export function createVisitCounter(ownHost: string, { since = '', until = '~' }: VisitRange) {
  const days = new Map<string, { pages: number; robots: number }>()
  const sites = new Map<string, number>()
  const paths = new Map<string, number>()
  const count = { inside: 0, unknown: 0, withoutAgent: 0 }
  const lines = { all: 0, damaged: 0, outside: 0, otherRequests: 0 }

  return { add, result }

  function add(line: LogLine): void {
    lines.all += 1
    if (line === 'damaged') lines.damaged += 1
    if (typeof line === 'string') return
    const day = dayOf(line.timeMs)
    if (day < since || day > until) lines.outside += 1
    else if (isPage(line)) addPage(line, day)
    else lines.otherRequests += 1
  }

  function addPage({ path, from, agent, reader }: LoggedRequest, day: string): void {
    const counts = days.get(day) ?? { pages: 0, robots: 0 }
    days.set(day, counts)
    const isRobots = reader === 'robot' || (agent !== undefined && isRobot(agent))
    counts[isRobots ? 'robots' : 'pages'] += 1
    if (isRobots) return
    if (agent === undefined && reader === undefined) count.withoutAgent += 1
    increase(paths, pathOfPage(path))
    const site = hostOf(from)
    if (site === undefined) count.unknown += 1
    else if (site === ownHost) count.inside += 1
    else increase(sites, site)
  }

  function result(): VisitCount {
    return {
      days: [...days].map(([day, counts]) => ({ day, ...counts })).toSorted(byDay),
      sites: mostFirst(sites).map(([site, pages]) => ({ site, pages })),
      paths: mostFirst(paths).map(([path, pages]) => ({ path, pages })),
      ...count,
      lines,
    }
  }
}

/** Returns the local day of a time: "2026-11-22". */
function dayOf(timeMs: number): string {
  const date = new Date(timeMs)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Returns whether a request is a page view: no file, endpoint, health check or request of the service worker. */
function isPage({ method, path, status, from, reader }: LoggedRequest): boolean {
  if (method !== 'GET' || reader === 'script') return false
  // 304: the browser showed its cached page.
  if (status !== 200 && status !== 304) return false
  if (/^https?:\/\/[^/]+\/sw\.js$/.test(from)) return false
  return (
    /^\/[!-~]*$/.test(path) &&
    !/\.(?!html$)\w+$/.test(path) &&
    !/^\/(?:api\/|_|\.|healthz$|readyz$|metrics$)/.test(path)
  )
}

/** Returns the canonical path: static hosts may serve a page at several paths. */
function pathOfPage(path: string): string {
  return path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/'
}

function increase(counts: Map<string, number>, name: string): void {
  const key = counts.has(name) || counts.size < MOST_NAMES ? name : REST
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function mostFirst(counts: Map<string, number>): [string, number][] {
  return [...counts].toSorted(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
}

function byDay(a: { day: string }, b: { day: string }): number {
  return a.day < b.day ? -1 : 1
}
