/** The answer to a validation: why the schema cannot be used, or what the document breaks. */
export type SchemaAnswer = SchemaFault | Validation

/** Why a schema cannot be used. */
interface SchemaFault {
  kind: 'fault'
  message: string
}

export interface Validation {
  kind: 'validated'
  /** The draft that decided, for the visitor: "2020-12". */
  draft: string
  /** The number of errors. */
  count: number
  /** Whether checking stopped at the first error of each object, because there are too many. */
  isPartial: boolean
  /** The first hundred. */
  violations: Violation[]
  /** What was not checked, or not exactly. */
  notes: string[]
  /** The first number of the document that is compared after rounding. */
  rounded: { path: string; offset: number; count: number } | undefined
}

/** One error of the document. */
export interface Violation {
  /** The normalized path of RFC 9535. */
  path: string
  /** The first byte of the value in the result. */
  offset: number
  /** The value as written, shortened when it is long. Empty for an object or a list. */
  text: string
  problem: string
  /** Why each alternative of `anyOf` or `oneOf` does not match, or why a name is not permitted. */
  reasons: string[]
  /** The place of the broken rule in the schema: "#/properties/age/minimum". */
  rule: string
}
