import { validate, type Schema, type ValidationResult } from '@cfworker/json-schema'

import type { Nodes } from '../text/nodes.ts'
import { normalizedPath, stepsTo } from '../text/node-path.ts'
import type { TaskContext } from '../text/open-document.ts'
import { LARGEST_FOR_ENGINE_BYTES } from '../text/parser.ts'
import { SchemaFaultError } from './check-schema.ts'
import { leafErrors } from './leaf-errors.ts'
import { openSchema, roundedNumbers, type OpenSchema } from './open-schema.ts'
import type { SchemaAnswer, Validation } from './schema-report.ts'
import { FAULTS } from './sentences.ts'
import { violationOf } from './violations.ts'

const MOST_SHOWN = 100
/** Reading takes a part of the time; what the check takes cannot be foreseen. */
const READING_SHARE = 0.5

/** Checks a document against a JSON Schema. A schema that cannot be used is answered with a sentence. */
export async function checkAgainstSchema(
  given: string | Blob,
  { document, onProgress }: TaskContext,
): Promise<SchemaAnswer> {
  try {
    if (document.size > LARGEST_FOR_ENGINE_BYTES) throw new SchemaFaultError(FAULTS.tooLarge)
    const schema = await openSchema(given)
    const nodes = await document.nodes((share) => onProgress(READING_SHARE * share))
    const value = await document.keep('value', () => parsed(nodes))
    onProgress(READING_SHARE)
    return validation(nodes, value, schema)
  } catch (error) {
    if (error instanceof SchemaFaultError) return { kind: 'fault', message: error.message }
    // What overflows the stack is a schema that refers to itself, or a very deep document.
    if (error instanceof RangeError) return { kind: 'fault', message: FAULTS.endless }
    if (error instanceof URIError) return { kind: 'fault', message: FAULTS.halfCharacter }
    throw error
  }
}

function parsed({ bytes }: Nodes): unknown {
  return JSON.parse(new TextDecoder().decode(bytes))
}

function validation(nodes: Nodes, value: unknown, schema: OpenSchema): Validation {
  const { result, isPartial } = check(value, schema)
  const leaves = leafErrors(result.errors)
  const { count, first } = roundedNumbers(nodes)
  return {
    kind: 'validated',
    draft: schema.draft === '7' || schema.draft === '4' ? `Draft ${schema.draft}` : schema.draft,
    count: leaves.length,
    isPartial,
    violations: leaves.slice(0, MOST_SHOWN).map((leaf) => violationOf(nodes, schema, leaf)),
    notes: schema.notes,
    rounded: count === 0 ? undefined : { count, ...placeOf(nodes, first) },
  }
}

/** Collects all errors, or the first of each object where the library cannot hold all of them. */
function check(
  value: unknown,
  schema: OpenSchema,
): { result: ValidationResult; isPartial: boolean } {
  try {
    return { result: run(value, schema, false), isPartial: false }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { result: run(value, schema, true), isPartial: true }
  }
}

function run(value: unknown, { schema, draft, lookup }: OpenSchema, isShort: boolean) {
  return validate(value, schema, draft, lookup as Record<string, Schema | boolean>, isShort)
}

function placeOf(nodes: Nodes, node: number): { path: string; offset: number } {
  return { path: normalizedPath(stepsTo(nodes, node)), offset: nodes.starts[node] as number }
}
