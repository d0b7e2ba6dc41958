import { readNodes } from '../text/nodes.ts'
import { contentsOf } from './contents.ts'
import type { ContentsReport } from './contents-report.ts'
import { TOO_LARGE } from './sentences.ts'

/** Finds out what is in a result. One that cannot be held is told as a failure. */
export async function answerContents(
  whole: Blob,
  report: (report: ContentsReport) => void,
): Promise<void> {
  // Reading and counting take about half of the time each.
  const halfDone = (before: number) => (share: number) =>
    report({ kind: 'progress', share: before + share / 2 })
  try {
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const nodes = readNodes(bytes, (done) => halfDone(0)(done / bytes.length))
    report({ kind: 'done', ...contentsOf(nodes, halfDone(0.5)) })
  } catch {
    report({ kind: 'failed', message: TOO_LARGE })
  }
}
