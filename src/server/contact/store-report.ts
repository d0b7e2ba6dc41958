import type { Log } from './service.ts'

/** Writes down what is wrong with the store when that changes, not at every question. */
export interface StoreReport {
  failed: (error: unknown) => void
  worked: () => void
}

/** Nothing is known to be wrong yet. */
export function createStoreReport(log: Log): StoreReport {
  let reported: string | undefined
  return {
    failed: (error) => {
      const reason = reasonOf(error)
      if (reason === reported) return
      reported = reason
      const text = 'the contact store cannot be used: messages are refused'
      log.warn({ reason, ...sentenceOf(error) }, text)
    },
    worked: () => {
      reported = undefined
    },
  }
}

/** The kind of failure without its text, in which a database may quote what it was given. */
export function reasonOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'unknown')
}

/** The text of failures that the store itself has put into words. */
function sentenceOf(error: unknown): { sentence?: string } {
  const { code, message } = error as { code?: unknown; message?: string }
  const isOwn = code === 'ERR_NEWER_SCHEMA' || code === 'ERR_DATABASE_MOVED'
  return isOwn && message ? { sentence: message } : {}
}
