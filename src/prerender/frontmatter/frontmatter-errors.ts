import { load, YAMLException } from 'js-yaml'
import { z } from 'astro/zod'

import { fieldLines, type FieldPath } from './field-lines.ts'
import { counted } from '../../lib/quantity.ts'

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

type Issue = z.core.$ZodIssue

/** Kinds of values as authors know them, by the names of the schema. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'a text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'a group of fields'],
  ['record', 'a group of fields'],
])

/** Returns the sentence about an error of a schema: `section must be Finance or Developer, not "Money".` `fields` are the known ones. */
function issueSentence(issue: Issue, value: unknown, fields: readonly string[]): string {
  const field = fieldName(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const unknown = fieldName([...issue.path, issue.keys[0] ?? ''])
    return `${unknown} is not a field here; the fields are ${listOf(fields, 'conjunction')}.`
  }
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return `${field} must not be empty.`
  if (value === undefined) return `${field} is missing: it ${ruleOf(issue)}.`
  if (issue.code === 'custom' && Array.isArray(value)) return `${field} ${ruleOf(issue)}.`
  return `${field} ${ruleOf(issue)}, not ${written(value, isAboutLength(issue))}.`
}

/** Returns what the value must be. A schema's own message is such a rule: "must be a day in the form YYYY-MM-DD". */
function ruleOf(issue: Issue): string {
  if (issue.message.startsWith('must ')) return issue.message
  if (issue.code === 'invalid_type') return `must be ${KINDS.get(issue.expected) ?? issue.expected}`
  if (issue.code === 'invalid_value')
    return `must be ${listOf(issue.values.map(String), 'disjunction')}`
  if (issue.code === 'too_big') return limitOf('at most', Number(issue.maximum), issue)
  if (issue.code === 'too_small')
    return limitOf('at least', Number(issue.minimum) + (issue.inclusive === false ? 1 : 0), issue)
  return `must be another value (${issue.message})`
}

function limitOf(word: string, limit: number, { origin }: { origin: string }): string {
  if (origin === 'string') return `must have ${word} ${counted(limit, 'character')}`
  if (origin === 'array') return `must have ${word} ${counted(limit, 'entry', 'entries')}`
  return `must be ${word} ${limit}`
}

function isAboutLength(issue: Issue): boolean {
  return (
    (issue.code === 'too_big' || issue.code === 'too_small') &&
    (issue.origin === 'string' || issue.origin === 'array')
  )
}

function written(value: unknown, isLength: boolean): string {
  if (isLength && (typeof value === 'string' || Array.isArray(value))) return String(value.length)
  if (typeof value === 'string') return `"${value}"`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'a group of fields' : String(value)
}

/** Returns a path in words: "picture.line", "entry 2 of keywords", "label of entry 1 of picture.bars". */
function fieldName(path: FieldPath): string {
  return path.reduce<string>((name, key, index) => {
    if (typeof key === 'number') return `entry ${key + 1} of ${name}`
    if (index === 0) return String(key)
    return name.startsWith('entry ') ? `${String(key)} of ${name}` : `${name}.${String(key)}`
  }, '')
}

function listOf(words: readonly string[], type: Intl.ListFormatType): string {
  return new Intl.ListFormat('en-GB', { type }).format(words)
}
