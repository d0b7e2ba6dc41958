import type { Chart } from '@/islands/calculator/charts/chart-types.ts'

interface Bar {
  label: string
  /** Rupees; NaN for a loan without an end. */
  amount: number
}

/** Returns bars of costs in one colour, in which the cheapest way has another one. `before` is a bar that is no way any more. */
export function costBars(title: string, ways: readonly Bar[], before: readonly Bar[] = []): Chart {
  const least = Math.min(...ways.map(({ amount }) => amount).filter(Number.isFinite))
  const cheapest = ways.find(({ amount }) => amount === least)
  return {
    title,
    kind: 'bar',
    isComparison: true,
    parts: [...before, ...ways].map((bar) => ({
      ...bar,
      color: bar === cheapest ? 'interest' : 'principal',
    })),
  }
}
