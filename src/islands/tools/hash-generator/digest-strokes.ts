import { strokesAlong, type HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'

/** Digits in a group of one colour: people compare digests in groups. */
const GROUP = 8

/** Returns a stroke for each hexadecimal digit of a digest, as long as its value: two digests are told apart at a glance. */
export function digestStrokes(hex: string): HeadLineDrawing {
  const strokes = [...hex].map((digit, index) => ({
    parts: [
      {
        length: Number.parseInt(digit, 16) + 1,
        color: Math.floor(index / GROUP) % 2 === 0 ? ('principal' as const) : ('ink' as const),
      },
    ],
  }))
  return {
    title: 'The digits of the hash, each as long as its value',
    hanging: strokesAlong(strokes, { longest: 16 }),
  }
}
