import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import {
  type HeadLineDrawing,
  type LineStroke,
  strokesAlong,
} from '@/islands/ui/head-line/head-line.ts'

import { type GratuityInput, type GratuityResult, leastYears } from './gratuity.ts'
import type { Service } from './service.ts'

/**
 * Returns the years of service as strokes: those that count are filled, the part of a year that the law adds has a colour of its
 * own. Before there is a right to gratuity the line goes on to the first year with one. Undefined without a service.
 */
export function serviceDrawing(
  { service, counted, hasRight }: GratuityResult,
  input: GratuityInput,
): HeadLineDrawing | undefined {
  if (service === undefined || !(counted >= 0)) return undefined
  const isCounted = hasRight || input.employerKind === 'other'
  const strokes = strokesOf(service, isCounted ? counted : 0)
  const places = Math.max(strokes.length, isCounted ? 0 : leastYears(input))
  if (strokes.length === 0) return undefined
  return {
    title: 'The years of service: those that count are filled',
    hanging: strokesAlong(strokes, { longest: 1, places }),
    words: [
      { x: 0, y: 100, text: 'Year 1', anchor: 'start' },
      ...(places > 1 ? [{ x: 100, y: 100, text: String(places), anchor: 'end' } as const] : []),
    ],
  }
}

/** A part of less than a month is too short to be seen. */
function strokesOf({ completed, months }: Service, counted: number): LineStroke[] {
  const part = months / 12
  const full = Array.from({ length: completed }, () => ({ parts: [partOf(1, counted > 0)] }))
  if (part === 0) return full
  const served = partOf(part, counted > completed)
  const isRoundedUp = counted === completed + 1
  const added = { length: 1 - part, color: 'attention' } as const
  return [...full, { parts: isRoundedUp ? [served, added] : [served] }]
}

function partOf(length: number, isCounted: boolean): LineStroke['parts'][number] {
  return isCounted ? { length, color: 'interest' } : { length }
}

interface Props {
  result: GratuityResult
  input: GratuityInput
}

/** The service on the head line. */
export function Drawing({ result, input }: Props) {
  const drawn = serviceDrawing(result, input)
  return drawn && <HeadLine {...drawn} />
}
