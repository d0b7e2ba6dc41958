import { ValueClasses } from '../classes.ts'
import { PATCH_ERRORS } from '../sentences.ts'
import {
  addAt,
  copyTree,
  type Member,
  nodesOf,
  type ObjectTree,
  readPointer,
  removeAt,
  replaceAt,
  type Root,
  stringIn,
  type Tree,
  valueAt,
} from './tree.ts'

/** A validated operation; `part` throws when the part is missing. */
interface Operation {
  name: string
  path: string
  part: (name: 'from' | 'value') => Tree
}

/**
 * Applies a JSON Patch (RFC 6902). Throws the sentence the visitor reads, with the operation that failed. The patch then has no
 * effect (section 5).
 */
export function applyJsonPatch(document: Tree, patch: Tree): Tree {
  if (typeof patch === 'string' || patch.kind !== 'array') throw new Error(PATCH_ERRORS.notAnArray)
  const root: Root = { value: document }
  patch.elements.forEach((given, at) => {
    let about = `Operation ${at + 1} of ${patch.elements.length}`
    try {
      const operation = readOperation(given)
      about += ` (${operation.name} ${operation.path === '' ? 'the whole document' : operation.path})`
      run(root, operation)
    } catch (error) {
      throw new Error(`${about}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return root.value
}

function readOperation(given: Tree): Operation {
  if (typeof given === 'string' || given.kind !== 'object')
    throw new Error(PATCH_ERRORS.notAnObject)
  const { repeatedKey } = given
  if (repeatedKey !== undefined && ['op', 'path', 'from', 'value'].includes(repeatedKey))
    throw new Error(PATCH_ERRORS.repeatedKey(repeatedKey))
  const name = stringIn(given.members.get('op')?.value)
  if (name === undefined) throw new Error(PATCH_ERRORS.noString('op'))
  if (!NAMES.has(name)) throw new Error(PATCH_ERRORS.unknownOperation(name))
  return { name, path: textPart(given, 'path'), part: (part) => partOf(given, part) }
}

const NAMES = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test'])

function textPart(given: ObjectTree, name: 'path' | 'from'): string {
  const text = stringIn(given.members.get(name)?.value)
  if (text === undefined) throw new Error(PATCH_ERRORS.noString(name))
  return text
}

function partOf(given: ObjectTree, name: 'from' | 'value'): Tree {
  if (name === 'from') return textPart(given, name)
  const member = given.members.get(name)
  if (member === undefined) throw new Error(PATCH_ERRORS.noValue)
  return member.value
}

function run(root: Root, { name, path, part }: Operation): void {
  const steps = readPointer(path)
  if (name === 'remove') removeAt(root, steps)
  else if (name === 'add') addAt(root, steps, copyTree(part('value')))
  else if (name === 'replace') replaceAt(root, steps, copyTree(part('value')))
  else if (name === 'test') test(valueAt(root, steps), part('value'))
  else moveOrCopy(root, part('from') as string, path, name)
}

function moveOrCopy(root: Root, from: string, path: string, name: string): void {
  const source = readPointer(from)
  const value = valueAt(root, source)
  if (name === 'copy') return addAt(root, readPointer(path), copyTree(value))
  if (path === from) return
  if (path.startsWith(`${from}/`)) throw new Error(PATCH_ERRORS.intoItself(from))
  removeAt(root, source)
  addAt(root, readPointer(path), value)
}

function test(found: Tree, expected: Tree): void {
  const classes = new ValueClasses('ignored')
  const [one, other] = [found, expected].map((tree) => classes.read(nodesOf(tree)).values[0])
  if (one !== other) throw new Error(PATCH_ERRORS.differs(excerpt(found), excerpt(expected)))
}

function excerpt(tree: Tree): string {
  if (typeof tree !== 'string') return tree.kind === 'array' ? 'that array' : 'that object'
  return tree.length > 60 ? `${tree.slice(0, 60)}…` : tree
}

/** Applies a JSON Merge Patch (RFC 7396), without recursion. Any JSON value is a merge patch. */
export function applyMergePatch(document: Tree, patch: Tree): Tree {
  if (isNotObject(patch)) return patch
  const whole = asObject(document)
  const pending: [ObjectTree, ObjectTree][] = [[whole, copyTree(patch) as ObjectTree]]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [target, changes] = next
    for (const [name, member] of changes.members) {
      if (member.value === 'null') target.members.delete(name)
      else if (isNotObject(member.value)) put(target, name, member)
      else {
        const inner = asObject(target.members.get(name)?.value)
        put(target, name, { ...member, value: inner })
        pending.push([inner, member.value])
      }
    }
  }
  return whole
}

function isNotObject(tree: Tree): tree is Exclude<Tree, ObjectTree> {
  return typeof tree === 'string' || tree.kind !== 'object'
}

/** Returns the tree if it is an object, otherwise an empty object. */
function asObject(tree: Tree | undefined): ObjectTree {
  return tree === undefined || isNotObject(tree) ? { kind: 'object', members: new Map() } : tree
}

function put(target: ObjectTree, name: string, { key, value }: Member): void {
  target.members.set(name, { key: target.members.get(name)?.key ?? key, value })
}
