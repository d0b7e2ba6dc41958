import { runJsonJob } from '../../text/format.ts'
import { readNodes } from '../../text/nodes.ts'
import type { JsonSource } from '../../text/decoder.ts'
import type { JsonResult } from '../../text/result.ts'
import { problemOf, readSource } from '../compare-task.ts'
import type { NotJson } from '../comparison.ts'
import { applyJsonPatch, applyMergePatch } from './apply-patch.ts'
import { treeOf, writeTree, type Tree } from './tree.ts'

const LARGEST_RESULT = 500_000_000

export interface ApplyArgs {
  document: string | Blob
  patch: string | Blob
}

/** Applies a patch to a document and returns the result, laid out again. Throws the sentence for the visitor. */
export async function applyPatch({ document, patch }: ApplyArgs): Promise<JsonResult> {
  const sources = await Promise.all([readSource(document), readSource(patch)])
  const text = applied(readTree(sources[0], 'left document'), readTree(sources[1], 'patch'))
  const outcome = runJsonJob(text, 'formatted', LARGEST_RESULT)
  if (outcome.validity === 'invalid') throw new Error(outcome.message)
  return outcome.result
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
