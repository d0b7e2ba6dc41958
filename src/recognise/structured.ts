import type { Check, Sample } from './guess.ts'

/** A key and its colon after a bracket or a comma, with or without quotes, also those that word processors make. */
const KEY =
  /[{[,]\s*(?:"(?:[^"\\\n]|\\.){0,200}"|[“”„][^“”\n]{0,200}[“”]|[‘’][^‘’\n]{0,200}[‘’]|'[^'\n]{0,200}'|[\w$-]{1,100})\s*:/
/** Lines that are compared to find out whether a text is a table or YAML. */
const MOST_LINES = 60
const YAML_KEY = /^(?:- )*["']?[A-Za-z_][\w ./-]{0,60}["']?:(?: .*|)$/
const YAML_ITEM = /^-(?: \S.*|)$/

/** Recognises JSON, whole, cut off, or with mistakes that can be repaired. */
export const checkJson: Check = ({ text, isCut }) => {
  if (/^[[{]/.test(text)) {
    if (parses(text)) return { kind: 'json', reason: nameOf(text), sureness: 0.99 }
    if (isCut && KEY.test(text.slice(0, 4096)))
      return { kind: 'json', reason: 'starts as a JSON document', sureness: 0.97 }
    if (KEY.test(text.slice(0, 4096)))
      return { kind: 'json', reason: 'looks like JSON with a mistake', sureness: 0.9 }
    return /^\[\s*(?:["'“”„‘\d[{-]|true|false|null)/.test(text) && /[\]\d"'”’}]$/.test(text)
      ? { kind: 'json', reason: 'a list in brackets', sureness: 0.75 }
      : undefined
  }
  // JSON inside a log line, an assignment or a code fence.
  const start = text.search(/[{[]\s*["'“”{[]/)
  if (start < 0 || start > 2000 || !/[}\]][\s;)`]*$/.test(text)) return undefined
  return KEY.test(text.slice(start, start + 4096))
    ? { kind: 'json', reason: 'JSON inside another text', sureness: 0.8 }
    : undefined
}

function nameOf(text: string): string {
  return text.startsWith('{') ? 'a JSON object' : 'a JSON array'
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Recognises JSON Lines: each line is a JSON object or array. */
export const checkJsonLines: Check = ({ lines, isCut }) => {
  const seen = lines.slice(0, isCut ? -1 : undefined).slice(0, 20)
  if (seen.length < 2 || !seen.every((line) => /^[{[]/.test(line) && parses(line))) return undefined
  return { kind: 'json-lines', reason: 'each line is a JSON value', sureness: 0.995 }
}

const SEPARATORS = [
  ['\t', 'tabs', 0.95],
  [',', 'commas', 0.9],
  [';', 'semicolons', 0.9],
  ['|', 'vertical bars', 0.88],
] as const

/** Recognises CSV and TSV: lines with the same number of separators. */
export const checkTable: Check = (sample) => {
  const lines = linesOf(sample)
  if (lines.length < 2) return undefined
  for (const [separator, name, sureness] of SEPARATORS) {
    const counts = lines.map((line) => countOutsideQuotes(line, separator))
    const [first = 0] = counts
    const isEven = counts.filter((count) => count === first).length >= counts.length * 0.9
    if (first === 0 || !isEven || isProse(lines, separator)) continue
    return {
      kind: 'table',
      reason: `${lines.length}${sample.isCut ? '+' : ''} lines of ${first + 1} columns, separated by ${name}`,
      sureness,
    }
  }
  return undefined
}

function linesOf({ lines, isCut }: Sample): readonly string[] {
  return lines.slice(0, isCut ? -1 : undefined).slice(0, MOST_LINES)
}

function countOutsideQuotes(line: string, separator: string): number {
  return line.replace(/"(?:[^"]|"")*"/g, '').split(separator).length - 1
}

/** Returns whether the cells read as sentences: long, with few separators, which end in a full stop. */
function isProse(lines: readonly string[], separator: string): boolean {
  if (separator === '\t' || separator === '|') return false
  const cells = lines.flatMap((line) => line.split(separator))
  const isLong = cells.filter((cell) => cell.trim().split(/\s+/).length > 4).length
  const ended = lines.filter((line) => /[.!?;:।]$/.test(line)).length
  return isLong > cells.length / 3 || ended > lines.length / 2
}

/** Recognises YAML: keys with colons, lists with hyphens, or the marker of a document. */
export const checkYaml: Check = (sample) => {
  const lines = linesOf(sample)
    .map((line) => line.trimStart())
    .filter((line) => !line.startsWith('#'))
  const marker = lines[0] === '---'
  const rest = marker ? lines.slice(1) : lines
  const keys = rest.filter((line) => YAML_KEY.test(line) && !/^\w+:\/\//.test(line)).length
  const items = rest.filter((line) => YAML_ITEM.test(line)).length
  if (keys === 0 || rest.length < 2 || keys + items < rest.length * (marker ? 0.5 : 0.75))
    return undefined
  const sentences = rest.filter((line) => line.split(' ').length > 12 && /[.!?]$/.test(line)).length
  if (sentences > rest.length / 4) return undefined
  const reason = marker ? 'starts with --- and has keys' : 'lines of keys with colons'
  return { kind: 'yaml', reason, sureness: marker ? 0.96 : 0.86 }
}

const DATE = String.raw`(?:\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/. ,]+\d{2,4}|\d{4}-\d{2}-\d{2}|[A-Za-z]{3,9} \d{1,2},? \d{4})`
const STATEMENT_START = new RegExp(String.raw`^"?${DATE}"?[\s,;|]`, 'i')
const STATEMENT_END = /\d,?(?:\.\d{1,2})?\)?\s*\(?(?:cr|dr)?\)?\.?"?$/i
/** Only the end of a line can have its amount. */
const LONGEST_END = 40

function isDated(line: string): boolean {
  const start = STATEMENT_START.exec(line)?.[0].length
  return start !== undefined && STATEMENT_END.test(line.slice(start).slice(-LONGEST_END))
}

/** Recognises lines of a bank or fund statement: each starts with a date and ends with an amount. */
export const checkStatement: Check = (sample) => {
  const lines = linesOf(sample)
  // The first line may have the names of the columns.
  const dated = lines.filter(isDated).length
  if (dated < 2 || dated < lines.length - 1) return undefined
  return {
    kind: 'statement',
    reason: `${dated} lines with a date and an amount`,
    sureness: 0.96,
  }
}
