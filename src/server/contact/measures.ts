import type { Log, Measures } from './service.ts'
import type { ContactStore } from './store.ts'

/** Every possible status, so that each count exists from the start. */
const postStatuses = [200, 303, 400, 403, 413, 415, 422, 429, 503]

/** Counts answers, and reads the store on demand. */
export function createMeasures(store: Pick<ContactStore, 'counts' | 'list'>, nowMs: () => number) {
  const postsByStatus = new Map(postStatuses.map((status) => [status, 0]))
  return {
    countPost: (status: number): void => {
      postsByStatus.set(status, (postsByStatus.get(status) ?? 0) + 1)
    },
    measure: async (): Promise<Measures> => {
      try {
        const byState = await store.counts()
        const [oldest] = await store.list(1, undefined, 'pending')
        const ageMs = oldest ? nowMs() - oldest.receivedAtMs : 0
        const oldestPendingSeconds = Math.max(0, Math.round(ageMs / 1_000))
        return { postsByStatus, stored: { byState, oldestPendingSeconds } }
      } catch {
        return { postsByStatus, stored: undefined }
      }
    },
  }
}

export type StoreReport = ReturnType<typeof createStoreReport>

/** Creates a report that logs why the store fails, once per reason. */
export function createStoreReport(log: Log) {
  let reported: string | undefined
  return {
    failed: (error: unknown): void => {
      const reason = reasonOf(error)
      if (reason === reported) return
      reported = reason
      const text = 'the contact store cannot be used: messages are refused'
      log.warn({ reason, ...sentenceOf(error) }, text)
    },
    worked: (): void => {
      reported = undefined
    },
  }
}

/** Returns the code or name of an error. Its text may quote a message. */
export function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

/** Returns the text of the store's own errors. */
function sentenceOf(error: unknown): { sentence?: string } {
  const { code, message } = error as { code?: unknown; message?: string }
  const isOwn = code === 'ERR_NEWER_SCHEMA' || code === 'ERR_DATABASE_MOVED'
  return isOwn && message ? { sentence: message } : {}
}
