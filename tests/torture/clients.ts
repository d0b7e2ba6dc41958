import { setTimeout as pause } from 'node:timers/promises'

import { everyMessage } from '../../src/server/contact/archive.ts'
import { openStore } from '../../src/server/contact/open-store.ts'

/** Sends one request to 127.0.0.1. A broken connection is an answer with status 0. */
export async function send(port: number, path: string, init: RequestInit = {}) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
    const retryAfter = Number(answer.headers.get('retry-after'))
    return { status: answer.status, text: await answer.text(), retryAfter }
  } catch {
    return { status: 0, text: '', retryAfter: 0 }
  }
}

/** What clients got. */
interface Seen {
  /** The texts of messages that a server has acknowledged. */
  acknowledged: string[]
  /** Answers 503 with `success: false` and Retry-After. */
  refused: number
  /** Connections that broke: the server was dead. */
  unanswered: number
  /** Any other answer without an acknowledgement. */
  dishonest: number
}

/**
 * Starts clients that post messages to the ports in turn. A client that gets no acknowledgement repeats its message under the
 * same key until it gets one, as the form does when its visitor presses the button again. `stop` waits for the last ones.
 */
export function startClients(ports: readonly number[], count: number) {
  const seen: Seen = { acknowledged: [], refused: 0, unanswered: 0, dishonest: 0 }
  let isRunning = true
  const clients = Array.from({ length: count }, async (_, client) => {
    let turn = client
    while (isRunning) {
      const message = `A test message with the number ${crypto.randomUUID()}`
      const init = post(message)
      while (!(await isTaken(ports[turn % ports.length] ?? 0, init, seen))) {
        await pause(20)
        turn += 1
      }
      seen.acknowledged.push(message)
    }
  })
  const stop = async (): Promise<void> => {
    isRunning = false
    await Promise.all(clients)
  }
  return { seen, stop }
}

function post(message: string): RequestInit {
  const fields = { name: 'Asha Rao', email: 'asha@example.in', message }
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  return { method: 'POST', headers, body: JSON.stringify(fields) }
}

async function isTaken(port: number, init: RequestInit, seen: Seen): Promise<boolean> {
  const { status, text, retryAfter } = await send(port, '/api/contact', init)
  if (/"success":true/.test(text)) return true
  if (status === 0) seen.unanswered += 1
  else if (status === 503 && /"success":false/.test(text) && retryAfter > 0) seen.refused += 1
  else seen.dishonest += 1
  return false
}

/** Waits until as many further messages are acknowledged. */
export async function untilTaken({ acknowledged }: Seen, more: number): Promise<void> {
  const enough = acknowledged.length + more
  while (acknowledged.length < enough) await pause(5)
}

/** Counts the acknowledged messages that are not in the store, and those that are there twice. No server may run on a folder. */
export async function verdict(
  { acknowledged }: Seen,
  settings: { dataFolder: string; databaseUrl: string | null },
): Promise<{ lost: number; duplicated: number }> {
  const { store } = openStore(settings)
  const copies = new Map<string, number>()
  for await (const { message } of everyMessage(store))
    copies.set(message, (copies.get(message) ?? 0) + 1)
  await store.close()
  return {
    lost: acknowledged.filter((text) => !copies.has(text)).length,
    duplicated: [...copies.values()].filter((count) => count > 1).length,
  }
}
