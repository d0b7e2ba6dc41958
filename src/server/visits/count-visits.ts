import { hostOf, isRobot } from '../reader.ts'

import type { LoggedRequest, LogLine } from './log-line.ts'

/** What is counted: the days from `since` to `until`, both included and each open when undefined, such as "2026-11-22". */
export interface VisitRange {
  since: string | undefined
  until: string | undefined
}

/** Pages by day, by the site that linked and by path, and the lines that are no pages. */
export interface VisitCount {
  /** Pages that browsers asked for, and those that robots did, oldest day first. */
  days: { day: string; pages: number; robots: number }[]
  /** Browsers' pages by the site whose link led there, most first. */
  sites: { site: string; pages: number }[]
  /** Browsers' pages that followed a link of the site itself. */
  inside: number
  /** Browsers' pages of which the log names no site before. */
  unknown: number
  /** Browsers' pages by their path, most first. */
  paths: { path: string; pages: number }[]
  lines: { all: number; damaged: number; outside: number; otherRequests: number }
  /** Pages in lines without a `User-Agent`, which count as browsers'. */
  withoutAgent: number
}

/** Only so many sites or paths are told apart, so that no log can fill the memory; the rest is one entry. */
const MOST_NAMES = 10_000
const REST = '(others)'

/** Counts the lines of logs, one by one. `ownHost` is that of the site, without "www.". */
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

/** The day of a time where the command runs: "2026-11-22". */
function dayOf(timeMs: number): string {
  const date = new Date(timeMs)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Neither a file, nor the form, nor a check of the server's health, nor the copy that a service worker keeps of a page. */
function isPage({ method, path, status, from, reader }: LoggedRequest): boolean {
  if (method !== 'GET' || reader === 'script') return false
  // 304: the browser had the page, and showed it.
  if (status !== 200 && status !== 304) return false
  if (/^https?:\/\/[^/]+\/sw\.js$/.test(from)) return false
  return (
    /^\/[!-~]*$/.test(path) &&
    !/\.(?!html$)\w+$/.test(path) &&
    !/^\/(?:api\/|_|\.|healthz$|readyz$|metrics$)/.test(path)
  )
}

/** A static host may answer the same page under several paths. */
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
