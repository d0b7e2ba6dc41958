import { jsonPointer } from '../text/node-path.ts'
import { keyOf, kindOf, textOf, type Nodes } from '../text/nodes.ts'
import { REMOVED } from './entries.ts'
import { NO_PATCH } from './sentences.ts'
import type { Frame, Visitor } from './walk.ts'

const MOST_LISTED = 20

/**
 * Creates the JSON Merge Patch (RFC 7396) from the left document to the right one. Null removes a member, so a merge patch
 * cannot set a member to null. Arrays are replaced whole.
 */
export class MergePatchMaker implements Visitor {
  /** The first pointers of null values in the right document, which the patch would remove instead. */
  readonly lost: string[] = []
  lostCount = 0
  /** The members so far of each open object of the patch. */
  private readonly levels: string[][] = [[]]
  /** The depth of the walk inside a value that the patch contains whole or not at all. */
  private depthOfValue = 0
  private refusal: string | undefined

  open(inner: Frame): void {
    const { parent } = inner
    if (this.depthOfValue > 0 || parent === undefined || !inner.isObject || isLeftOut(parent)) {
      if (this.depthOfValue++ === 0 && parent && !isLeftOut(parent)) this.addValue(parent)
      return
    }
    this.levels.push([])
  }

  close({ parent }: Frame): void {
    if (this.depthOfValue > 0) {
      this.depthOfValue--
      return
    }
    const members = this.levels.pop() ?? []
    if (members.length > 0 && parent) this.addMember(parent, `{${members.join(',')}}`)
  }

  value(frame: Frame): void {
    if (this.depthOfValue > 0 || isLeftOut(frame)) return
    if (frame.state === REMOVED) this.addMember(frame, 'null')
    else this.addValue(frame)
  }

  /** Returns the text of the patch, `{}` for equal documents, or why there is none. */
  patch(): { text: string } | { refusal: string } {
    if (this.refusal !== undefined) return { refusal: this.refusal }
    return { text: this.levels[0]?.[0] ?? '{}' }
  }

  private addValue(frame: Frame): void {
    const { documents, rightNode, parent } = frame
    const { nodes } = documents.right
    // The patch itself can be null; a null member removes.
    const isMember = parent !== undefined
    if (isMember || kindOf(nodes, rightNode) !== 'null') this.noteLost(nodes, rightNode, frame)
    this.addMember(frame, textOf(nodes, rightNode))
  }

  private addMember(frame: Frame, value: string): void {
    if (frame.isTooDeep) this.refusal = NO_PATCH.tooDeepToMerge
    // Each object repeats the text of those inside it, which takes quadratic time for deep documents.
    if (this.refusal !== undefined) return
    const isWhole = frame.parent === undefined
    this.levels.at(-1)?.push(isWhole ? value : `${keyText(frame)}:${value}`)
  }

  /** Records null members in a value of the patch. Null is possible inside arrays. */
  private noteLost(nodes: Nodes, root: number, frame: Frame): void {
    const end = nodes.afters[root] as number
    for (let node = root; node < end;) {
      if (kindOf(nodes, node) === 'null') this.addLost(nodes, node, root, frame)
      node = kindOf(nodes, node) === 'array' ? (nodes.afters[node] as number) : node + 1
    }
  }

  private addLost(nodes: Nodes, node: number, root: number, frame: Frame): void {
    if (this.lostCount++ >= MOST_LISTED) return
    const keys: string[] = []
    for (let at = node; at !== root; at = nodes.parents[at] as number)
      keys.push(keyOf(nodes, at) ?? '')
    this.lost.push(frame.rightPointer + jsonPointer(keys.reverse()))
  }
}

/** Returns the key of an entry as JSON. */
function keyText({ documents, leftNode, rightNode }: Frame): string {
  const { nodes } = rightNode < 0 ? documents.left : documents.right
  return JSON.stringify(keyOf(nodes, rightNode < 0 ? leftNode : rightNode) ?? '')
}

/** Whether a value is not part of the patch. An equal document stays in the patch unless it is an object. */
function isLeftOut(frame: Frame): boolean {
  if (frame.parent !== undefined) return frame.isSame
  return frame.isSame && kindOf(frame.documents.right.nodes, frame.rightNode) === 'object'
}
