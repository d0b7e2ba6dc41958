import { jsonPointer } from '../text/node-path.ts'
import { keyOf, kindOf, textOf, type Nodes } from '../text/nodes.ts'
import { REMOVED } from './entries.ts'
import type { Frame, Visitor } from './walk.ts'

const MOST_LISTED = 20
const TOO_DEEP =
  'The documents differ more than 1,000 levels deep, where a merge patch would be endless.'

/**
 * Makes the JSON Merge Patch (RFC 7396) that leads from the left document to the right one, as far as there is one: null in it
 * removes a member, so it can set none to null. Arrays are given whole.
 */
export class MergePatchMaker implements Visitor {
  /** Pointers of values that are null in the right document and would be removed instead: the first of them. */
  readonly lost: string[] = []
  lostCount = 0
  /** What each open object of the patch holds so far. */
  private readonly levels: string[][] = [[]]
  /** How deep the walk is in what the patch has whole, or not at all. */
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

  /** The text of the patch, `{}` for equal documents; or why there is none. */
  patch(): { text: string } | { refusal: string } {
    if (this.refusal !== undefined) return { refusal: this.refusal }
    return { text: this.levels[0]?.[0] ?? '{}' }
  }

  private addValue(frame: Frame): void {
    const { documents, rightNode, parent } = frame
    const { nodes } = documents.right
    // The patch as a whole may be null; a member of it removes.
    const isMember = parent !== undefined
    if (isMember || kindOf(nodes, rightNode) !== 'null') this.noteLost(nodes, rightNode, frame)
    this.addMember(frame, textOf(nodes, rightNode))
  }

  private addMember(frame: Frame, value: string): void {
    if (frame.isTooDeep) this.refusal = TOO_DEEP
    // Each object of a patch holds the text of those inside: of a hundred thousand levels that would never end.
    if (this.refusal !== undefined) return
    const isWhole = frame.parent === undefined
    this.levels.at(-1)?.push(isWhole ? value : `${keyText(frame)}:${value}`)
  }

  /** Notes what is null in a value of the patch; in arrays it may be. */
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

/** The key of an entry as it is written, on the right where it is there. */
function keyText({ documents, leftNode, rightNode }: Frame): string {
  const { nodes } = rightNode < 0 ? documents.left : documents.right
  return JSON.stringify(keyOf(nodes, rightNode < 0 ? leftNode : rightNode) ?? '')
}

/** Equal values are no part of a patch. But one that is an object would make an object of everything else. */
function isLeftOut(frame: Frame): boolean {
  if (frame.parent !== undefined) return frame.isSame
  return frame.isSame && kindOf(frame.documents.right.nodes, frame.rightNode) === 'object'
}
