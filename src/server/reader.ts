import { isbot } from 'isbot'

/** Who asked: a robot that says so, a script of a page or its service worker, or else a browser. */
export type Reader = 'robot' | 'script' | 'browser'

/** The reader that a request's headers name. Robots that call themselves browsers pass for browsers. */
export function readerOf(headers: Record<string, string | string[] | undefined>): Reader {
  const mode = headers['sec-fetch-mode']
  if (mode !== undefined && mode !== 'navigate') return 'script'
  return isRobot(String(headers['user-agent'] ?? '')) ? 'robot' : 'browser'
}

/** Whether a `User-Agent` is that of a robot. Every browser sends one, so one that is missing ("" or "-") is too. */
export function isRobot(agent: string): boolean {
  return agent === '' || agent === '-' || isbot(agent)
}

/**
 * The host of a `Referer`, or of a host that a log has in its place, in lower case and without "www."; undefined when there
 * is none. The rest of the address can say what somebody read or searched for.
 */
export function hostOf(referrer: string): string | undefined {
  const name = URL.canParse(referrer) ? new URL(referrer).hostname : referrer
  const host = name.toLowerCase().replace(/^www\./, '')
  return /^(?=.{1,253}$)(?:[\w-]+\.)*[\w-]*\w$/.test(host) ? host : undefined
}
