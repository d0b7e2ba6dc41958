import { MOVED_AWAY, MOVED_HERE, PAIRED, REMOVED } from './entries.ts'
import { CHANGED, NO_LINE, type Changes, type RowSign, type Texts } from './comparison.ts'
import type { SheetWriter } from './sheet.ts'
import type { Frame, Visitor } from './walk.ts'

/** Longer paths keep their last steps only: keys can be long, and there can be many changes. */
const LONGEST_PATH = 1_000

/** Lists the changes between two documents, each with its row of the sheet. It must visit before the sheet writer. */
export class ChangeList implements Visitor {
  private readonly sheet: SheetWriter
  private readonly kinds: number[] = []
  private readonly rows: number[] = []
  private readonly paths: string[] = []
  private readonly sources: string[] = []
  private readonly before: [number, number][] = []
  private readonly after: [number, number][] = []

  constructor(sheet: SheetWriter) {
    this.sheet = sheet
  }

  open({ parent }: Frame): void {
    if (parent?.state === MOVED_HERE) this.addMoved(parent)
  }

  value(frame: Frame): void {
    const { state } = frame
    if (state === MOVED_HERE) this.addMoved(frame)
    if (state === MOVED_AWAY || frame.isSame) return
    const path = state === REMOVED ? frame.leftPointer : frame.rightPointer
    this.add(state === PAIRED || state === MOVED_HERE ? CHANGED : state, path, '', frame)
  }

  /** Adds a change that has no frame, such as a changed line. */
  addSpans(kind: RowSign, before: [number, number], after: [number, number]): void {
    this.kinds.push(kind)
    this.rows.push(this.sheet.count)
    this.paths.push('')
    this.sources.push('')
    this.before.push(before)
    this.after.push(after)
  }

  /** Returns the changes as columns. */
  changes(): Changes {
    return {
      count: this.kinds.length,
      kinds: Uint8Array.from(this.kinds),
      rows: Uint32Array.from(this.rows),
      paths: asTexts(this.paths),
      sources: asTexts(this.sources),
      before: asSpans(this.before),
      after: asSpans(this.after),
    }
  }

  private addMoved(frame: Frame): void {
    this.add(MOVED_HERE, frame.rightPointer, frame.leftPointer, frame)
  }

  private add(kind: RowSign, path: string, source: string, frame: Frame): void {
    const { left, right } = frame.documents
    this.kinds.push(kind)
    this.rows.push(this.sheet.count)
    this.paths.push(shortened(path))
    this.sources.push(shortened(source))
    this.before.push(spanIn(left.nodes, frame.leftNode))
    this.after.push(spanIn(right.nodes, frame.rightNode))
  }
}

/** Returns one of the texts that `asTexts` joined. */
export function textAt({ bytes, ends }: Texts, at: number): string {
  return new TextDecoder().decode(bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]))
}

function asTexts(texts: string[]): Texts {
  const encoder = new TextEncoder()
  const encoded = texts.map((text) => encoder.encode(text))
  const ends = new Uint32Array(texts.length)
  let end = 0
  for (const [at, { length }] of encoded.entries()) ends[at] = end += length
  const bytes = new Uint8Array(end)
  encoded.forEach((text, at) => bytes.set(text, (ends[at] as number) - text.length))
  return { bytes, ends }
}

function asSpans(spans: [number, number][]) {
  return {
    starts: Uint32Array.from(spans, ([start]) => start),
    ends: Uint32Array.from(spans, ([, end]) => end),
  }
}

function spanIn({ starts, ends }: { starts: Uint32Array; ends: Uint32Array }, node: number) {
  const nowhere: [number, number] = [NO_LINE, NO_LINE]
  return node < 0 ? nowhere : ([starts[node], ends[node]] as [number, number])
}

function shortened(path: string): string {
  return path.length > LONGEST_PATH ? `…${path.slice(-LONGEST_PATH)}` : path
}
