import { countOf, lineAt, type CompareRequest, type TextComparison } from './compare-texts.ts'

/** Unchanged lines around a difference, as in `diff -u`. */
const CONTEXT = 3
/** `git apply` and `patch -p1` leave out the first part of a name. */
const NAMES = '--- a/text.txt\n+++ b/text.txt\n'
const NO_END = '\\ No newline at end of file\n'

/**
 * Returns a patch from the left text to the right one in the unified format of GNU diff; an empty text when nothing differs.
 * Lines that are equal because something is ignored are those of the left text.
 */
export function unifiedPatch(request: CompareRequest, comparison: TextComparison): string {
  const hunks = hunksOf(comparison).map((runs) => new Hunk(request, comparison, runs).text())
  return hunks.length === 0 ? '' : NAMES + hunks.join('')
}

type Run = [leftStart: number, leftEnd: number, rightStart: number, rightEnd: number]

/** Returns the runs in groups whose context lines touch. */
function hunksOf({ runs }: TextComparison): Run[][] {
  const hunks: Run[][] = []
  let end = -Infinity
  for (let at = 0; at < runs.length; at += 4) {
    const run = [...runs.subarray(at, at + 4)] as Run
    if (run[0] - end <= 2 * CONTEXT) hunks.at(-1)?.push(run)
    else hunks.push([run])
    end = run[1]
  }
  return hunks
}

class Hunk {
  private readonly lines: string[] = []
  private leftCount = 0
  private rightCount = 0

  private readonly request: CompareRequest
  private readonly comparison: TextComparison
  private readonly runs: readonly Run[]

  constructor(request: CompareRequest, comparison: TextComparison, runs: readonly Run[]) {
    this.request = request
    this.comparison = comparison
    this.runs = runs
  }

  text(): string {
    const { comparison, runs } = this
    const [first, last] = [runs[0] as Run, runs.at(-1) as Run]
    const start = Math.max(0, first[0] - CONTEXT)
    let left = start
    for (const [leftStart, leftEnd, rightStart, rightEnd] of runs) {
      for (; left < leftStart; left++) this.keep(left)
      for (; left < leftEnd; left++) this.remove(this.left(left))
      for (let right = rightStart; right < rightEnd; right++) this.add(this.right(right))
    }
    const end = Math.min(countOf(comparison.left), last[1] + CONTEXT)
    for (; left < end; left++) this.keep(left)
    const leftRange = rangeOf(start, this.leftCount)
    const rightRange = rangeOf(start + first[2] - first[0], this.rightCount)
    return `@@ -${leftRange} +${rightRange} @@\n${this.lines.join('')}`
  }

  private left(place: number): string {
    return lineAt(this.request.text, this.comparison.left, place)
  }

  private right(place: number): string {
    return lineAt(this.request.other, this.comparison.right, place)
  }

  private keep(place: number): void {
    const line = this.left(place)
    const last = this.runs.at(-1) as Run
    // With line ends ignored, a last line without a line break can be equal to one that others follow.
    const needsBreak = !line.endsWith('\n') && last[0] > place && last[2] < last[3]
    if (needsBreak) {
      this.remove(line)
      this.add(`${line}\n`)
      return
    }
    this.leftCount++
    this.rightCount++
    this.write(' ', line)
  }

  private remove(line: string): void {
    this.leftCount++
    this.write('-', line)
  }

  private add(line: string): void {
    this.rightCount++
    this.write('+', line)
  }

  private write(sign: string, line: string): void {
    this.lines.push(sign, line, line.endsWith('\n') ? '' : `\n${NO_END}`)
  }
}

/** Returns a range of lines as GNU diff does: without a count of 1, and after the line before when it has no lines. */
function rangeOf(start: number, count: number): string {
  if (count === 1) return String(start + 1)
  return count === 0 ? `${start},0` : `${start + 1},${count}`
}
