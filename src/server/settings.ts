/** What an operator can set through the environment. */
export interface Settings {
  port: number
  host: string
  logLevel: string
  /** How many proxies stand in front: that many entries of X-Forwarded-For, from the right, are believed. */
  trustHops: number
  /** How long the server keeps serving after `/readyz` has begun to say no, so that a load balancer can look away. */
  drainSeconds: number
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/**
 * Reads the settings from environment variables; an absent or empty one takes its default.
 * Throws one Error whose message has one sentence per mistake, each on its own line.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const mistakes: string[] = []
  const wholeNumber = (name: string, initial: number, least: number, most: number): number => {
    const text = environment[name]?.trim() || String(initial)
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    mistakes.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
    return initial
  }
  const word = (name: string, initial: string, allowed: readonly string[]): string => {
    const text = environment[name]?.trim() || initial
    if (!allowed.includes(text)) {
      mistakes.push(`${name} must be one of ${allowed.join(', ')}, not "${text}".`)
    }
    return text
  }
  const settings = {
    port: wholeNumber('PORT', 4321, 0, 65_535),
    host: environment['HOST']?.trim() || 'localhost',
    logLevel: word('LOG_LEVEL', 'info', logLevels),
    trustHops: wholeNumber('TRUST_HOPS', 0, 0, 10),
    drainSeconds: wholeNumber('DRAIN_SECONDS', 2, 0, 300),
  }
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'))
  return settings
}
