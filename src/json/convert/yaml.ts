import { ownEntry } from '@/lib/own-entry.ts'
import { keyOf, kindOf, NO_KEY, type Nodes, stringOf, textOf } from '../text/nodes.ts'
import type { DuplicateKeys } from '../text/key-stack.ts'
import type { OnProgress } from '../text/result.ts'
import type { Choices } from './converted.ts'
import { sizeOf } from './row-sources.ts'
import { NOTES, REFUSALS } from './sentences.ts'
import { type JsonDocument, RefusedError, TextPieces, type Written } from './writer.ts'

/** Longer keys are written after a question mark (YAML 1.2 section 7.4.2: at most 1,024 characters). */
const LONGEST_KEY = 1_000
const REPORT_EVERY_NODES = 20_000
const LARGEST_INDENTS = 200_000_000

interface Counts {
  longIntegers: number
  halfCharacters: number
}

/** Writes a document as YAML 1.2 (core schema) with the same values, every digit as written. */
export function writeYaml(
  { nodes, duplicates }: JsonDocument,
  _choices: Choices,
  onProgress: OnProgress,
): Written {
  const indents = indentBytes(nodes)
  if (indents > LARGEST_INDENTS) throw new RefusedError(REFUSALS.tooDeep(indents))
  const writer = new YamlWriter(nodes)
  for (let node = 0; node < nodes.count; node++) {
    writer.write(node)
    if (node % REPORT_EVERY_NODES === 0) onProgress(node / nodes.count)
  }
  const notes = notesOn(duplicates, writer.counts)
  return { kind: 'written', pieces: writer.pieces.finished(), notes }
}

/** Returns the total bytes of indentation. Deep nesting can need gigabytes. */
function indentBytes({ count, keys, parents }: Nodes): number {
  const depths = new Uint32Array(count)
  let bytes = 0
  for (let node = 1; node < count; node++) {
    const parent = parents[node] as number
    const depth = (depths[node] = (depths[parent] as number) + 1)
    const isInLine = node === parent + 1 && keys[parent] === NO_KEY
    if (!isInLine) bytes += 2 * (depth - 1)
  }
  return bytes
}

/** Writes the values in document order, without recursion, so that no depth overflows the stack. */
class YamlWriter {
  readonly pieces = new TextPieces()
  readonly counts: Counts = { longIntegers: 0, halfCharacters: 0 }
  private readonly nodes: Nodes
  /** The stack of open containers, innermost last: where each ends, and whether it has keys. */
  private readonly open: { after: number; hasKeys: boolean }[] = []
  private place: 'line start' | 'in line' | 'after key' | 'after dash' = 'in line'

  constructor(nodes: Nodes) {
    this.nodes = nodes
  }

  write(node: number): void {
    while (node >= (this.open.at(-1)?.after ?? Infinity)) this.open.pop()
    this.startEntry(node)
    const hasKeys = kindOf(this.nodes, node) === 'object'
    if (sizeOf(this.nodes, node) > 0) {
      this.open.push({ after: this.nodes.afters[node] as number, hasKeys })
      this.startContainer()
    } else {
      this.pieces.add(`${this.place === 'in line' ? '' : ' '}${this.leaf(node)}\n`)
      this.place = 'line start'
    }
  }

  /** Writes what precedes a value: its indent, and its key or a dash. */
  private startEntry(node: number): void {
    const parent = this.open.at(-1)
    if (parent === undefined) return
    const indent = '  '.repeat(this.open.length - 1)
    if (this.place === 'line start') this.pieces.add(indent)
    this.pieces.add(parent.hasKeys ? this.key(node, indent) : '-')
    this.place = parent.hasKeys ? 'after key' : 'after dash'
  }

  /** Begins a container. Its first entry follows a dash on the same line, and a key on the next line. */
  private startContainer(): void {
    if (this.place === 'after dash') this.pieces.add(' ')
    if (this.place === 'after key') this.pieces.add('\n')
    this.place = this.place === 'after key' ? 'line start' : 'in line'
  }

  private key(node: number, indent: string): string {
    const key = this.text(keyOf(this.nodes, node) as string)
    return key.length > LONGEST_KEY ? `? ${key}\n${indent}:` : `${key}:`
  }

  private leaf(node: number): string {
    const kind = kindOf(this.nodes, node)
    const written = textOf(this.nodes, node)
    if (kind === 'number') return this.number(written)
    if (kind !== 'string') return written
    const text = stringOf(this.nodes, node)
    return fitsBlock(text) ? this.block(text) : this.text(text)
  }

  private text(text: string): string {
    if (!text.isWellFormed()) this.counts.halfCharacters++
    return yamlScalar(text)
  }

  private block(text: string): string {
    const indent = '  '.repeat(Math.max(1, this.open.length))
    const lines = text.replace(/\n$/, '').replace(/^(?=.)/gm, indent)
    return `${text.endsWith('\n') ? '|' : '|-'}\n${lines}`
  }

  private number(written: string): string {
    const [, whole, fraction = '.0', letter, sign, power] = EXPONENT.exec(written) ?? []
    if (whole !== undefined) return `${whole}${fraction}${letter}${sign || '+'}${power}`
    if (!written.includes('.') && !Number.isSafeInteger(Number(written))) this.counts.longIntegers++
    return written
  }
}

/** YAML 1.1 reads a number with an exponent as text unless it has a point and the exponent a sign (yaml.org/type/float). */
const EXPONENT = /^(-?\d+)(\.\d+)?([eE])([-+]?)(\d+)$/

function notesOn({ count, listed }: DuplicateKeys, counts: Counts): string[] {
  const notes: string[] = []
  const [first] = listed
  if (first !== undefined) {
    notes.push(NOTES.yamlRepeatedKeys(count, first))
  }
  if (counts.longIntegers > 0) {
    notes.push(NOTES.yamlLongIntegers(counts.longIntegers))
  }
  if (counts.halfCharacters > 0) {
    notes.push(NOTES.yamlHalfCharacters(counts.halfCharacters))
  }
  return notes
}

/** Words that YAML 1.2 or 1.1 parsers do not read as strings, in lower case. */
const WORDS = new Set('null true false yes no on off y n nan inf infinity'.split(' '))
/** A plain scalar: a letter first, and printable characters only (YAML 1.2 sections 5.1 and 7.3.3). */
const PLAIN = /^\p{L}[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u
/** Marks of a comment or of the value of a key, and trailing space. */
const MARKS = /: | #|[: ]$/
/** Characters that a double-quoted scalar must escape, and invisible ones. */
const ESCAPED = /["\\]|\p{Cc}|\p{Zl}|\p{Zp}|\p{Cs}|[\uFEFF\uFFFE\uFFFF]/gu
const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
}

/** Writes a string on one line: plain where every parser reads it as this string, otherwise in double quotes. */
function yamlScalar(text: string): string {
  const isPlain = PLAIN.test(text) && !MARKS.test(text) && !WORDS.has(text.toLowerCase())
  return isPlain ? text : quoted(text)
}

/** Whether a string can be a block scalar after `|`: nothing needs an escape, or is lost at the edges. */
function fitsBlock(text: string): boolean {
  return /^\S[^]*\n/.test(text) && !NOT_IN_BLOCK.test(text) && !text.endsWith('\n\n')
}

const NOT_IN_BLOCK = /[^\n\t\P{Cc}]|[\p{Zl}\p{Zp}\p{Cs}\uFEFF\uFFFE\uFFFF]|[ \t]$/mu

function quoted(text: string): string {
  return `"${text.replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return ownEntry(SHORT_ESCAPES, character) ?? `\\u${code}`
  })}"`
}
