import { open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'

import * as v from 'valibot'

import { type ContactStore, type MessageState, messageStates, type StoredMessage } from './store.ts'

const PAGE_SIZE = 500

/** Yields all messages, or those of one state, in order of arrival. Reads page by page to limit memory. */
export async function* everyMessage(
  store: Pick<ContactStore, 'list'>,
  state?: MessageState,
): AsyncGenerator<StoredMessage> {
  let page = await store.list(PAGE_SIZE, undefined, state)
  while (page.length > 0) {
    yield* page
    page = await store.list(PAGE_SIZE, page.at(-1), state)
  }
}

/**
 * Writes all messages to a file, one JSON object per line, and returns their number. The server may keep running.
 * The file appears complete or not at all, and only its owner can read it.
 */
export async function backUp(store: Pick<ContactStore, 'list'>, file: string): Promise<number> {
  const partialFile = `${file}.part`
  const handle = await open(partialFile, 'w', 0o600).catch(refuse(`${file} cannot be written`))
  let count = 0
  try {
    for await (const message of everyMessage(store)) {
      await handle.write(`${JSON.stringify(message)}\n`)
      count += 1
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(partialFile, file)
  return count
}

/**
 * Adds the messages of a backup that the store does not have. Also moves messages between SQLite and Postgres.
 * Stops at the first line that is not a message and throws an Error with its number.
 */
export async function restoreFrom(
  store: Pick<ContactStore, 'restore'>,
  file: string,
): Promise<{ added: number; present: number }> {
  const handle = await open(file).catch(refuse(`${file} cannot be read`))
  const lines = createInterface({ input: handle.createReadStream(), crlfDelay: Infinity })
  let added = 0
  let present = 0
  for await (const line of lines) {
    const message = readLine(line)
    if (!message) throw new Error(`Line ${added + present + 1} of ${file} is not a message.`)
    if (await store.restore(message)) added += 1
    else present += 1
  }
  return { added, present }
}

function refuse(what: string): (error: unknown) => never {
  return (error) => {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${what} (${code}).`, { cause: error })
  }
}

const time = v.pipe(v.number(), v.safeInteger())

const storedMessage = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  email: v.string(),
  message: v.string(),
  receivedAtMs: time,
  state: v.picklist(messageStates),
  keyHash: v.nullable(v.string()),
  bodyHash: v.string(),
  attempts: time,
  nextAttemptAtMs: time,
  deliveredAtMs: v.nullable(time),
  lastError: v.nullable(v.string()),
})

function readLine(line: string): StoredMessage | undefined {
  try {
    return v.parse(storedMessage, JSON.parse(line))
  } catch {
    return undefined
  }
}
