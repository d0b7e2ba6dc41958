import { fileSize } from '@/lib/file-size.ts'

import type { JsonSink } from './format.ts'

const PIECE = 1_000_000
/** The limit of the formatter, in UTF-16 code units. */
const LARGEST = 500_000_000

/** Collects a long text in Blobs, because a JavaScript string cannot contain every document. */
export class JsonPieces implements JsonSink {
  size = 0
  private readonly done: Blob[] = []
  private open = ''

  /** Appends text. Throws the sentence the visitor reads when the whole exceeds the limit. */
  add(text: string): void {
    this.open += text
    this.size += text.length
    if (this.size > LARGEST) throw new Error(`The JSON would be larger than ${fileSize(LARGEST)}.`)
    if (this.open.length >= PIECE) this.close()
  }

  whole(): Blob {
    this.close()
    return new Blob(this.done, { type: 'application/json' })
  }

  private close(): void {
    this.done.push(new Blob([this.open]))
    this.open = ''
  }
}
