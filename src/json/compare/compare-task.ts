import { NOT_UNICODE, sourceFromBytes, sourceFromText, type JsonSource } from '../text/decoder.ts'
import { ResultTooLargeError, runJsonJob } from '../text/format.ts'
import { readNodes } from '../text/nodes.ts'
import type { TaskContext } from '../text/open-document.ts'
import { findError } from '../text/parser.ts'
import { scanJson } from '../text/scanner.ts'
import { ChangeList } from './change-list.ts'
import { ValueClasses } from './classes.ts'
import { compareLines } from './compare-lines.ts'
import { JsonPatchMaker } from './make-json-patch.ts'
import { MergePatchMaker } from './make-merge-patch.ts'
import type { CompareArgs, Comparison, NotJson, Patches } from './comparison.ts'
import { SheetWriter } from './sheet.ts'
import { suggestKeys } from './suggest-keys.ts'
import { walk } from './walk.ts'

const LARGEST_PATCH = 200_000_000
const TOO_LARGE = 'With its indents, this patch would be larger than 200 MB.'
const NO_PATCH = 'A patch needs two JSON documents, and one text is not JSON.'

/** Compares two documents: reports the differences first, then returns the patches. Throws the sentence for the visitor. */
export async function compareDocuments(
  args: CompareArgs,
  { onProgress }: Pick<TaskContext<Comparison>, 'onProgress'>,
): Promise<Patches> {
  const [left, right] = await Promise.all([readSource(args.left), readSource(args.right)])
  const { comparison, patches } = compare(left, right, args)
  onProgress(comparison)
  return patches()
}

/** The differences of two documents, and what makes the patches. */
export function compare(left: JsonSource, right: JsonSource, options: Options): Outcome {
  const notJson = problemsOf(left, right)
  if (notJson === undefined) return compareJson(left, right, options)
  const { isCoarse, ...lines } = compareLines(left.bytes, right.bytes)
  const notes = { keys: [], failureCount: 0, repeatedCount: 0, isCoarse }
  const refused = { refusal: NO_PATCH }
  return {
    comparison: { left: left.bytes, right: right.bytes, ...lines, notJson, notes },
    patches: () => ({ json: refused, merge: refused, lostCount: 0, lost: [] }),
  }
}

type Options = Pick<CompareArgs, 'key' | 'spelling'>

interface Outcome {
  comparison: Comparison
  patches: () => Patches
}

function compareJson(left: JsonSource, right: JsonSource, { key, spelling }: Options): Outcome {
  const classes = new ValueClasses(spelling)
  const one = classes.read(readNodes(left.bytes))
  const other = classes.read(readNodes(right.bytes))
  const sheet = new SheetWriter()
  const list = new ChangeList(sheet)
  const [json, merge] = [new JsonPatchMaker(), new MergePatchMaker()]
  const failures = walk({ left: one, right: other, classes }, key, [list, sheet, json, merge])
  const [failure] = failures
  const notes = {
    keys: suggestKeys([one, other]),
    failureCount: failures.length,
    ...(failure && { failure }),
    repeatedCount: one.repeatedCount + other.repeatedCount,
    isCoarse: classes.budget.isCoarse,
  }
  const documents = { left: left.bytes, right: right.bytes, notJson: undefined, notes }
  return {
    comparison: { ...documents, sheet: sheet.sheet(), changes: list.changes() },
    patches: () => ({
      json: laidOut(json.patch()),
      merge: laidOut(merge.patch()),
      lostCount: merge.lostCount,
      lost: merge.lost,
    }),
  }
}

/** A document that is given as text or as an unread file. Rejects with the sentence the visitor reads when it is no text. */
export async function readSource(given: string | Blob): Promise<JsonSource> {
  if (typeof given === 'string') return sourceFromText(given)
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await given.arrayBuffer())
  } catch {
    throw new Error('The file could not be read. If it was moved or changed, choose it again.')
  }
  const source = sourceFromBytes(bytes)
  if (source === undefined) throw new Error(`${NOT_UNICODE}.`)
  return source
}

/** What is wrong with texts that are not JSON; undefined when both are. */
function problemsOf(left: JsonSource, right: JsonSource): Comparison['notJson'] {
  const [leftProblem, rightProblem] = [problemOf(left), problemOf(right)]
  if (leftProblem === undefined && rightProblem === undefined) return undefined
  return { ...(leftProblem && { left: leftProblem }), ...(rightProblem && { right: rightProblem }) }
}

/** What is wrong with a text; undefined when it is JSON. */
export function problemOf(source: JsonSource): NotJson | undefined {
  if (!/\S/.test(source.text)) return { message: 'It is empty.' }
  const scan = scanJson(source.bytes)
  // The scanner takes what the engine's parser takes; that one would build all of the document only to tell the same.
  return scan.failure === undefined ? undefined : findError(source, scan)
}

function laidOut(patch: { text: string } | { refusal: string }): Patches['json'] {
  if ('refusal' in patch) return patch
  try {
    const outcome = runJsonJob(patch.text, 'formatted', LARGEST_PATCH)
    return outcome.validity === 'valid' ? outcome.result : { refusal: outcome.message }
  } catch (error) {
    if (!(error instanceof ResultTooLargeError)) throw error
    return { refusal: TOO_LARGE }
  }
}
