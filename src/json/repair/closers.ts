import { bracket } from './characters.ts'
import { CLOSER, DEEPEST, faultsAfter } from './closer-faults.ts'
import type { Draft } from './draft.ts'
import { inserted, removed, replaced, type Edit, type Problem } from './problem.ts'

/** An object, array or pair of parentheses that is open. */
export interface Frame {
  kind: '{' | '[' | '('
  start: number
  /** Items begun in it. */
  count: number
  hasComma: boolean
  /** It has no bracket of its own: the problem that says so. */
  missing: Problem | undefined
}

function closing(at: number, frames: Frame[]): Edit {
  return inserted(at, frames.map(({ kind }) => CLOSER[kind]).join(''))
}

/** The open brackets of a text, and the judgement on what closes them. */
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

  /** Opens an object that has no bracket of its own; its closing one, if missing too, goes into the same problem. */
  openMissing(start: number, missing: Problem): void {
    this.frames.push({ kind: '{', start, count: 1, hasComma: false, missing })
  }

  /** Closes what a closing bracket closes, and gives the place after it, or its own when it is kept for another. */
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

  /** Closes all that is open at the end of a text. */
  closeAll(lastEnd: number): void {
    const open = this.frames.filter(({ missing }) => missing === undefined).reverse()
    const { text } = this.draft
    for (const { missing } of this.frames) {
      missing?.choices[0]?.edits.push(inserted(lastEnd, '}'))
    }
    if (open.length === 0) return
    // A number at the very end may have gone on.
    const isNumber = lastEnd === text.length && /[\d.eE+-]/.test(text.charAt(lastEnd - 1))
    this.closeAt(lastEnd, open, isNumber)
    this.frames.length = 0
  }

  /** Puts closing brackets where something ends: for the visitor to decide if it is undecided where that is. */
  private closeAt(lastEnd: number, frames: Frame[], isEndOpen = false): void {
    const { draft } = this
    const edit = closing(lastEnd, frames)
    const last = draft.problems.at(-1)
    if (isEndOpen || (last?.certainty === 'offered' && last.end === lastEnd)) {
      draft.offer('missing-closer', ['Close it here', edit])
    } else draft.certain('missing-closer', edit)
  }

  private closeTop(at: number): number {
    const { draft } = this
    const { kind, start, count, hasComma } = this.frames.pop() as Frame
    const character = draft.text.charAt(at)
    if (kind === '(') {
      if (count === 1 && !hasComma) draft.certain('tuple', [removed(start, start + 1), removed(at, at + 1)]) // prettier-ignore
      else draft.offer('tuple', ['As an array', [replaced(start, start + 1, '['), replaced(at, at + 1, ']')]]) // prettier-ignore
    } else if (character !== CLOSER[kind]) {
      draft.certain('separator', replaced(at, at + 1, CLOSER[kind]))
    }
    return at + 1
  }

  /** How many frames are open inside the one that a bracket would close; 0 when it would close none. */
  private framesAbove(closer: string): number {
    for (let above = 1; above < Math.min(DEEPEST, this.frames.length); above++) {
      const frame = this.frames[this.frames.length - 1 - above] as Frame
      if (CLOSER[frame.kind] === closer) return above
    }
    return 0
  }

  /** Whether the closing brackets of the frames inside are missing, rather than this one being of the wrong kind. */
  private isMissing(at: number, others: number): boolean {
    const base = this.frames.slice(-DEEPEST).map(({ kind }) => kind)
    const ifMissing = faultsAfter(this.draft.text, at + 1, base.slice(0, -1 - others))
    const ifWrong = faultsAfter(this.draft.text, at + 1, base.slice(0, -1))
    return ifMissing <= ifWrong
  }

  private missingBefore(at: number, lastEnd: number, others: number): number {
    const inside = this.frames.splice(-others).reverse()
    if (others === 1) this.closeAt(lastEnd, inside)
    else this.draft.offer('missing-closer', ['Close them here', closing(lastEnd, inside)], ['Take this one out', removed(at, at + 1)]) // prettier-ignore
    return at
  }

  private wrong(at: number, kind: Frame['kind'], others: number): void {
    const edit = replaced(at, at + 1, CLOSER[kind])
    if (others === 0 && kind !== '(') this.draft.certain('wrong-closer', edit)
    else this.draft.offer('wrong-closer', [`As ${CLOSER[kind]}`, edit], ['Take it out', removed(at, at + 1)]) // prettier-ignore
  }
}
