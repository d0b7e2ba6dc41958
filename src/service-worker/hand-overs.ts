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

/**
 * Answers what another app shares with the installed site: holds it, and opens the home page, which shows what it may be. Nothing
 * is sent to a server. A form of another site can post here too, and then its text is shown as any other.
 */
export async function answerShare(
  request: Request,
  keepRunning: (work: Promise<void>) => void,
): Promise<Response> {
  const shared = await readShare(request)
  if (shared === undefined) return Response.redirect(new URL('/', request.url), 303)
  const key = crypto.randomUUID()
  keepRunning(answerHandOver({ handOver: key, content: shared }))
  return Response.redirect(new URL(`/#take=${key}`, request.url), 303)
}

/** Returns the first shared file, or the shared texts. Returns undefined if there is none or the body is not a form. */
async function readShare(request: Request) {
  try {
    const form = await request.formData()
    const files = form.getAll('files').filter((entry) => entry instanceof File)
    if (files[0] !== undefined) return { content: files[0], leftOut: files.length - 1 }
    const texts = ['text', 'url', 'title'].map((name) => form.get(name))
    const content = texts.find((text) => typeof text === 'string' && text.trim() !== '')
    return typeof content === 'string' ? { content } : undefined
  } catch {
    return undefined
  }
}

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
