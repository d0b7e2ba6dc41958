import { type NumbersSeen, wordsOf } from './scalars-seen.ts'
import { mapValues, type ObjectsSeen, type Shape } from './shape.ts'

/** The type of the values at a position, independent of a language. */
export interface Type {
  isNullable: boolean
  /** One for each kind of value except null; empty when there was no value, as in empty arrays. */
  parts: Part[]
  /** Equal for equal types. */
  key: string
}

export type Part =
  | { kind: 'boolean' }
  | { kind: 'integer' | 'fraction'; numbers: NumbersSeen }
  /** `words` for an enumeration. */
  | { kind: 'text'; words: string[] | undefined }
  | { kind: 'array'; items: Type }
  /** An object whose keys are data. */
  | { kind: 'map'; values: Type }
  | { kind: 'object'; object: ObjectType }
  /** Nested deeper than the depth limit. */
  | { kind: 'unknown' }

export interface ObjectType {
  /** Assigned when the types are named. */
  name: string
  members: Member[]
}

export interface Member {
  key: string
  type: Type
  /** Whether some objects lack it. */
  isOptional: boolean
}

/** The types of a document. */
export interface Model {
  root: Type
  /** Named and different from each other, in document order. */
  objects: ObjectType[]
}

/** The output languages. */
export type Language = 'typescript' | 'go' | 'python' | 'schema'

/** Converts shapes to types. Objects with equal members are one type. */
export class TypeReader {
  private readonly objects = new Map<string, { number: number; object: ObjectType }>()

  /** Returns the type of a shape. */
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
