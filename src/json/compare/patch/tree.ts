import { keyOf, kindOf, type Nodes, readNodes, textOf } from '../../text/nodes.ts'
import { stringEnd } from '../../text/tokens.ts'
import { PATCH_ERRORS } from '../sentences.ts'
import { jsonPointer } from '../../text/node-path.ts'

/** A mutable value: an object, an array, or the text of a scalar as written. */
export type Tree = ObjectTree | ArrayTree | string

export interface ObjectTree {
  kind: 'object'
  members: Map<string, Member>
  /** A key that occurred more than once; its last member is used. */
  repeatedKey?: string
}

interface ArrayTree {
  kind: 'array'
  elements: Tree[]
}

export interface Member {
  /** The key as written, with its quotes. */
  key: string
  value: Tree
}

/** Builds the tree of a document without recursion. Of members with the same key the last is used. */
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

/** Writes a tree as JSON without white space. */
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

/** Copies a tree. */
export function copyTree(tree: Tree): Tree {
  return typeof tree === 'string' ? tree : treeOf(nodesOf(tree))
}

/** Reads a tree as a table of nodes. */
export function nodesOf(tree: Tree): Nodes {
  return readNodes(new TextEncoder().encode(writeTree(tree)))
}

/** Returns the value of a string; undefined for other trees. */
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

/** The holder of a whole document. */
export interface Root {
  value: Tree
}

/** Parses a JSON Pointer (RFC 6901) into steps. Throws the sentence the visitor reads when it is invalid. */
export function readPointer(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new Error(PATCH_ERRORS.noSlash(pointer))
  if (/~(?![01])/.test(pointer)) throw new Error(PATCH_ERRORS.tilde(pointer))
  // "~01" means "~1", so the slashes come first.
  const steps = pointer.slice(1).split('/')
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the value at a path. Like the functions below it throws the sentence the visitor reads when there is none. */
export function valueAt(root: Root, steps: string[]): Tree {
  let value = root.value
  steps.forEach((step, at) => {
    value = childOf(value, step, steps.slice(0, at))
  })
  return value
}

/** Adds a value at a path: in an array before the current element, in an object in place of the current member. */
export function addAt(root: Root, steps: string[], value: Tree): void {
  const { parent, last, path } = parentAt(root, steps)
  if (parent === undefined) root.value = value
  else if (parent.kind === 'array') {
    const { length } = parent.elements
    parent.elements.splice(last === '-' ? length : placeIn(last, length, path), 0, value)
  } else {
    const key = parent.members.get(last)?.key ?? JSON.stringify(last)
    parent.members.set(last, { key, value })
  }
}

/** Removes the value at a path. */
export function removeAt(root: Root, steps: string[]): void {
  const { parent, last, path } = parentAt(root, steps)
  if (parent === undefined) throw new Error(PATCH_ERRORS.removeAll)
  childOf(parent, last, path)
  if (parent.kind === 'array') parent.elements.splice(Number(last), 1)
  else parent.members.delete(last)
}

/** Replaces the value at a path. */
export function replaceAt(root: Root, steps: string[], value: Tree): void {
  const { parent, last, path } = parentAt(root, steps)
  if (parent === undefined) {
    root.value = value
    return
  }
  childOf(parent, last, path)
  if (parent.kind === 'array') parent.elements[Number(last)] = value
  else addAt(root, steps, value)
}

function parentAt(root: Root, steps: string[]) {
  const path = steps.slice(0, -1)
  const last = steps.at(-1)
  if (last === undefined) return { parent: undefined, last: '', path }
  const parent = valueAt(root, path)
  if (typeof parent === 'string') throw new Error(PATCH_ERRORS.notAContainer(nameOf(path)))
  return { parent, last, path }
}

function childOf(value: Tree, step: string, path: string[]): Tree {
  if (typeof value === 'string') throw new Error(PATCH_ERRORS.notAContainer(nameOf(path)))
  if (value.kind === 'array') {
    const { length } = value.elements
    return value.elements[placeIn(step, length - 1, path)] as Tree
  }
  const member = value.members.get(step)
  if (member === undefined) throw new Error(PATCH_ERRORS.noMember(nameOf(path), step))
  return member.value
}

function placeIn(step: string, last: number, path: string[]): number {
  if (!/^(0|[1-9]\d*)$/.test(step)) throw new Error(PATCH_ERRORS.notAnIndex(nameOf(path), step))
  if (Number(step) > last) throw new Error(PATCH_ERRORS.noElement(nameOf(path), step))
  return Number(step)
}

function nameOf(path: string[]): string {
  return path.length === 0 ? 'the document' : jsonPointer(path)
}
