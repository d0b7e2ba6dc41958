import type { TaskContext } from '../text/open-document.ts'
import { contentsOf } from './contents.ts'
import type { Contents } from './contents-report.ts'
import { TOO_LARGE } from './sentences.ts'

/** Finds out what is in a document. Throws the sentence for the visitor when there is not enough memory. */
export async function listContents(
  _args: undefined,
  { document, onProgress }: TaskContext,
): Promise<Contents> {
  // Reading and counting take about half of the time each.
  const halfDone = (before: number) => (share: number) => onProgress(before + share / 2)
  try {
    return contentsOf(await document.nodes(halfDone(0)), halfDone(0.5))
  } catch {
    throw new Error(TOO_LARGE)
  }
}
