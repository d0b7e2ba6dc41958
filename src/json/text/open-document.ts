import { readNodes, type Nodes } from './nodes.ts'
import type { OnProgress } from './result.ts'

/** A valid JSON document that several tasks of a worker read. It is parsed once, when a task first needs its nodes. */
export class OpenDocument {
  readonly #whole: Blob
  readonly #kept = new Map<string, unknown>()
  #nodes: Nodes | undefined

  constructor(whole: Blob) {
    this.#whole = whole
  }

  /** Its size in bytes. */
  get size(): number {
    return this.#whole.size
  }

  /** Returns the bytes of the document. They are kept only as part of its nodes. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return (
      (this.#nodes?.bytes as Uint8Array<ArrayBuffer> | undefined) ??
      new Uint8Array(await this.#whole.arrayBuffer())
    )
  }

  /** Returns the nodes of the document; the first call parses it. Rejects when there is not enough memory. */
  async nodes(onProgress?: OnProgress): Promise<Nodes> {
    return this.#nodes ?? this.parse(await this.bytes(), onProgress)
  }

  /** Returns the same for the bytes that `bytes` gave, at once. */
  parse(bytes: Uint8Array<ArrayBuffer>, onProgress?: OnProgress): Nodes {
    this.#nodes ??= readNodes(bytes, (done) => onProgress?.(done / bytes.length))
    return this.#nodes
  }

  /** Returns a value that tasks keep with the document, such as the state of a tree; `make` makes it when it is not kept yet. */
  async keep<Value>(name: string, make: () => Value | Promise<Value>): Promise<Value> {
    if (!this.#kept.has(name)) this.#kept.set(name, await make())
    return this.#kept.get(name) as Value
  }
}

/** The document a task works on, and its way to report progress. */
export interface TaskContext<Progress = number> {
  document: OpenDocument
  onProgress: (progress: Progress) => void
}
