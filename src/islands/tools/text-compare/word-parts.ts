import { shortestEdit } from '@/difference/shortest-edit.ts'
import { changedLines, wholeLine, type LinePart } from '@/islands/ui/difference/line-parts.ts'
import type { Ignored } from './compared-lines.ts'

/** UTF-16 code units of the longest pair of lines whose words are compared. Of longer ones the common ends are found. */
const MOST_COMPARED = 4_000
const MOST_STEPS = 200_000
/** Lines that share less of their letters are unlike, and marks would only be noise. */
const LEAST_SHARED = 0.2
/** Words, single letters of scripts without spaces between words, white space, and signs. */
const TOKENS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}\p{M}_])+|\s+|./gsu
const ENDS = new Map([['\n', '␊'], ['\r\n', '␍␊'], ['\r', '␍']]) // prettier-ignore

/** Returns two changed lines in parts: the words that differ, and the line breaks where only one side has them so. */
export function wordParts(left: string, right: string, ignored: Ignored): [LinePart[], LinePart[]] {
  const hasTrimmedEnds = ignored.spaceAmount || ignored.spaceAtEnd
  const [before, after] = [left, right].map((line) => splitEnd(line, hasTrimmedEnds)) as [
    Ended,
    Ended,
  ]
  const parts = partsOf(before.body, after.body, ignored)
  if (ignored.lineEnds || before.end === after.end) return parts
  const withEnd = (line: LinePart[], end: string) =>
    end === '' ? line : [...line, part(ENDS.get(end) ?? '', true)]
  return [withEnd(parts[0], before.end), withEnd(parts[1], after.end)]
}

/** Returns a line without its line break, cut when it is long. */
export function plainParts(line: string): LinePart[] {
  return wholeLine(splitEnd(line).body)
}

interface Ended {
  body: string
  end: string
}

function splitEnd(line: string, isTrimmed = false): Ended {
  const [end = ''] = /\r?\n$|\r$/.exec(line) ?? []
  const body = line.slice(0, line.length - end.length)
  return { body: isTrimmed ? body.trimEnd() : body, end }
}

function partsOf(left: string, right: string, ignored: Ignored): [LinePart[], LinePart[]] {
  if (left.length + right.length > MOST_COMPARED) return changedLines(left, right)
  const [lefts, rights] = [left.match(TOKENS) ?? [], right.match(TOKENS) ?? []]
  const ids = new Map<string, number>()
  const idOf = (token: string) => {
    const spaceless = (ignored.space || ignored.spaceAmount) && token.trim() === '' ? ' ' : token
    const key = ignored.case ? spaceless.toLowerCase() : spaceless
    if (!ids.has(key)) ids.set(key, ids.size)
    return ids.get(key) as number
  }
  const [a, b] = [Int32Array.from(lefts, idOf), Int32Array.from(rights, idOf)]
  const pairs = shortestEdit(a, b, { steps: MOST_STEPS })
  if (pairs === undefined) return changedLines(left, right)
  const shared = pairs.reduce((sum, [at]) => sum + (lefts[at] as string).trim().length, 0)
  const isUnlike = shared < LEAST_SHARED * Math.min(left.trim().length, right.trim().length)
  if (isUnlike) return [wholeLine(left), wholeLine(right)]
  return [
    joined(lefts, new Set(pairs.map(([at]) => at))),
    joined(rights, new Set(pairs.map(([, at]) => at))),
  ]
}

/** Joins tokens of one kind into parts. A space between two words that differ belongs to them. */
function joined(tokens: readonly string[], kept: ReadonlySet<number>): LinePart[] {
  const parts: LinePart[] = []
  for (const [at, text] of tokens.entries()) {
    const isBetween = text.trim() === '' && at > 0 && at < tokens.length - 1 && !kept.has(at - 1) && !kept.has(at + 1) // prettier-ignore
    const isDifferent = isBetween || !kept.has(at)
    const last = parts.at(-1)
    if (last?.isDifferent === isDifferent) last.text += text
    else parts.push(part(text, isDifferent))
  }
  return parts
}

function part(text: string, isDifferent: boolean): LinePart {
  return { text, isDifferent }
}
