import type { OfflineQuestion, OfflineState } from '@/lib/offline-question.ts'
import { trustedAddress } from '@/lib/trusted-worker.ts'

/** The worker of an older version does not answer. */
const LONGEST_STATE_MS = 5000

/** Registers the worker. Returns undefined in private windows and where storage is blocked: the site then works online only. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register(trustedAddress('/sw.js') as string)
  } catch {
    return undefined
  }
}

/** Asks a worker for something on behalf of this page. Resolves with what is kept afterwards, or undefined if that is unknown. */
export function askWorker(
  worker: ServiceWorker,
  wish: OfflineQuestion['wish'],
): Promise<OfflineState | undefined> {
  const question: OfflineQuestion = { wish, path: location.pathname }
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const finish = (state?: OfflineState) => {
      port1.close()
      resolve(state)
    }
    port1.onmessage = ({ data }: MessageEvent<OfflineState | undefined>) => finish(data)
    if (wish === 'state') setTimeout(finish, LONGEST_STATE_MS)
    worker.postMessage(question, [port2])
  })
}
