import type { Model, ObjectType, Type } from './type-model.ts'

/** The name of the type of the whole document. */
export const ROOT = 'Root'

/** Names with a meaning in one of the languages. */
const TAKEN =
  'Any Array BigInt Boolean Date Error False Function List Literal Map None Number Object Promise Record Set String Symbol True Union'
const IRREGULAR = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['indices', 'index'],
  ['vertices', 'vertex'],
  ['matrices', 'matrix'],
  ['criteria', 'criterion'],
  ['movies', 'movie'],
  ['series', 'series'],
  ['species', 'species'],
  ['news', 'news'],
  ['caches', 'cache'],
])
const SINGULARS: [RegExp, string][] = [
  [/(?:ss|us|is)$/i, '$&'],
  [/(.{2})ies$/i, '$1y'],
  [/(^b|stat|vir|bon|camp|cens)uses$/i, '$1us'],
  [/(ss|x|ch|sh|zz)es$/i, '$1'],
  [/s$/i, ''],
]

/**
 * Splits a key into words: "userID" and "user-id" have two. Keeps Latin letters and digits only, which every language allows in
 * names.
 */
export function wordsIn(key: string): string[] {
  const plain = key.normalize('NFKD').replace(/\p{M}/gu, '')
  const hasCase = /[a-z]/.test(plain)
  // The run gives back at most one letter, so no place is searched twice.
  // eslint-disable-next-line regexp/no-super-linear-move
  const words = plain.match(/[A-Z]+s?(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []
  return hasCase ? words : words.map((word) => word.toLowerCase())
}

/** Joins words to a name such as `OrderItem`; `asWord` converts each capitalized word. Returns "Value" without words. */
export function nameOf(words: readonly string[], asWord = (word: string) => word): string {
  const name = words.map((word) => asWord(word.charAt(0).toUpperCase() + word.slice(1))).join('')
  if (name === '') return 'Value'
  return /^\d/.test(name) ? `X${name}` : name
}

/** Returns the singular of an English plural; other words unchanged. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word.toLowerCase())
  if (irregular !== undefined) return irregular
  const rule = SINGULARS.find(([ending]) => ending.test(word))
  return rule === undefined ? word : word.replace(...rule)
}

/** Makes names unique: "Item", "Item2", "Item3". */
export class Names {
  private readonly used: Set<string>

  constructor(taken: Iterable<string>) {
    this.used = new Set(taken)
  }

  next(wanted: string): string {
    let name = wanted
    for (let number = 2; this.used.has(name); number++) name = `${wanted}${number}`
    this.used.add(name)
    return name
  }
}

/** Names the types of a document after their keys, elements of an array after the singular of its key. */
export function named(root: Type, asWord?: (word: string) => string): Model {
  const names = new Names([ROOT, ...TAKEN.split(' ')])
  const objects: ObjectType[] = []
  const nameObject = (object: ObjectType, words: string[]) => {
    if (object.name !== '') return
    const isRoot = objects.length === 0 && words.length === 1
    object.name = isRoot ? ROOT : names.next(nameOf(words, asWord))
    objects.push(object)
    for (const { key, type } of object.members) visit(type, wordsIn(key))
  }
  const visit = ({ parts }: Type, words: string[]) => {
    for (const part of parts) {
      if (part.kind === 'array') visit(part.items, itemWords(words))
      if (part.kind === 'map') visit(part.values, itemWords(words))
      if (part.kind === 'object') nameObject(part.object, words)
    }
  }
  visit(root, [ROOT])
  return { root, objects }
}

function itemWords(words: string[]): string[] {
  const last = words.at(-1) ?? 'value'
  const one = singular(last)
  return one === last ? [...words, 'item'] : [...words.slice(0, -1), one]
}
