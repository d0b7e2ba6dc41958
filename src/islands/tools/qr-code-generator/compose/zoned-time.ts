/** A time on the clock of a place as milliseconds since 1970, and what is odd about it where clocks change that day. */
export interface ZonedTime {
  time: number
  oddity?: 'skipped' | 'twice'
}

/**
 * When a clock in `zone` shows a time, given as if it were UTC in milliseconds. By RFC 5545, 3.3.5, a time that occurs twice is
 * the first one, and one that is skipped is reckoned by the clock before the change.
 */
export function zonedTime(shown: number, zone: string): ZonedTime {
  const before = shown - offsetAt(shown - DAY, zone)
  const after = shown - offsetAt(shown + DAY, zone)
  const isBefore = before + offsetAt(before, zone) === shown
  const isAfter = after + offsetAt(after, zone) === shown
  if (isBefore)
    return isAfter && after !== before ? { time: before, oddity: 'twice' } : { time: before }
  return isAfter ? { time: after } : { time: before, oddity: 'skipped' }
}

const DAY = 86_400_000

/** How far the clock of a zone is ahead of UTC, in milliseconds. */
function offsetAt(time: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day, hour, minute, second } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000
}
