import { strokesInTime } from '@/islands/calculator/charts/dated-strokes.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'

import type { LadderResult } from './ladder.ts'

/**
 * Returns what is paid on each day of maturity, the deposit at the line and its interest after it, from the start of the first
 * deposit to the end of the last one. Undefined while a deposit is not valid.
 */
export function ladderDrawing({
  rungs,
  principal,
  interest,
}: LadderResult): HeadLineDrawing | undefined {
  if (rungs.length === 0 || !Number.isFinite(principal + interest)) return undefined
  const ends = [...new Set(rungs.map(({ deposit }) => deposit.end))]
  const sumOf = (day: number, amountOf: (rung: (typeof rungs)[number]) => number) =>
    rungs.reduce((sum, rung) => sum + (rung.deposit.end === day ? amountOf(rung) : 0), 0)
  const first = Math.min(...rungs.map(({ deposit }) => deposit.start))
  const drawn = strokesInTime(
    ends.map((day) => ({
      day,
      parts: [
        { length: sumOf(day, ({ deposit }) => deposit.principal), color: 'principal' },
        { length: sumOf(day, (rung) => rung.interest), color: 'interest' },
      ],
    })),
    [first, Math.max(...ends)],
  )
  return drawn && { title: 'What is paid on each day of maturity, deposit and interest', ...drawn }
}

/** The days of maturity on the head line. */
export function Drawing({ result }: { result: LadderResult }) {
  const drawn = ladderDrawing(result)
  return drawn && <HeadLine {...drawn} />
}
