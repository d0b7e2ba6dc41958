import { jsonPointer } from '../../text/node-path.ts'
import type { Tree } from './tree.ts'

/** What holds a whole document. */
export interface Root {
  value: Tree
}

/** The steps of a JSON Pointer (RFC 6901). Throws the sentence the visitor reads when it is none. */
export function readPointer(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new Error(`the path “${pointer}” does not begin with /.`)
  if (/~(?![01])/.test(pointer))
    throw new Error(`the path “${pointer}” has a ~ without 0 or 1 after it.`)
  // "~01" means "~1", so the slashes come first.
  const steps = pointer.slice(1).split('/')
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a place. Throws the sentence the visitor reads when there is none; so do the functions below. */
export function valueAt(root: Root, steps: string[]): Tree {
  let value = root.value
  steps.forEach((step, at) => {
    value = childOf(value, step, steps.slice(0, at))
  })
  return value
}

/** Puts a value at a place: in an array before what is there, in an object instead of it. */
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

/** Takes away the value at a place. */
export function removeAt(root: Root, steps: string[]): void {
  const { parent, last, path } = parentAt(root, steps)
  if (parent === undefined) throw new Error('the whole document cannot be taken away.')
  childOf(parent, last, path)
  if (parent.kind === 'array') parent.elements.splice(Number(last), 1)
  else parent.members.delete(last)
}

/** Puts a value in the place of another. */
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
  if (typeof parent === 'string')
    throw new Error(`${nameOf(path)} is neither an object nor an array.`)
  return { parent, last, path }
}

function childOf(value: Tree, step: string, path: string[]): Tree {
  if (typeof value === 'string')
    throw new Error(`${nameOf(path)} is neither an object nor an array.`)
  if (value.kind === 'array') {
    const { length } = value.elements
    return value.elements[placeIn(step, length - 1, path)] as Tree
  }
  const member = value.members.get(step)
  if (member === undefined) throw new Error(`${nameOf(path)} has no member “${step}”.`)
  return member.value
}

function placeIn(step: string, last: number, path: string[]): number {
  if (!/^(0|[1-9]\d*)$/.test(step))
    throw new Error(`${nameOf(path)} is an array, and “${step}” is no place in one.`)
  if (Number(step) > last) throw new Error(`the array ${nameOf(path)} has no place ${step}.`)
  return Number(step)
}

function nameOf(path: string[]): string {
  return path.length === 0 ? 'the document' : jsonPointer(path)
}
