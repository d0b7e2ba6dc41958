import { startWorker } from '@/lib/trusted-worker.ts'

import { failureIn, WORK_FAILURES } from '@/islands/ui/work/work.ts'
import type { TreeAnswer, TreeRequest } from '@/json/tree/tree-state.ts'
import workerAddress from './tree.worker.ts?worker&url'

type Answered = Exclude<TreeAnswer, { kind: 'progress' | 'failed' }>
type Answer<Kind> = Extract<Answered, { kind: Kind }>

interface Waiting {
  resolve: (answer: Answered) => void
  reject: (error: Error) => void
}

/** What is heard of a tree beside the answers: how much of it is read, and the sentence with which it ended. */
export interface TreeListener {
  onProgress: (share: number) => void
  onEnd: (message: string) => void
}

/** One document in a worker. Not `startWork`, which takes one request: here the document stays and is asked again and again. */
export class TreeWork {
  private worker: Worker | undefined
  private waiting: Waiting[] = []
  private readonly listener: TreeListener

  constructor(listener: TreeListener, start: () => Worker = () => startWorker(workerAddress)) {
    this.listener = listener
    try {
      this.worker = start()
    } catch {
      queueMicrotask(() => this.end(WORK_FAILURES.unstartable))
      return
    }
    this.worker.onmessage = ({ data }: MessageEvent<TreeAnswer>) => this.take(data)
    this.worker.onerror = (event) => {
      // The visitor is told in words; the console stays quiet.
      event.preventDefault()
      this.end(WORK_FAILURES[failureIn(event)])
    }
  }

  /** The answers come in the order of the requests; rejects when the work has ended. */
  ask(request: { kind: 'read' | 'change' } & TreeRequest): Promise<Answer<'state'>>
  ask<Kind extends Answered['kind']>(request: { kind: Kind } & TreeRequest): Promise<Answer<Kind>>
  ask(request: TreeRequest): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (this.worker === undefined) return reject(new Error(WORK_FAILURES.stopped))
      this.waiting.push({ resolve, reject })
      this.worker.postMessage(request)
    })
  }

  /** Ends the work; nothing is heard of it afterwards. */
  stop(): void {
    this.worker?.terminate()
    this.worker = undefined
    this.waiting = []
  }

  private take(answer: TreeAnswer): void {
    if (answer.kind === 'progress') this.listener.onProgress(answer.share)
    else if (answer.kind === 'failed') this.end(answer.message)
    else this.waiting.shift()?.resolve(answer)
  }

  private end(message: string): void {
    const { waiting } = this
    this.stop()
    for (const { reject } of waiting) reject(new Error(message))
    this.listener.onEnd(message)
  }
}

/** The end of the work is told by the phase; what was asked of it is then answered by nothing. */
export async function quietly(ask: () => Promise<void>): Promise<void> {
  try {
    await ask()
  } catch {
    return
  }
}
