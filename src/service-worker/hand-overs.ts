/** What a page asks: to hold something under a key, or to return and forget it (layouts/scripts/hand-over/hand-over.ts). */
interface HandOverQuestion {
  handOver: string
  /** Absent when the page asks for something. */
  content?: unknown
  /** The input of the page that hands over, for Back. */
  input?: readonly unknown[]
  /** Asks for the input instead of the content. */
  wants?: 'input'
}

/** After this time, in milliseconds, what was not asked for is forgotten. */
const LIFE_MS = 60_000
/** More at a time are a mistake or an attack: the oldest is forgotten. */
const MOST_HELD = 8
/** Leads to a sentence on the home page, because nothing is held under it. */
const NO_KEY = 'nothing'

/** What pages hand over to each other, by key, with the input for Back. Only in memory: the browser also forgets it when it ends the worker. */
const held = new Map<string, HandOverQuestion>()

/**
 * Answers what another app shares with the installed site: holds it, and opens the home page, which shows what it may be. Nothing
 * is sent to a server. A form of another site opens the home page empty, unless that site hides its address. Its text is then
 * shown as any other.
 */
export async function answerShare(
  request: Request,
  keepRunning: (work: Promise<void>) => void,
): Promise<Response> {
  const open = (path: string) => Response.redirect(new URL(path, request.url), 303)
  if (isForeign(request)) return open('/')
  const content = await readShare(request)
  const key = content ? crypto.randomUUID() : NO_KEY
  if (content) keepRunning(answerHandOver({ handOver: key, content }))
  return open(`/#take=${key}`)
}

/** Returns whether a page of another site sent a form. A share comes from no page, so its origin is "null". */
function isForeign({ headers, referrer, url }: Request): boolean {
  const pages = [headers.get('origin') ?? '', referrer]
  return pages.some((page) => /^http/.test(page) && new URL(page).origin !== new URL(url).origin)
}

/** Returns the entries of the form (`SharedForm` in layouts/scripts/hand-over/from-outside.ts), or undefined for another body. */
async function readShare(request: Request) {
  try {
    const form = await request.formData()
    const [title, text, url] = ['title', 'text', 'url'].map((name) => form.get(name))
    return { title, text, url, files: form.getAll('files') }
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
  question: HandOverQuestion,
  port?: MessagePort,
): Promise<void> {
  const { handOver: key, content, wants = 'content' } = question
  if (content === undefined) {
    const entry = held.get(key)
    port?.postMessage(entry?.[wants])
    delete entry?.[wants]
    return
  }
  const [oldest] = held.keys()
  if (held.size >= MOST_HELD && oldest !== undefined) held.delete(oldest)
  held.set(key, question)
  port?.postMessage(true)
  await new Promise((resolve) => setTimeout(resolve, LIFE_MS))
  held.delete(key)
}
