import { twoDecimals } from '@/lib/format.ts'

/** How often a part is in a whole: "2.08 times". Undefined where that says nothing: for no part, or beyond all proportion. */
export function howManyTimes(whole: number, part: number): string | undefined {
  const ratio = whole / part
  return part > 0 && ratio >= 0 && ratio < 100_000 ? `${twoDecimals(ratio)} times` : undefined
}
