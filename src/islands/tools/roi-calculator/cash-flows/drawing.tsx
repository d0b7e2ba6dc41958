import { type DatedStroke, strokesInTime } from '@/islands/calculator/charts/dated-strokes.ts'
import { HeadLine } from '@/islands/ui/head-line/HeadLine.tsx'
import type { HeadLineDrawing } from '@/islands/ui/head-line/head-line.ts'

import { type CashFlowInput, type CashFlowResult, isUnusable } from './cash-flows.ts'

/**
 * Returns the amounts on their days: money put in hangs from the line, money got back stands on it. Undefined when there is
 * nothing to draw.
 */
export function flowDrawing({ flows }: Pick<CashFlowInput, 'flows'>): HeadLineDrawing | undefined {
  const used = flows.filter((entry) => !isUnusable(entry) && entry.amount > 0)
  const days = used.map(({ date }) => date)
  const drawn = strokesInTime(
    [...daySums(used, 'in'), ...daySums(used, 'out')],
    [Math.min(...days), Math.max(...days)],
  )
  return drawn && { title: 'Money put in and got back, each amount on its day', ...drawn }
}

function daySums(flows: CashFlowInput['flows'], direction: 'in' | 'out'): DatedStroke[] {
  const sums = new Map<number, number>()
  for (const { date, amount, direction: other } of flows)
    if (other === direction) sums.set(date, (sums.get(date) ?? 0) + amount)
  return [...sums].map(([day, length]) =>
    direction === 'in'
      ? { day, parts: [{ length, color: 'principal' }] }
      : { day, parts: [{ length, color: 'interest' }], isAbove: true },
  )
}

/** The amounts on the head line. */
export function Drawing({ input }: { result: CashFlowResult; input: CashFlowInput }) {
  const drawn = flowDrawing(input)
  return (
    drawn && (
      <div className="both-sides">
        <HeadLine {...drawn} />
        <p className="mt-1 text-sm">
          What you put in is below the line, and what you got back is above it.
        </p>
      </div>
    )
  )
}
