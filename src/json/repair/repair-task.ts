import { unicodeText } from '@/lib/unicode-text.ts'
import { withCertainFixes, withEdits } from './problem.ts'
import { findProblems, type Found } from './find-problems.ts'
import type { TaskContext } from '../text/open-document.ts'
import type { Deed, RepairReport } from './repair-report.ts'
import { shownProblems } from './shown-problem.ts'

const MOST_LISTED = 1_000
/** Larger texts would need several times their size in memory. In UTF-16 units, and bytes of a file. */
const LARGEST = 100_000_000

export interface RepairArgs {
  /** A text, or an unread file. */
  content: string | Blob
  deed: Deed
}

/** Changes a document as asked and lists the problems that it then has. */
export async function repairDocument(
  { content, deed }: RepairArgs,
  { onProgress }: Pick<TaskContext, 'onProgress'>,
): Promise<RepairReport> {
  const size = typeof content === 'string' ? content.length : content.size
  if (size > LARGEST) return { kind: 'refused', refusal: 'too-large', text: undefined }
  const text = typeof content === 'string' ? content : await textOf(content)
  if (text === undefined) return { kind: 'refused', refusal: 'not-text', text: undefined }
  return repaired(text, deed, (done) => onProgress(done / text.length))
}

/** Returns the report on a text after a change. */
function repaired(text: string, deed: Deed, onUnitsDone: (done: number) => void): RepairReport {
  const found = findProblems(text, onUnitsDone)
  if (deed.kind === 'list') return reportOn(text, found, undefined)
  const mended = mendedText(text, found, deed)
  return reportOn(mended, findProblems(mended, onUnitsDone), mended)
}

function mendedText(text: string, found: Found, deed: Deed): string {
  if (found.kind === 'refused' || deed.kind === 'list') return text
  if (deed.kind === 'fix-certain') return withCertainFixes(text, found.problems)
  return withEdits(text, found.problems[deed.problem]?.choices[deed.choice]?.edits ?? [])
}

function reportOn(text: string, found: Found, mended: string | undefined): RepairReport {
  if (found.kind === 'refused') return { ...found, text: mended }
  const { problems, isCut } = found
  return {
    kind: 'problems',
    text: mended,
    listed: shownProblems(text, problems, MOST_LISTED),
    count: problems.length,
    certainCount: problems.filter(({ certainty }) => certainty === 'certain').length,
    isCut,
  }
}

async function textOf(file: Blob): Promise<string | undefined> {
  return unicodeText(new Uint8Array(await file.arrayBuffer()))
}
