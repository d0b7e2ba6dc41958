import { counted } from '@/lib/quantity.ts'

const STEPS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Says how far a moment is from now, both in Unix seconds: "3 days ago", "in 2 hours". Rounded down to the largest unit. */
export function fromNow(moment: number, now: number): string {
  const difference = Math.floor(moment) - Math.floor(now)
  const words = durationWords(Math.abs(difference))
  if (words === '0 seconds') return 'now'
  return difference < 0 ? `${words} ago` : `in ${words}`
}

/** From this length on, the digits of a number of years say nothing, and from 1e21 they would be a power of ten. */
const MOST_YEARS = 1_000_000

/** Writes a length in seconds in its largest unit, rounded down: "2 hours". */
export function durationWords(length: number): string {
  const [unit, seconds] = STEPS.find(([, step]) => length >= step) ?? ['second', 1]
  const count = Math.floor(length / seconds)
  return unit === 'year' && count >= MOST_YEARS ? 'more than a million years' : counted(count, unit)
}
