import type { JsonOutcome, Layout } from '@/json/text/result.ts'
import { LARGE_TEXT_SIZE } from './json-input.ts'

/** What the page itself lays out without being felt, about 10 ms. */
const LARGEST_SMALL_RESULT_BYTES = 1_000_000
/** Where no worker can be had, the page takes this much on itself, and is felt to: about a tenth of a second. */
const LARGEST_BEARABLE = 1_000_000
const LARGEST_BEARABLE_RESULT_BYTES = 10_000_000

/** A small text laid out at once; undefined when text or result is large. Deep nesting can make a large result of a small text. */
export async function smallOutcome(
  text: string | Blob,
  layout: Layout,
  options?: string,
): Promise<JsonOutcome | undefined> {
  if (typeof text !== 'string' || text.length > LARGE_TEXT_SIZE) return undefined
  const { ResultTooLargeError, readOptions, runJsonJob } = await loadJob()
  try {
    return runJsonJob(text, layout, LARGEST_SMALL_RESULT_BYTES, undefined, readOptions(options))
  } catch (error) {
    if (error instanceof ResultTooLargeError) return undefined
    throw error
  }
}

/** Whether the page can do without a worker for a text, or a file's bytes. */
export function isBearable(text: string | Blob): boolean {
  return (typeof text === 'string' ? text.length : text.size) <= LARGEST_BEARABLE
}

/** Such a text laid out on the page. Rejects with the sentence the visitor reads when its result would be too large for that. */
export async function bearableOutcome(
  text: string | Blob,
  layout: Layout,
  options?: string,
): Promise<JsonOutcome> {
  const { readOptions, runJsonJob } = await loadJob()
  const given = typeof text === 'string' ? text : new Uint8Array(await text.arrayBuffer())
  return runJsonJob(given, layout, LARGEST_BEARABLE_RESULT_BYTES, undefined, readOptions(options))
}

/** The code that lays out, a file of its own. Rejects with the sentence the visitor reads when it cannot be had. */
export async function loadJob() {
  try {
    return await import('@/json/text/format.ts')
  } catch {
    throw new Error('The formatter could not be loaded. Check the connection and try again.')
  }
}
