/**
 * Hands a text or a file to another page of this site: in the memory of the service worker, under a random key that the address
 * of the other page has in its fragment. It is forgotten when it is read, and after one minute at most. Without a worker, a text of up to
 * 4 MB that is not secret is in session storage, which browsers may write to the disk. It is deleted when it is read, otherwise after
 * a minute or, if the page that stored it is gone, by the next page of this site in the tab. It is never in an address, on a
 * server or in local storage.
 */
const PREFIX = 'hand-over:'
/** Begins the fragment of an address that names something. */
export const FRAGMENT = '#take='
/** Tells the page that opens that nothing could be stored for it. */
export const NOWHERE = `${FRAGMENT}nowhere`
/** After this time, in milliseconds, an entry that was not read is deleted. */
const LIFE_MS = 60_000
/** Characters of a text in session storage. */
const MOST_CHARACTERS = 4 * 1024 * 1024
/** The service worker answers at once, or is an older one that never does. */
const LONGEST_WAIT_MS = 3000

/** What is handed over: a text or a file, and what to do with it there. */
export interface HandOver {
  content: string | File
  /** Fields that are set before the text is entered, by name. */
  fields?: Readonly<Record<string, string>>
  /** The name of the field that takes the text. */
  textField?: string
}

/** What a page asks the service worker: to hold something under a key, or to return and forget it (service-worker/hand-overs.ts). */
interface HandOverQuestion {
  handOver: string
  /** Absent when the page asks for something. */
  content?: HandOver
  /** The input of the page that is left, for Back. */
  input?: readonly HandOver[]
  /** Asks for the input instead of the content. */
  wants?: 'input'
}

/** Where something is stored: in the memory of the service worker, in this tab's session storage, or nowhere. */
type Place = 'memory' | 'tab' | 'nowhere'

/**
 * Stores something for the page that opens next, in one place. Returns that place and the fragment of the page's address. A
 * secret is only ever in memory, and so is the input of the page that is left, which is left out elsewhere.
 */
export async function storeHandOver(
  content: HandOver,
  kind: 'secret' | 'plain' = 'plain',
  input: readonly HandOver[] = [],
): Promise<{ place: Place; fragment: string }> {
  const key = createKey()
  const stored = (place: Place) => ({
    place,
    fragment: place === 'nowhere' ? NOWHERE : FRAGMENT + key,
  })
  if ((await askWorker({ handOver: key, content, input })) === true) return stored('memory')
  return stored(kind === 'plain' && storeInTab(key, content) ? 'tab' : 'nowhere')
}

/** Returns whether this browser runs a service worker of this site, whose memory can hold something. */
export async function hasMemory(): Promise<boolean> {
  return (await findWorker()) !== undefined
}

/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` is missing where the connection is not secure. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function storeInTab(key: string, handOver: HandOver): boolean {
  const { content } = handOver
  if (typeof content !== 'string' || content.length > MOST_CHARACTERS) return false
  try {
    // The time is in the name, so that a sweep reads no content.
    sessionStorage.setItem(`${PREFIX}${key}:${Date.now()}`, JSON.stringify(handOver))
    setTimeout(sweepHandOvers, LIFE_MS)
    return true
  } catch {
    // Blocked or full.
    return false
  }
}

/** Returns what was stored under the key in a fragment, and deletes it. Returns undefined if it was read before, or expired. */
export async function takeHandOver(fragment: string): Promise<HandOver | undefined> {
  const key = fragment.slice(FRAGMENT.length)
  sweepHandOvers()
  const stored = readTab(`${PREFIX}${key}:`)
  if (stored !== undefined) return stored
  return ((await askWorker({ handOver: key })) ?? undefined) as HandOver | undefined
}

/** Returns the input that was stored with a hand-over, and deletes it. */
export async function takeInput(fragment: string): Promise<HandOver[]> {
  const key = fragment.slice(FRAGMENT.length)
  const input = await askWorker({ handOver: key, wants: 'input' })
  return Array.isArray(input) ? (input as HandOver[]) : []
}

/** Returns what the address of this page names (see `takeHandOver`), and removes the key from the address. */
export function takeFromAddress<Content>(): Promise<Content | undefined> {
  const { hash, pathname, search } = location
  const taken = takeHandOver(hash)
  // The key is of no use any more, and would be in a copied address.
  history.replaceState(history.state, '', pathname + search)
  return taken as Promise<Content | undefined>
}

function readTab(start: string): HandOver | undefined {
  try {
    const name = Object.keys(sessionStorage).find((other) => other.startsWith(start)) ?? ''
    const text = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    const stored = text === null ? undefined : (JSON.parse(text) as HandOver)
    return typeof stored?.content === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Deletes what was not read within a minute. Each page does so, in case the page that stored it was closed. */
export function sweepHandOvers(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (!name.startsWith(PREFIX)) continue
      const at = Number(name.slice(name.lastIndexOf(':') + 1))
      const left = at + LIFE_MS - Date.now()
      // Also keeps no entry without a time, nor one from before the clock was set back.
      if (left > 0 && left <= LIFE_MS) setTimeout(sweepHandOvers, left)
      else sessionStorage.removeItem(name)
    }
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Asks the service worker. Resolves with undefined without a worker and after three seconds. */
async function askWorker(question: HandOverQuestion): Promise<unknown> {
  const worker = await findWorker()
  if (!worker) return undefined
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    const finish = (answer?: unknown) => {
      port1.close()
      resolve(answer)
    }
    port1.onmessage = ({ data }: MessageEvent<unknown>) => finish(data)
    setTimeout(finish, LONGEST_WAIT_MS)
    worker.postMessage(question, [port2])
  })
}

/** Returns the active worker, which need not control this page: after a forced reload it does not. */
async function findWorker(): Promise<ServiceWorker | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.active ?? undefined
  } catch {
    // Absent where the connection is not secure, and denied where storage is blocked.
    return undefined
  }
}
