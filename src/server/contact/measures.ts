import type { ContactStore, MessageState } from './store.ts'

/** What an operator may watch of the contact form. Nothing of a message or a visitor is in it. */
export interface Measures {
  /** How many posts this process has answered, by HTTP status. */
  postsByStatus: ReadonlyMap<number, number>
  /** What is in the store, or undefined while it does not answer. */
  stored: { byState: Record<MessageState, number>; oldestPendingSeconds: number } | undefined
}

/** Every status a post is answered with, so that each has its count from the start and no first one is missed. */
const postStatuses = [200, 303, 400, 403, 413, 415, 422, 429, 503]

/** Counts answers, and asks the store when someone wants to know. The age is 0 when no message is pending. */
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
