import { readNodes, type Nodes } from './nodes.ts'
import type { OnProgress } from './result.ts'

/** A valid JSON document that the tasks of a worker share. Parses it once, when a task first needs its nodes. */
export class OpenDocument {
  readonly #whole: Blob
  readonly #kept = new Map<string, unknown>()
  #nodes: Nodes | undefined

  constructor(whole: Blob) {
    this.#whole = whole
  }

  get size(): number {
    return this.#whole.size
  }

  /** Returns the bytes of the document. Caches them only as part of the nodes. */
  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return (
      (this.#nodes?.bytes as Uint8Array<ArrayBuffer> | undefined) ??
      new Uint8Array(await this.#whole.arrayBuffer())
    )
  }

  /** Returns the nodes of the document. The first call parses it, and rejects when memory runs out. */
  async nodes(onProgress?: OnProgress): Promise<Nodes> {
    return this.#nodes ?? this.parse(await this.bytes(), onProgress)
  }

  /** Returns the nodes synchronously, given the bytes from `bytes`. */
  parse(bytes: Uint8Array<ArrayBuffer>, onProgress?: OnProgress): Nodes {
    this.#nodes ??= readNodes(bytes, (done) => onProgress?.(done / bytes.length))
    return this.#nodes
  }

  /** Returns a value cached with the document, such as the state of a tree. The first call creates it with `make`. */
  async keep<Value>(name: string, make: () => Value | Promise<Value>): Promise<Value> {
    if (!this.#kept.has(name)) this.#kept.set(name, await make())
    return this.#kept.get(name) as Value
  }
}

/** The document of a task, and its progress callback. */
export interface TaskContext<Progress = number> {
  document: OpenDocument
  onProgress: (progress: Progress) => void
}
