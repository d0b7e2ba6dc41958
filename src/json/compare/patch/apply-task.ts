import { runJsonJob } from '../../text/format.ts'
import { readNodes } from '../../text/nodes.ts'
import type { JsonSource } from '../../text/decoder.ts'
import { problemOf, readSource } from '../compare-task.ts'
import type { ApplyReport, ApplyRequest, NotJson } from '../comparison.ts'
import { applyJsonPatch } from './apply-json-patch.ts'
import { applyMergePatch } from './apply-merge-patch.ts'
import { treeOf, writeTree, type Tree } from './tree.ts'

const LARGEST_RESULT = 500_000_000

/** Applies a patch to a document and tells the result, laid out anew, or what is in the way. */
export async function answerApply(
  { document, patch }: ApplyRequest,
  report: (report: ApplyReport) => void,
): Promise<void> {
  try {
    const sources = await Promise.all([readSource(document), readSource(patch)])
    const text = applied(readTree(sources[0], 'left document'), readTree(sources[1], 'patch'))
    const outcome = runJsonJob(text, 'formatted', LARGEST_RESULT)
    if (outcome.validity === 'invalid') throw new Error(outcome.message)
    report({ kind: 'applied', result: outcome.result })
  } catch (error) {
    report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

/** An array is a JSON Patch; anything else is taken as a merge patch. */
function applied(document: Tree, patch: Tree): string {
  const isOperations = typeof patch !== 'string' && patch.kind === 'array'
  return writeTree((isOperations ? applyJsonPatch : applyMergePatch)(document, patch))
}

function readTree(source: JsonSource, name: string): Tree {
  const problem = problemOf(source)
  if (problem !== undefined) throw new Error(`The ${name} is not JSON. ${sentenceOf(problem)}`)
  return treeOf(readNodes(source.bytes))
}

function sentenceOf({ message, failure }: NotJson): string {
  return failure === undefined
    ? message
    : `${message} (line ${failure.line}, column ${failure.column})`
}
