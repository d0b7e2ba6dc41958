import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'

/** What the clock of a zone shows. */
export interface ZoneClock {
  /** "IST" or "New York". */
  name: string
  /** "Sat 28 Nov". */
  day: string
  secondOfDay: number
}

const DAY = 86_400
const COLORS = ['principal', 'interest', 'attention'] as const
/** The distance of the rows of words, in percent. */
const ROW = 24

/** Returns a day from midnight to midnight with a stroke for the clock of each zone. The bead is on the first, which is ours. */
export function dayLine(clocks: readonly ZoneClock[]): HeadLineDrawing {
  const placed = clocks.map(({ name, day, secondOfDay }, row) => {
    const time = `${two(Math.floor(secondOfDay / 3600))}:${two(Math.floor(secondOfDay / 60) % 60)}`
    const x = rounded((100 * secondOfDay) / DAY)
    return { x, text: `${name} ${time}, ${day}`, height: ROW * (row + 1), color: COLORS[row] ?? ('ink' as const) } // prettier-ignore
  })
  return {
    title: `On one day from midnight to midnight: ${placed.map(({ text }) => text).join('; ')}.`,
    hanging: placed.map(({ x, height, color }) => ({
      x: Math.min(99.2, x),
      width: 0.8,
      height,
      color,
    })),
    words: [
      ...placed.map(({ x, text, height }) => ({
        x,
        y: height,
        text,
        anchor: anchorAt(x),
      })),
      { x: 0, y: 100, text: '00:00', anchor: 'start' },
      { x: 50, y: 100, text: '12:00', anchor: 'middle' },
      { x: 100, y: 100, text: '24:00', anchor: 'end' },
    ],
    ...(placed[0] && { bead: placed[0].x }),
  }
}

function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 35) return 'start'
  return x > 65 ? 'end' : 'middle'
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100
}
