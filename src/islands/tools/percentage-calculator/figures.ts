import { parseAmount } from '@/lib/amount.ts'

import { cards } from './cards.ts'

/** What the cards answer to the numbers `first` and `second`, by their titles; it is what posts show (docs/authors.md). */
export function figures({
  first = '',
  second = '',
}: Record<string, string>): Record<string, string> {
  const [x, y] = [parseAmount(first), parseAmount(second)]
  return Object.fromEntries(cards.map(({ title, result }) => [title, result(x, y)]))
}
