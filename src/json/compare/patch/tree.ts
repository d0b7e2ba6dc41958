import { keyOf, kindOf, readNodes, textOf, type Nodes } from '../../text/nodes.ts'
import { stringEnd } from '../../text/tokens.ts'

/** A value that can be changed: an object, an array, or the text of anything else as it is written. */
export type Tree = ObjectTree | ArrayTree | string

export interface ObjectTree {
  kind: 'object'
  members: Map<string, Member>
  /** A key that came more than once; the last of its members is kept. */
  repeatedKey?: string
}

interface ArrayTree {
  kind: 'array'
  elements: Tree[]
}

export interface Member {
  /** The key as it is written, with its quotes. */
  key: string
  value: Tree
}

/** A JSON document as a tree; of members with the same key the last is kept. No depth overflows the stack. */
export function treeOf(nodes: Nodes): Tree {
  const made = new Map<number, ObjectTree | ArrayTree>()
  let whole: Tree = ''
  for (let node = 0; node < nodes.count; node++) {
    const tree = emptyTree(nodes, node)
    if (typeof tree !== 'string') made.set(node, tree)
    const parent = made.get(nodes.parents[node] as number)
    if (parent === undefined) whole = tree
    else if (parent.kind === 'array') parent.elements.push(tree)
    else {
      const key = keyOf(nodes, node) ?? ''
      if (parent.members.has(key)) parent.repeatedKey = key
      parent.members.set(key, { key: keyTextOf(nodes, node), value: tree })
    }
  }
  return whole
}

/** A tree as JSON, without white space. */
export function writeTree(tree: Tree): string {
  const pieces: string[] = []
  const open: { left: Iterator<Tree | Member>; end: string }[] = []
  const begin = (value: Tree) => {
    if (typeof value === 'string') pieces.push(value)
    else if (value.kind === 'array') {
      pieces.push('[')
      open.push({ left: value.elements.values(), end: ']' })
    } else {
      pieces.push('{')
      open.push({ left: value.members.values(), end: '}' })
    }
  }
  begin(tree)
  for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
    const next = inner.left.next()
    if (next.done) {
      pieces.push(inner.end)
      open.pop()
      continue
    }
    if (!['[', '{'].includes(pieces.at(-1) ?? '')) pieces.push(',')
    if (typeof next.value === 'object' && 'key' in next.value) {
      pieces.push(next.value.key, ':')
      begin(next.value.value)
    } else begin(next.value)
  }
  return pieces.join('')
}

/** A tree of its own with the same content. */
export function copyTree(tree: Tree): Tree {
  return typeof tree === 'string' ? tree : treeOf(nodesOf(tree))
}

/** A tree as a table of its values. */
export function nodesOf(tree: Tree): Nodes {
  return readNodes(new TextEncoder().encode(writeTree(tree)))
}

/** What a tree that is a string says; undefined when it is none. */
export function stringIn(tree: Tree | undefined): string | undefined {
  return typeof tree === 'string' && tree.startsWith('"') ? (JSON.parse(tree) as string) : undefined
}

function emptyTree(nodes: Nodes, node: number): Tree {
  const kind = kindOf(nodes, node)
  if (kind === 'object') return { kind, members: new Map() }
  return kind === 'array' ? { kind, elements: [] } : textOf(nodes, node)
}

function keyTextOf({ bytes, keys }: Nodes, node: number): string {
  const start = keys[node] as number
  return new TextDecoder().decode(bytes.subarray(start, stringEnd(bytes, start)))
}
