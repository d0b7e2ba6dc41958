import { type NumbersSeen, wordsOf } from './scalars-seen.ts'
import { mapValues, type ObjectsSeen, type Shape } from './shape.ts'

/** What a place of a document may hold, in no language yet. */
export interface Type {
  isNullable: boolean
  /** One for each kind of value that was seen beside null; none where nothing was, as in arrays that are all empty. */
  parts: Part[]
  /** Equal for types that are the same. */
  key: string
}

export type Part =
  | { kind: 'boolean' }
  | { kind: 'integer' | 'fraction'; numbers: NumbersSeen }
  /** `words` where the texts are from a fixed list. */
  | { kind: 'text'; words: string[] | undefined }
  | { kind: 'array'; items: Type }
  /** An object whose keys are data. */
  | { kind: 'map'; values: Type }
  | { kind: 'object'; object: ObjectType }
  /** It lies too deep to be looked at. */
  | { kind: 'unknown' }

export interface ObjectType {
  /** Given when the types are named. */
  name: string
  members: Member[]
}

export interface Member {
  key: string
  type: Type
  /** Some objects do not have it. */
  isOptional: boolean
}

/** The types of a document. */
export interface Model {
  root: Type
  /** Each is named and differs from the others, in the order a reader of the document meets them. */
  objects: ObjectType[]
}

/** What types can be written in. */
export type Language = 'typescript' | 'go' | 'python' | 'schema'

/** Makes types of shapes. Objects of the same members and types are one type, wherever they stand. */
export class TypeReader {
  private readonly objects = new Map<string, { number: number; object: ObjectType }>()

  /** The type of a place. */
  typeOf(shape: Shape): Type {
    const parts: Part[] = []
    const keys: string[] = []
    const add = (key: string, part: Part) => {
      keys.push(key)
      parts.push(part)
    }
    if (shape.isCut) add('?', { kind: 'unknown' })
    if (shape.hasBoolean) add('b', { kind: 'boolean' })
    this.addScalars(shape, add)
    if (shape.items !== undefined) {
      const items = this.typeOf(shape.items)
      add(`[${items.key}]`, { kind: 'array', items })
    }
    if (shape.objects !== undefined) this.addObjects(shape.objects, add)
    return { isNullable: shape.hasNull, parts, key: `${keys.join('|')}${shape.hasNull ? '0' : ''}` }
  }

  private addScalars({ numbers, texts }: Shape, add: (key: string, part: Part) => void): void {
    if (numbers !== undefined) {
      const kind = numbers.hasFraction ? 'fraction' : 'integer'
      const { size, hasNegative, isBeyondDouble } = numbers
      const isSigned = size > 1 && hasNegative
      add(`${kind}${size}${isSigned}${isBeyondDouble}`, { kind, numbers })
    }
    if (texts === undefined) return
    const words = wordsOf(texts)
    add(`s${JSON.stringify(words?.toSorted() ?? '')}`, { kind: 'text', words })
  }

  private addObjects(seen: ObjectsSeen, add: (key: string, part: Part) => void): void {
    const shared = mapValues(seen)
    if (shared !== undefined) {
      const values = this.typeOf(shared)
      add(`{${values.key}}`, { kind: 'map', values })
      return
    }
    const members = [...seen.members].map(([key, member]) => ({
      key,
      type: this.typeOf(member.shape),
      isOptional: member.count < seen.count,
    }))
    const { number, object } = this.objectOf(members)
    add(`o${number}`, { kind: 'object', object })
  }

  private objectOf(members: Member[]) {
    const key = members
      .map(
        (member) =>
          `${JSON.stringify(member.key)}${member.isOptional ? '?' : ':'}${member.type.key}`,
      )
      .toSorted()
      .join(',')
    const known = this.objects.get(key) ?? {
      number: this.objects.size,
      object: { name: '', members },
    }
    this.objects.set(key, known)
    return known
  }
}
