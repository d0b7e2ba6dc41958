import { afterSpace, bracket, isCloser } from './characters.ts'
import type { Draft } from './draft.ts'
import { type Edit, inserted, type Problem, removed, replaced } from './problem.ts'
import { FIXES } from './sentences.ts'

/** An open object, array or pair of parentheses. */
export interface Frame {
  kind: '{' | '[' | '('
  start: number
  /** The number of items started in it. */
  count: number
  hasComma: boolean
  /** The problem that reports its missing opening bracket. */
  missing: Problem | undefined
}

function closing(at: number, frames: Frame[]): Edit {
  return inserted(at, frames.map(({ kind }) => CLOSER[kind]).join(''))
}

/** The bracket stack of a text, and the repair of its closing brackets. */
export class Closers {
  private readonly draft: Draft
  private readonly frames: Frame[] = []

  constructor(draft: Draft) {
    this.draft = draft
  }

  get depth(): number {
    return this.frames.length
  }

  get top(): Frame {
    return this.frames.at(-1) as Frame
  }

  open(at: number): void {
    const character = this.draft.text.charAt(at)
    const kind = bracket(character) as Frame['kind']
    this.frames.push({ kind, start: at, count: 0, hasComma: false, missing: undefined })
    if (kind !== character && kind !== '(') {
      this.draft.certain('separator', replaced(at, at + 1, kind))
    }
  }

  /** Opens an object without an opening bracket. If the closing one is missing too, the same problem adds it. */
  openMissing(start: number, missing: Problem): void {
    this.frames.push({ kind: '{', start, count: 1, hasComma: false, missing })
  }

  /** Handles a closing bracket. Returns the index after it, or its own index when it closes an outer frame. */
  close(at: number, lastEnd: number): number {
    const { kind } = this.top
    const closer = bracket(this.draft.text.charAt(at))
    if (closer === CLOSER[kind]) return this.closeTop(at)
    const others = this.framesAbove(closer)
    if (others > 0 && this.isMissing(at, others)) return this.missingBefore(at, lastEnd, others)
    if (closer === ')') {
      this.draft.certain('extra-closer', removed(at, at + 1))
      return at + 1
    }
    this.wrong(at, kind, others)
    this.frames.pop()
    return at + 1
  }

  /** Closes all open frames at the end of the text. */
  closeAll(lastEnd: number): void {
    const open = this.frames.filter(({ missing }) => missing === undefined).reverse()
    const { text } = this.draft
    for (const { missing } of this.frames) {
      missing?.choices[0]?.edits.push(inserted(lastEnd, '}'))
    }
    if (open.length === 0) return
    // A number at the very end may be cut off.
    const isNumber = lastEnd === text.length && /[\d.eE+-]/.test(text.charAt(lastEnd - 1))
    this.closeAt(lastEnd, open, isNumber)
    this.frames.length = 0
  }

  /** Inserts closing brackets. The visitor decides when the end of the last value is uncertain. */
  private closeAt(lastEnd: number, frames: Frame[], isEndOpen = false): void {
    const { draft } = this
    const edit = closing(lastEnd, frames)
    const last = draft.problems.at(-1)
    if (isEndOpen || (last?.certainty === 'offered' && last.end === lastEnd)) {
      draft.offer('missing-closer', [FIXES.close, edit])
    } else draft.certain('missing-closer', edit)
  }

  private closeTop(at: number): number {
    const { draft } = this
    const { kind, start, count, hasComma } = this.frames.pop() as Frame
    const character = draft.text.charAt(at)
    if (kind === '(') {
      if (count === 1 && !hasComma) draft.certain('tuple', [removed(start, start + 1), removed(at, at + 1)]) // prettier-ignore
      else draft.offer('tuple', [FIXES.asArray, [replaced(start, start + 1, '['), replaced(at, at + 1, ']')]]) // prettier-ignore
    } else if (character !== CLOSER[kind]) {
      draft.certain('separator', replaced(at, at + 1, CLOSER[kind]))
    }
    return at + 1
  }

  /** Counts the frames inside the one that a bracket would close; 0 when it matches no frame. */
  private framesAbove(closer: string): number {
    for (let above = 1; above < Math.min(DEEPEST, this.frames.length); above++) {
      const frame = this.frames[this.frames.length - 1 - above] as Frame
      if (CLOSER[frame.kind] === closer) return above
    }
    return 0
  }

  /** Whether inner closing brackets are missing, rather than this one being of the wrong kind. */
  private isMissing(at: number, others: number): boolean {
    const base = this.frames.slice(-DEEPEST).map(({ kind }) => kind)
    const ifMissing = faultsAfter(this.draft.text, at + 1, base.slice(0, -1 - others))
    const ifWrong = faultsAfter(this.draft.text, at + 1, base.slice(0, -1))
    return ifMissing <= ifWrong
  }

  private missingBefore(at: number, lastEnd: number, others: number): number {
    const inside = this.frames.splice(-others).reverse()
    if (others === 1) this.closeAt(lastEnd, inside)
    else this.draft.offer('missing-closer', [FIXES.closeAll, closing(lastEnd, inside)], [FIXES.takeThisOut, removed(at, at + 1)]) // prettier-ignore
    return at
  }

  private wrong(at: number, kind: Frame['kind'], others: number): void {
    const edit = replaced(at, at + 1, CLOSER[kind])
    if (others === 0 && kind !== '(') this.draft.certain('wrong-closer', edit)
    else this.draft.offer('wrong-closer', [FIXES.as(CLOSER[kind]), edit], [FIXES.takeOut, removed(at, at + 1)]) // prettier-ignore
  }
}

/** The closing bracket of each opening one. */
const CLOSER = { '{': '}', '[': ']', '(': ')' } as const
/** Limits of the search for the matching opening bracket. */
const DEEPEST = 64

/** Counts the mismatches among the next closing brackets and the comma after them, if these brackets were open. */
function faultsAfter(text: string, from: number, open: (keyof typeof CLOSER)[]): number {
  let [at, faults] = [afterSpace(text, from), 0]
  for (let steps = 0; steps < DEEPEST && isCloser(text.charAt(at)); steps++) {
    const top = open.pop()
    if (top === undefined || CLOSER[top] !== bracket(text.charAt(at))) faults++
    at = afterSpace(text, at + 1)
  }
  if (at >= text.length) return faults + open.length
  const parent = open.at(-1)
  if (text[at] !== ',') return faults
  if (parent === undefined) return faults + 1
  const next = text.charAt(afterSpace(text, at + 1))
  if (parent === '{') return faults + (next === '{' || next === '[' ? 1 : 0)
  return faults + (parent === '[' && isKey(text, at) ? 1 : 0)
}

/** Whether a key with its colon follows a comma. */
function isKey(text: string, comma: number): boolean {
  const after = text.slice(comma + 1, comma + 200).trimStart()
  return /^(?:"[^"]*"|'[^']*'|\w+)\s*:/.test(after)
}
