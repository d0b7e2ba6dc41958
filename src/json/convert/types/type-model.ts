import type { NumbersSeen } from './numbers-seen.ts'

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
