import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'
import { counted } from '@/lib/quantity.ts'

const [DAY, DAYS] = [86_400, 7]
const WEEK = DAYS * DAY
/** The width of one run, in percent: three pixels on a phone. Closer runs join into a block. */
const WIDTH = 0.9
/** Seconds of the width of a run: more runs in them cannot be told apart. */
export const RUN_SECONDS = (WEEK * WIDTH) / 100

interface Week {
  /** The names of the seven days in short. */
  days: readonly string[]
  /** Seconds from the first midnight to each run, on the clock of the zone, in ascending order. */
  runs: readonly number[]
  /** Seconds from the first midnight to now. Without it there is no bead. */
  now?: number
}

/** Returns seven days as a line with a stroke for each run, and the bead for now. */
export function weekLine({ days, runs, now }: Week): HeadLineDrawing {
  const blocks: { from: number; to: number }[] = []
  for (const from of runs.filter((run) => run >= 0 && run < WEEK)) {
    const last = blocks.at(-1)
    const to = Math.min(WEEK, from + RUN_SECONDS)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else blocks.push({ from, to })
  }
  const runDays = new Set(runs.map((run) => Math.floor(run / DAY)))
  return {
    title: titleOf([...runDays].flatMap((day) => days[day] ?? [])),
    hanging: [
      // Where a day begins.
      ...days.map((_, day) => ({
        x: rounded((100 * day) / DAYS),
        width: 0.3,
        height: 16,
        color: 'ink' as const,
      })),
      ...blocks.map(({ from, to }) => ({
        x: percentOf(from),
        width: rounded(percentOf(to) - percentOf(from)),
        height: 100,
        color: now !== undefined && to <= now ? ('interest' as const) : ('principal' as const),
      })),
    ],
    words: days.map((text, day) => ({
      x: rounded((100 * (day + 0.5)) / DAYS),
      y: 100,
      text,
      anchor: 'middle',
    })),
    ...(now !== undefined && { bead: percentOf(now) }),
  }
}

function titleOf(days: readonly string[]): string {
  if (days.length === 0) return 'There is no run from today to six days later.'
  return `Of seven days from today, ${counted(days.length, 'day')} with a run: ${days.join(', ')}.`
}

function percentOf(seconds: number): number {
  return rounded((100 * seconds) / WEEK)
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
