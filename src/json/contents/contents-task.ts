import type { TaskContext } from '../text/open-document.ts'
import { contentsOf } from './contents.ts'
import type { Contents } from './contents-report.ts'
import { TOO_LARGE } from './sentences.ts'

/** Analyzes the contents of a document. Throws an error with a message for the visitor when memory runs out. */
export async function listContents(
  _args: undefined,
  { document, onProgress }: TaskContext,
): Promise<Contents> {
  // Parsing and counting each take about half of the time.
  const halfDone = (before: number) => (share: number) => onProgress(before + share / 2)
  try {
    return contentsOf(await document.nodes(halfDone(0)), halfDone(0.5))
  } catch {
    throw new Error(TOO_LARGE)
  }
}
