import type { OutputUnit } from '@cfworker/json-schema'

/** An error that says what is wrong, with the errors of its alternatives. */
export interface LeafError {
  error: OutputUnit
  /** The errors of the alternatives of `anyOf` and `oneOf`, and of a property name. */
  inner: OutputUnit[]
}

/** Keywords whose error only says that a part below them has errors. */
const CONTAINERS = new Set(
  '$ref $recursiveRef properties patternProperties additionalProperties unevaluatedProperties items prefixItems additionalItems unevaluatedItems allOf if dependentSchemas'.split(
    ' ',
  ),
)
const GROUPS = new Set(['anyOf', 'oneOf', 'contains', 'propertyNames'])

/**
 * Returns the errors that name a cause, in their order. The library reports each container above a cause as well, and the errors
 * of every alternative after that of the whole.
 */
export function leafErrors(errors: readonly OutputUnit[]): LeafError[] {
  const leaves: LeafError[] = []
  const repeated = new Set<LeafError>()
  let group: LeafError | undefined
  let container: OutputUnit | undefined
  for (const error of errors) {
    // The library gives an error of the schema `false` no place in the schema: it belongs to the error before it.
    const isInner = group && (error.keyword === 'false' || isBelow(error, group.error))
    if (group && isInner) {
      if (error.keyword === 'false' || !isContainer(error)) group.inner.push(error)
      continue
    }
    group = undefined
    if (isContainer(error)) {
      container = error
      continue
    }
    if (error.keyword === 'minContains') dropContained(leaves, error)
    const leaf: LeafError = { error, inner: [] }
    if (GROUPS.has(error.keyword)) group = leaf
    if (error.keyword === 'false' && container?.keyword.startsWith('unevaluated'))
      repeated.add(leaf)
    leaves.push(leaf)
  }
  return repeated.size === 0 ? leaves : withoutRepeated(leaves, repeated)
}

function isContainer({ keyword, error }: OutputUnit): boolean {
  return CONTAINERS.has(keyword) || (keyword === 'dependencies' && error.endsWith('schema.'))
}

function isBelow(error: OutputUnit, group: OutputUnit): boolean {
  return error.keywordLocation.startsWith(`${group.keywordLocation}/`)
}

/** Removes the errors of single items that `minContains` sums up. The library reports them before it. */
function dropContained(
  leaves: LeafError[],
  { keywordLocation, instanceLocation }: OutputUnit,
): void {
  const below = `${keywordLocation.slice(0, -'minContains'.length)}contains/`
  const isItem = ({ error }: LeafError) =>
    error.keywordLocation.startsWith(below) &&
    error.instanceLocation.startsWith(`${instanceLocation}/`)
  while (leaves.length > 0 && isItem(leaves.at(-1) as LeafError)) leaves.pop()
}

/** A property with an error counts as unevaluated too. That second error says nothing new. */
function withoutRepeated(leaves: LeafError[], repeated: ReadonlySet<LeafError>): LeafError[] {
  const places = new Set<string>()
  for (const leaf of leaves) {
    if (repeated.has(leaf)) continue
    const parts = leaf.error.instanceLocation.split('/')
    for (let length = parts.length; length > 0; length--)
      places.add(parts.slice(0, length).join('/'))
  }
  return leaves.filter((leaf) => !repeated.has(leaf) || !places.has(leaf.error.instanceLocation))
}
