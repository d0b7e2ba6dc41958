import { isbot } from 'isbot'

import { remember } from './remember.ts'

/** The kind of client: a robot that identifies itself, a script of a page or its service worker, or a browser. */
type Reader = 'robot' | 'script' | 'browser'

/** Returns the reader from a request's headers. Robots that pose as browsers count as browsers. */
export function readerOf(headers: Record<string, string | string[] | undefined>): Reader {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'navigate') return 'script'
  return isRobot(String(headers['user-agent'] ?? '')) ? 'robot' : 'browser'
}

/** A client without a `User-Agent` is a robot too, because every browser sends one. */
const isRobot = remember((agent) => agent === '' || isbot(agent))

/**
 * Returns the host of a `Referer` in lower case and without "www.", or undefined. The rest
 * of the address can reveal what a visitor read or searched for.
 */
export function hostOf(referrer: string): string | undefined {
  const host =
    URL.parse(referrer)
      ?.hostname.toLowerCase()
      .replace(/^www\./, '') ?? ''
  return /^(?=.{1,253}$)(?:[\w-]+\.)*[\w-]*\w$/.test(host) ? host : undefined
}
