import { parseAmount } from '@/lib/amount.ts'

import { cards } from './cards.ts'

/** Returns the results of all cards for two numbers, by card title, for posts (docs/authors.md). */
export function figures({
  first = '',
  second = '',
}: Record<string, string>): Record<string, string> {
  const [x, y] = [parseAmount(first), parseAmount(second)]
  return Object.fromEntries(cards.map(({ title, result }) => [title, result(x, y)]))
}
