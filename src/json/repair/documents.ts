import { runAt } from './bare.ts'
import { bracket, isCloser, isQuote, isSeparator } from './characters.ts'
import type { Closers } from './closers.ts'
import type { Draft } from './draft.ts'
import { readGap, skipGap } from './gap.ts'
import { inserted, removed, replaced, type Edit } from './problem.ts'
import { FIXES } from './sentences.ts'

/** The next item outside all brackets. */
export interface Next {
  kind: 'document' | 'colon' | 'passed' | 'end'
  at: number
}

/** A document in a text of several, and the comma after it. */
interface Document {
  start: number
  end: number
  comma: Edit | undefined
}

const BRACKET = /[{[]/g
const CALL = /(?:new\s+)?[A-Za-z_$][\w$.]*\s?\(/y

/** Reads the top level of a text: its documents and the text outside them. */
export class Documents {
  outsideUnits = 0
  private readonly draft: Draft
  private readonly closers: Closers
  private lacksOpener = false
  private readonly list: Document[] = []

  constructor(draft: Draft, closers: Closers) {
    this.draft = draft
    this.closers = closers
  }

  get count(): number {
    return this.list.length
  }

  /** Reads up to the next item; the last document ended at `lastEnd`. */
  next(from: number, lastEnd: number): Next {
    const last = this.list.at(-1)
    if (last !== undefined) last.end = lastEnd
    const gap = readGap(this.draft, from)
    const next = this.draft.text.charAt(gap.at)
    if (gap.marks.length > 0) this.draft.offer('left-out', [FIXES.goOn, gap.marks])
    this.checkCommas(gap.commas, next === '' || isCloser(next))
    if (next === '') return { kind: 'end', at: gap.at }
    if (isCloser(next)) return this.extraClosers(gap.at)
    if ((next === ':' || next === '：') && this.isAfterString(last)) return this.objectWithoutBrackets(last as Document, gap.at) // prettier-ignore
    if (this.isValue(gap.at, next)) {
      this.list.push({ start: gap.at, end: gap.at, comma: undefined })
      return { kind: 'document', at: gap.at }
    }
    return this.outside(gap.at)
  }

  /** Offers to combine several documents into one array. */
  finish(lastEnd: number): void {
    const { list, draft } = this
    const [first, second] = list
    const last = list.at(-1)
    if (this.lacksOpener || first === undefined || second === undefined || last === undefined)
      return
    last.end = lastEnd
    const edits = [inserted(first.start, '[')]
    for (const { end, comma } of list.slice(0, -1)) edits.push(comma ?? inserted(end, ','))
    edits.push(inserted(last.end, ']'))
    draft.offer(
      'several-documents',
      [FIXES.asOneArray, edits],
      [FIXES.keepFirst, removed(first.end, last.end)],
    )
  }

  private checkCommas(commas: readonly Edit[], isLast: boolean): void {
    const last = this.list.at(-1)
    if (commas.length === 0) return
    const { text } = this.draft
    if (last !== undefined && !isLast && commas.length === 1) {
      const [comma] = commas as [Edit]
      last.comma = { ...comma, replacement: ',' }
      return
    }
    const isStatement = commas.every(({ start }) => text[start] === ';')
    this.draft.certain(isStatement ? 'stray' : 'trailing-comma', [...commas])
  }

  /**
   * Removes closing brackets that match nothing. Several, or more text after one, can mean that a bracket was closed too early.
   */
  private extraClosers(at: number): Next {
    const { draft } = this
    const edits: Edit[] = []
    let end = at
    while (isCloser(draft.text.charAt(end))) {
      edits.push(removed(end, end + 1))
      end = skipGap(draft, end + 1)
    }
    const [first] = this.list
    const isArray = bracket(draft.text.charAt(at)) === ']' && edits.length === 1
    if (edits.length === 1 && this.list.length === 1 && isEnd(draft.text, end)) {
      draft.certain('extra-closer', edits)
    } else if (isArray && this.list.length > 1 && first !== undefined) {
      this.lacksOpener = true
      draft.offer('missing-opener', [FIXES.openArray, inserted(first.start, '[')], [FIXES.takeOut, edits]) // prettier-ignore
    } else draft.offer('extra-closer', [FIXES.takeOut, edits])
    return { kind: 'passed', at: end }
  }

  private isAfterString(last: Document | undefined): boolean {
    return last !== undefined && isQuote(this.draft.text.charAt(last.start))
  }

  private objectWithoutBrackets({ start }: Document, at: number): Next {
    const problem = this.draft.offer('missing-opener', [FIXES.wrapInBraces, inserted(start, '{')])
    this.closers.openMissing(start, problem)
    return { kind: 'colon', at }
  }

  private isValue(at: number, character: string): boolean {
    if (bracket(character) !== '' || isQuote(character)) return true
    if (this.draft.match(CALL, at) !== null && /\(\s*["'\d-]/.test(this.draft.text.slice(at, at + 120))) return true // prettier-ignore
    return runAt(this.draft, at, 'top').meaning.kind !== 'text'
  }

  /** Offers to remove text before, between and after documents. */
  private outside(at: number): Next {
    const { text } = this.draft
    BRACKET.lastIndex = at + 1
    const end = BRACKET.exec(text)?.index ?? text.length
    this.outsideUnits += end - at
    this.draft.offer('outside-text', [FIXES.takeOut, replaced(at, end, '')])
    return { kind: 'passed', at: end }
  }
}

function isEnd(text: string, at: number): boolean {
  return at >= text.length || (isSeparator(text.charAt(at)) && text.slice(at + 1).trim() === '')
}
