import { parseCron } from './parse-cron.ts'
import { nextRuns } from './runs.ts'

/** Returns the next run in UTC of a `line` after an ISO moment (docs/authors.md). */
export function figures({ line = '', after = '' }: Record<string, string>): Record<string, string> {
  const schedule = parseCron(line)
  const [run] = schedule === 'reboot' ? [] : nextRuns(schedule, 'UTC', Date.parse(after) / 1000, 1)
  return { 'Next run': run === undefined ? 'none' : new Date(run.seconds * 1000).toISOString() }
}
