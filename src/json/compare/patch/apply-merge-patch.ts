import { copyTree, type Member, type ObjectTree, type Tree } from './tree.ts'

/** Applies a JSON Merge Patch (RFC 7396) to a document; any JSON is one. No depth overflows the stack. */
export function applyMergePatch(document: Tree, patch: Tree): Tree {
  if (isNoObject(patch)) return patch
  const whole = asObject(document)
  const pending: [ObjectTree, ObjectTree][] = [[whole, copyTree(patch) as ObjectTree]]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const [target, changes] = next
    for (const [name, member] of changes.members) {
      if (member.value === 'null') target.members.delete(name)
      else if (isNoObject(member.value)) put(target, name, member)
      else {
        const inner = asObject(target.members.get(name)?.value)
        put(target, name, { ...member, value: inner })
        pending.push([inner, member.value])
      }
    }
  }
  return whole
}

function isNoObject(tree: Tree): tree is Exclude<Tree, ObjectTree> {
  return typeof tree === 'string' || tree.kind !== 'object'
}

/** What is no object is replaced by an empty one. */
function asObject(tree: Tree | undefined): ObjectTree {
  return tree === undefined || isNoObject(tree) ? { kind: 'object', members: new Map() } : tree
}

function put(target: ObjectTree, name: string, { key, value }: Member): void {
  target.members.set(name, { key: target.members.get(name)?.key ?? key, value })
}
