import { setTimeout as pause } from 'node:timers/promises'

import { openStore } from '../../src/server/contact/open-store.ts'
import { everyMessage } from '../../src/server/contact/archive.ts'

import type { TestMessage } from './client.ts'

/** What became of the messages that were acknowledged. */
export interface Verdict {
  acknowledged: number
  stored: number
  /** Acknowledged and not there. */
  lost: number
  /** There more than once. */
  duplicated: number
}

/** Compares what clients were promised with what the store holds. No server may be running on a SQLite folder. */
export async function verdict(
  acknowledged: readonly TestMessage[],
  settings: { dataFolder: string; databaseUrl: string | null },
): Promise<Verdict> {
  const { store } = openStore(settings)
  const copies = new Map<string, number>()
  for await (const { message } of everyMessage(store)) {
    copies.set(message, (copies.get(message) ?? 0) + 1)
  }
  await store.close()
  const counts = [...copies.values()]
  return {
    acknowledged: acknowledged.length,
    stored: counts.reduce((sum, count) => sum + count, 0),
    lost: acknowledged.filter(({ text }) => !copies.has(text)).length,
    duplicated: counts.filter((count) => count > 1).length,
  }
}

/** Resolves when everything in a SQLite folder has been delivered or given up. */
export async function untilNothingIsPending(dataFolder: string): Promise<void> {
  const { store } = openStore({ dataFolder, databaseUrl: null })
  while ((await store.counts()).pending > 0) await pause(200)
  await store.close()
}
