import type { Draft } from './draft.ts'
import type { Gap } from './gap.ts'
import { inserted, replaced, type Edit, type ProblemKind } from './problem.ts'

/** Where a gap is: in an object or an array, and between what. */
export interface GapPlace {
  isObject: boolean
  /** The end of the item before; undefined when the gap comes before the first. */
  before: number | undefined
  hasAfter: boolean
}

/** Judges the commas of a gap, and what is written for them. */
export function judgeGap(draft: Draft, gap: Gap, place: GapPlace): void {
  const { commas, marks } = gap
  const kept = place.before !== undefined && place.hasAfter ? 1 : 0
  if (marks.length > 0) return leaveOut(draft, gap, kept)
  if (commas.length === kept) {
    const wrong = commas.filter(({ start }) => draft.text[start] !== ',')
    for (const { start, end } of wrong) draft.certain('separator', replaced(start, end, ','))
    return
  }
  if (commas.length < kept) return missingComma(draft, place.before ?? 0, gap.at)
  const edits = keepFirst(commas, kept)
  if (place.isObject || (commas.length === 1 && place.before !== undefined)) {
    draft.certain(kindOf(place), edits)
    return
  }
  draft.offer('empty-element', ['Leave it out', edits], ['Put null there', holes(commas, place)])
}

function kindOf({ before, hasAfter }: GapPlace): ProblemKind {
  if (before === undefined) return 'leading-comma'
  return hasAfter ? 'doubled-comma' : 'trailing-comma'
}

/** Two words on one line could be one text; all else can only be two items. */
function missingComma(draft: Draft, before: number, at: number): void {
  draft.certain('missing-comma', inserted(before, isTight(draft, before, at) ? ', ' : ','))
}

function isTight({ text }: Draft, before: number, at: number): boolean {
  return before === at && /[\w.]/.test(text.charAt(at - 1) + text.charAt(at))
}

function keepFirst(commas: readonly Edit[], kept: number): Edit[] {
  return commas.map((comma, index) => (index < kept ? { ...comma, replacement: ',' } : comma))
}

/** Each comma without a value before it gets `null` there; the last of an array needs none after it, as in JavaScript. */
function holes(commas: readonly Edit[], { before, hasAfter }: GapPlace): Edit[] {
  return commas.flatMap((comma, index) => {
    const isHole = index > 0 || before === undefined
    const isLast = !hasAfter && index === commas.length - 1
    const edit = { ...comma, replacement: isLast ? '' : ',' }
    return isHole ? [inserted(comma.start, 'null'), edit] : [edit]
  })
}

/** The marks go, and the commas that would then part nothing. */
function leaveOut(draft: Draft, { commas, marks, at }: Gap, kept: number): void {
  const edits = [...keepFirst(commas, kept), ...marks]
  if (commas.length < kept) edits.push(inserted(at, ', '))
  draft.offer('left-out', [
    'Go on without it',
    edits.toSorted((one, other) => one.start - other.start),
  ])
}
