/** What a page asks: to hold something under a key, or to return and forget it (layouts/scripts/hand-over.ts). */
interface HandOverQuestion {
  handOver: string
  /** Absent when the page asks for the content. */
  content?: unknown
}

/** After this time, in milliseconds, what was not asked for is forgotten. */
const LIFE_MS = 60_000

/** What pages hand over to each other, by key. Only in memory: the browser also forgets it when it ends the worker. */
const held = new Map<string, unknown>()

/** Returns whether a message is about a hand-over. */
export function isHandOverQuestion(data: unknown): data is HandOverQuestion {
  return typeof data === 'object' && data !== null && 'handOver' in data
}

/** Holds the content for a minute, or returns and forgets it. Resolves when nothing is held under the key any more. */
export async function answerHandOver(
  { handOver: key, content }: HandOverQuestion,
  port?: MessagePort,
): Promise<void> {
  if (content === undefined) {
    port?.postMessage(held.get(key))
    held.delete(key)
    return
  }
  held.set(key, content)
  port?.postMessage(true)
  await new Promise((resolve) => setTimeout(resolve, LIFE_MS))
  held.delete(key)
}
