import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import {
  centreAlong,
  type HeadLineDrawing,
  namesAlong,
  strokesAlong,
} from '@/islands/ui/head-line/head-line.ts'

import type { HraLimit } from '../hra-exemption.ts'
import type { HraYear } from './hra-year.ts'

/**
 * Returns the three limits of the exemption on one scale: the least is filled and has the bead. Where another one is the least in
 * other months, the exempt amount stands beside them. Undefined without an allowance or a result.
 */
export function limitDrawing(year: HraYear): HeadLineDrawing | undefined {
  const { limits, least, exempt } = year
  if (!(limits.hra > 0) || ![limits.rent, limits.salary, exempt].every(Number.isFinite))
    return undefined
  const names = namesOf(year)
  const strokes = [
    ...(['hra', 'rent', 'salary'] as const).map((limit) => ({
      text: names[limit],
      length: limits[limit],
      isLeast: limit === least,
    })),
    ...(least ? [] : [{ text: 'Exempt', length: exempt, isLeast: true }]),
  ]
  return {
    title: 'The three limits of the exemption: the least is filled',
    hanging: strokesAlong(
      strokes.map(({ length, isLeast }) => ({
        parts: [{ length, ...(isLeast && { color: 'interest' }) }],
      })),
    ),
    words: namesAlong(strokes.map(({ text }) => text)),
    bead: centreAlong(
      strokes.findIndex(({ isLeast }) => isLeast),
      strokes.length,
    ),
  }
}

/** Four names have less room than three. */
function namesOf({ least, periods, rule }: HraYear): Record<HraLimit, string> {
  const shares = new Set(periods.map(({ city }) => rule.salaryPercent[city]))
  const [share] = shares
  return {
    hra: 'HRA',
    rent: least ? `Rent − ${rule.rentBeyondPercent}%` : 'Rent',
    salary: least && shares.size === 1 ? `${share}% of salary` : 'Salary',
  }
}

/** The three limits on the head line. */
export function Drawing({ result }: { result: HraYear }) {
  const drawn = limitDrawing(result)
  return drawn && <HeadLine {...drawn} />
}
