import { load, YAMLException } from 'js-yaml'
import { z } from 'astro/zod'

import { fieldLines, type FieldPath } from './field-lines.ts'
import { issueSentence } from './issue-sentence.ts'

/** The block between the first two lines of three hyphens. */
const FRONTMATTER = /^\uFEFF?---\r?\n([^]*?)^---\s*$/m

/**
 * Returns a sentence for each missing or wrong field in the frontmatter of a file: `src/content/faq/general.md:3: order must be a
 * number, not "first".` A missing field has the line of its parent.
 */
export function frontmatterErrors(schema: z.ZodType, file: string, source: string): string[] {
  const yaml = FRONTMATTER.exec(source)?.[1] ?? ''
  let fields: unknown
  try {
    fields = yaml.trim() === '' ? undefined : load(yaml)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return [
      `${file}:${2 + (error.mark?.line ?? 0)}: the frontmatter is not valid YAML (${error.reason}).`,
    ]
  }
  if (typeof fields !== 'object' || fields === null)
    return [
      `${file}:1: the frontmatter is missing: the file must begin with fields between two lines of three hyphens.`,
    ]
  const issues = schema.safeParse(fields).error?.issues ?? []
  const lineOf = fieldLines(yaml)
  return issues.flatMap(oneForEachKey).map((issue) => {
    const isUnknown = issue.code === 'unrecognized_keys'
    const path = isUnknown ? [...issue.path, issue.keys[0] ?? ''] : issue.path
    const known = isUnknown ? fieldsOf(schema, issue.path) : []
    return `${file}:${lineOf(path) + 1}: ${issueSentence(issue, valueAt(fields, path), known)}`
  })
}

/** Returns an issue for each unknown key, because each has its line. */
function oneForEachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  return issue.keys.map((key) => ({ ...issue, keys: [key] }))
}

function valueAt(fields: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    return (value as Record<PropertyKey, unknown>)[key]
  }, fields)
}

/** Returns the fields that a schema knows at a path. */
function fieldsOf(schema: unknown, path: FieldPath): string[] {
  const inner = unwrapped(schema)
  if (!(inner instanceof z.ZodObject)) return []
  const [key, ...rest] = path
  return key === undefined ? Object.keys(inner.shape) : fieldsOf(inner.shape[String(key)], rest)
}

function unwrapped(schema: unknown): unknown {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapper ? unwrapped(schema.unwrap()) : schema
}
