import { LINE_FEED } from '../text/tokens.ts'
import { ChangeList } from './change-list.ts'
import { commonSubsequence, searchBudget } from '@/difference/common-subsequence.ts'
import { ADDED, PAIRED, REMOVED } from './entries.ts'
import { Interner } from './interner.ts'
import { CHANGED, NO_LINE, type RowSign } from './comparison.ts'
import { SheetWriter } from './sheet.ts'

type Span = [start: number, end: number]

const NOTHING: Span = [NO_LINE, NO_LINE]

/** Compares two texts line by line. Removed lines are shown next to those added at the same place as changed. */
export function compareLines(left: Uint8Array, right: Uint8Array) {
  const lines = new Interner<Uint8Array>(new Uint8Array(1 << 16))
  const [lefts, rights] = [spansOf(left), spansOf(right)]
  const idsOf = (bytes: Uint8Array, spans: Span[]) =>
    Int32Array.from(spans, ([start, end]) => lines.idOf(bytes, start, end))
  const budget = searchBudget()
  const kept = commonSubsequence(idsOf(left, lefts), idsOf(right, rights), budget)
  const sheet = new SheetWriter()
  const list = new ChangeList(sheet)
  const differ = (before: Span | undefined, after: Span | undefined) => {
    const sign = signOf(before, after)
    list.addSpans(sign, before ?? NOTHING, after ?? NOTHING)
    sheet.add(before ?? NOTHING, after ?? NOTHING, 0, sign, 0)
  }
  let [leftNext, rightNext] = [0, 0]
  for (let at = 0; at <= lefts.length; at++) {
    const partner = at < lefts.length ? (kept[at] as number) : rights.length
    if (partner < 0) continue
    for (; leftNext < at || rightNext < partner; leftNext++, rightNext++) {
      differ(
        leftNext < at ? lefts[leftNext] : undefined,
        rightNext < partner ? rights[rightNext] : undefined,
      )
    }
    if (at < lefts.length) sheet.add(lefts[at] ?? NOTHING, rights[partner] ?? NOTHING, 0, PAIRED, 0)
    leftNext = at + 1
    rightNext = partner + 1
  }
  return { sheet: sheet.sheet(), changes: list.changes(), isCoarse: budget.isCoarse }
}

function signOf(before: Span | undefined, after: Span | undefined): RowSign {
  if (before === undefined) return ADDED
  return after === undefined ? REMOVED : CHANGED
}

/** Returns the span of each line without its line break. A final line break begins no further line. */
function spansOf(bytes: Uint8Array): Span[] {
  const spans: Span[] = []
  let start = 0
  while (start < bytes.length) {
    const found = bytes.indexOf(LINE_FEED, start)
    const end = found < 0 ? bytes.length : found
    spans.push([start, bytes[end - 1] === 0x0d && end > start ? end - 1 : end])
    start = end + 1
  }
  return spans
}
