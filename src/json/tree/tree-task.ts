import type { OpenDocument, TaskContext } from '../text/open-document.ts'
import type { OnProgress } from '../text/result.ts'
import { TreeSession } from './tree-session.ts'
import type { NodeDetails, TreeChange, TreeRow, TreeState } from './tree-state.ts'

const TOO_LARGE = 'This result is too large to be shown as a tree on this device.'

export type TreeRequest =
  | { kind: 'state' }
  | { kind: 'change'; change: TreeChange }
  | { kind: 'rows'; from: number; to: number }
  | { kind: 'details' }
  | { kind: 'copy' }

export interface TreeArgs {
  request: TreeRequest
  /** The number of changes that the page made before this request. */
  changeCount: number
  /** The earlier changes, to rebuild the tree. Without them, the answer for a missing tree is 'lost'. */
  past?: readonly TreeChange[]
}

export type TreeAnswer =
  | { kind: 'state'; state: TreeState }
  | { kind: 'rows'; from: number; rows: TreeRow[] }
  | { kind: 'details'; details: NodeDetails }
  | { kind: 'copy'; text: string }
  /** The worker was restarted. The page repeats the request with its past changes. */
  | { kind: 'lost' }

/** The tree that the worker caches with the document. */
interface KeptTree {
  session?: TreeSession
  changeCount: number
}

/** Answers a request about the tree of a document. Throws an error with a message for the visitor when memory runs out. */
export async function answerTree(
  { request, changeCount, past }: TreeArgs,
  { document, onProgress }: TaskContext,
): Promise<TreeAnswer> {
  const tree = await document.keep<KeptTree>('tree', () => ({ changeCount: 0 }))
  if (past !== undefined) {
    tree.session = await sessionAfter(past, document, onProgress)
    tree.changeCount = past.length
  }
  if (tree.session === undefined || tree.changeCount !== changeCount) return { kind: 'lost' }
  if (request.kind === 'change') tree.changeCount++
  return answerTo(tree.session, request)
}

async function sessionAfter(
  past: readonly TreeChange[],
  document: OpenDocument,
  onProgress: OnProgress,
): Promise<TreeSession> {
  try {
    const session = new TreeSession(await document.nodes(onProgress))
    for (const change of past) session.change(change)
    return session
  } catch (error) {
    throw new Error(TOO_LARGE, { cause: error })
  }
}

function answerTo(session: TreeSession, request: TreeRequest): TreeAnswer {
  switch (request.kind) {
    case 'state':
      return { kind: 'state', state: session.state }
    case 'change':
      return { kind: 'state', state: session.change(request.change) }
    case 'rows':
      return { kind: 'rows', from: request.from, rows: session.rows(request.from, request.to) }
    case 'details':
      return { kind: 'details', details: session.details() }
    case 'copy':
      return { kind: 'copy', text: session.copy() }
  }
}
