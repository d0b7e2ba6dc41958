import type { WorkerClient } from '@/islands/ui/work/worker-client.ts'
import type { OnProgress } from '@/json/text/result.ts'
import type { TreeChange, TreeState } from '@/json/tree/tree-state.ts'
import type { TreeAnswer, TreeArgs, TreeRequest } from '@/json/tree/tree-task.ts'
import { documentWorker, taskRequest } from '../document-tasks.ts'

type Answer<Kind> = Extract<TreeAnswer, { kind: Kind }>

/**
 * Sends requests about the tree of one document. The worker stores the tree. The page records all changes, so that a new worker
 * can rebuild the same tree.
 */
export class TreeRequests {
  readonly #whole: Blob
  readonly #client: WorkerClient
  readonly #past: TreeChange[] = []
  readonly #ending = new AbortController()

  constructor(whole: Blob, client = documentWorker) {
    this.#whole = whole
    this.#client = client
  }

  /** Reads the document and resolves with the state of its tree. */
  async open(onProgress: OnProgress): Promise<TreeState> {
    const args: TreeArgs = { request: { kind: 'state' }, changeCount: 0, past: [] }
    return ((await this.#send(args, onProgress)) as Answer<'state'>).state
  }

  /** Changes the tree and resolves with its new state. */
  async change(change: TreeChange): Promise<TreeState> {
    const asked = this.ask({ kind: 'change', change })
    this.#past.push(change)
    return ((await asked) as unknown as Answer<'state'>).state
  }

  /** Resolves with the answer to a request. Rejects with a `WorkError`, or after `stop`. */
  async ask<Kind extends TreeRequest['kind']>(
    request: Extract<TreeRequest, { kind: Kind }>,
  ): Promise<Answer<Kind>> {
    const changeCount = this.#past.length
    const answer = await this.#send({ request, changeCount })
    if (answer.kind !== 'lost') return answer as Answer<Kind>
    const past = this.#past.slice(0, changeCount)
    return (await this.#send({ request, changeCount, past })) as Answer<Kind>
  }

  /** Cancels all requests. */
  stop(): void {
    this.#ending.abort()
  }

  #send(args: TreeArgs, onProgress?: OnProgress): Promise<TreeAnswer> {
    return this.#client.ask<TreeAnswer>(taskRequest('tree', args, this.#whole), {
      signal: this.#ending.signal,
      ...(onProgress && { onProgress }),
    })
  }
}

/** Ignores the failure of a request. The panel already reports a failed worker, and a cancelled request needs no report. */
export async function ignoreFailure(request: () => Promise<void>): Promise<void> {
  try {
    await request()
  } catch {
    return
  }
}
