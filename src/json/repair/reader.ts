import { isCloser, isSeparator } from './characters.ts'
import { Closers } from './closers.ts'
import { Documents } from './documents.ts'
import type { Draft } from './draft.ts'
import { checkGap, readGap, skipGap } from './gap.ts'
import { readColon, readKey } from './keys.ts'
import { inserted } from './problem.ts'
import { readScalar } from './values.ts'
import { FIXES } from './sentences.ts'

const REPORT_EVERY_UNITS = 1_000_000
/** What the reader expects next. */
type Expected = 'item' | 'colon' | 'value'

/**
 * Reads a text as the JSON it is meant to be, in one pass and without recursion, and records problems in the draft. After each
 * problem it continues as if that were fixed.
 */
export class Reader {
  at: number
  private readonly draft: Draft
  private readonly closers: Closers
  private readonly documents: Documents
  private expected: Expected = 'item'
  /** The end of the last token. */
  private lastEnd: number

  constructor(draft: Draft, from: number) {
    this.draft = draft
    this.at = from
    this.lastEnd = from
    this.closers = new Closers(draft)
    this.documents = new Documents(draft, this.closers)
  }

  /** The number of UTF-16 code units outside any document. */
  get outsideUnits(): number {
    return this.documents.outsideUnits
  }

  get hasDocument(): boolean {
    return this.documents.count > 0
  }

  read(onUnitsDone?: (done: number) => void): void {
    let reportAt = REPORT_EVERY_UNITS
    while (!this.draft.isFull && this.step()) {
      if (this.at < reportAt) continue
      onUnitsDone?.(this.at)
      reportAt = this.at + REPORT_EVERY_UNITS
    }
    if (!this.draft.isFull) this.documents.finish(this.lastEnd)
  }

  /** Reads one token; false at the end of the text. */
  private step(): boolean {
    if (this.expected === 'colon') return this.colon()
    if (this.expected === 'value') return this.memberValue()
    return this.closers.depth === 0 ? this.topItem() : this.item()
  }

  private item(): boolean {
    const { draft, closers } = this
    const frame = closers.top
    const gap = readGap(draft, this.at)
    this.at = gap.at
    const next = draft.text.charAt(gap.at)
    const hasAfter = next !== '' && !isCloser(next)
    const before = frame.count > 0 ? this.lastEnd : undefined
    checkGap(draft, gap, { isObject: frame.kind === '{', before, hasAfter })
    if (gap.commas.length > 0) {
      frame.hasComma = true
      this.lastEnd = gap.commas.at(-1)?.end ?? this.lastEnd
    }
    if (next === '') return this.end()
    if (!hasAfter) return this.close()
    frame.count++
    return frame.kind === '{' ? this.key() : this.value()
  }

  private end(): boolean {
    this.closers.closeAll(this.lastEnd)
    return false
  }

  private close(): boolean {
    this.at = this.closers.close(this.at, this.lastEnd)
    this.lastEnd = this.at
    return true
  }

  private topItem(): boolean {
    const next = this.documents.next(this.at, this.lastEnd)
    if (next.at > this.at) this.at = next.at
    if (next.kind === 'end') return false
    if (next.kind === 'passed') {
      this.lastEnd = this.at
      return true
    }
    if (next.kind === 'colon') {
      this.expected = 'colon'
      return true
    }
    return this.value()
  }

  private key(): boolean {
    const key = readKey(this.draft, this.at)
    this.moveTo(key.end)
    this.expected = key.isFollowedByValue ? 'value' : 'colon'
    return true
  }

  private colon(): boolean {
    const colon = readColon(this.draft, this.at, this.lastEnd)
    this.at = colon.end
    this.lastEnd = Math.max(this.lastEnd, colon.lastEnd)
    this.expected = colon.hasValue ? 'value' : 'item'
    return true
  }

  private memberValue(): boolean {
    const { draft } = this
    this.at = skipGap(draft, this.at)
    this.expected = 'item'
    const next = draft.text.charAt(this.at)
    if (next !== '' && !isCloser(next) && !isSeparator(next)) return this.value()
    const { lastEnd } = this
    draft.offer(
      'missing-value',
      [FIXES.putNull, inserted(lastEnd, ' null')],
      [FIXES.putEmptyText, inserted(lastEnd, ' ""')],
    )
    return true
  }

  private value(): boolean {
    const { draft, at, closers } = this
    this.expected = 'item'
    const end = readScalar(draft, at, closers.depth === 0 ? undefined : closers.top.kind)
    if (end !== undefined) return this.moveTo(end)
    closers.open(at)
    return this.moveTo(at + 1)
  }

  private moveTo(end: number): true {
    this.at = end
    this.lastEnd = end
    return true
  }
}
