import { whole } from '@/lib/format.ts'
import { counted } from '@/lib/quantity.ts'

import { DELIMITERS, dialectOf } from './csv-reader.ts'
import { unescaped } from './strings-to-json.ts'
import { isLiteral } from './literal-to-json.ts'
import type { Found } from './format.ts'

/** The size of the sample, in UTF-16 code units. */
export const LOOKED_AT = 65_536

const QUERY = /^(?:\?[^\s=&]+=[^\s&]*|[^\s=&?]+=[^\s&]*(?:&[^\s=&]+=[^\s&]*)+)(?:&[^\s&]*)*$/
/** The beginning of a JavaScript literal in a longer text: an unquoted key, single quotes or a comment. */
const LITERAL_BEGINNING =
  /^(?:(?:export\s+default|(?:(?:export\s+)?(?:const|let|var)\s+)?[\w$.]+\s*=)\s*)?(?:\(\s*)?[{[][\s{[]*(?:\/[/*]|[A-Za-z_$][\w$]*\s*:|'[^'\n]*'\s*[:,\]])/
const YAML_KEY = /^\s*(?:-\s+)*(?:[\w.$/@-]+(?: [\w.$/@-]+){0,3}|"[^"]*"|'[^']*')\s*:(?:\s|$)/
const YAML_LINE = /^\s*-(?:\s|$)|^(?:---|\.\.\.|%YAML)/
/** A line with one amount such as 1,00,000 is not CSV. */
const AMOUNT = /^\s*(?:[₹$€£]\s*)?-?\d{1,3}(?:,\d{2,3})+(?:\.\d+)?\s*$/
const LONGEST_HEADER_CELL = 60
const ONLY_BRACKETS = /^[\s[\]{},]*$/

/** Detects the format of a text that is not JSON from its beginning; undefined for JSON and unknown formats. */
export function recognise(text: string, isWhole = text.length <= LOOKED_AT): Found | undefined {
  const looked = text.slice(0, LOOKED_AT).replace(/^\uFEFF/, '').trim() // prettier-ignore
  if (looked === '') return undefined
  if (holdsJson(looked, isWhole)) return { format: 'string', name: 'JSON inside a string' }
  if (isWhole && parsed(looked) !== undefined) return undefined
  const rest = [lines, literal, query, yaml, csv]
  for (const recogniser of rest) {
    const found = recogniser(looked, isWhole)
    if (found !== undefined) return found
  }
  return undefined
}

/** Parses a JSON text; undefined for other texts. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function holdsJson(text: string, isWhole: boolean): boolean {
  if (!isWhole) return /^"?\s*[{[]\s*\\"/.test(text)
  const inner = unescaped(text)
  return inner !== undefined && isContainer(parsed(inner))
}

function lines(text: string, isWhole: boolean): Found | undefined {
  const all = text.split('\n').filter((line) => line.trim() !== '')
  // The last line of a sample is cut.
  const known = isWhole ? all : all.slice(0, -1)
  const bad = known.filter((line) => !isContainer(parsed(line)))
  const good = known.length - bad.length
  // Few lines of a broken document are valid, and reading them as JSON Lines would lose its brackets.
  if (good < 2 || bad.length >= good || bad.some((line) => ONLY_BRACKETS.test(line)))
    return undefined
  const failures = bad.length > 0 ? `, ${linesOf(bad.length)} not JSON` : ''
  return {
    format: 'lines',
    name: isWhole ? `JSON Lines (${whole(good)} values${failures})` : 'JSON Lines',
  }
}

function linesOf(count: number): string {
  return counted(count, 'line')
}

function literal(text: string, isWhole: boolean): Found | undefined {
  const isFound = isWhole ? isLiteral(text) : LITERAL_BEGINNING.test(text)
  return isFound ? { format: 'javascript', name: 'a JavaScript object' } : undefined
}

function query(text: string, isWhole: boolean): Found | undefined {
  if (!isWhole || !QUERY.test(text) || text.includes('://')) return undefined
  return { format: 'query', name: 'a query string' }
}

function yaml(text: string, isWhole: boolean): Found | undefined {
  if (/^[{[<]/.test(text)) return undefined
  const all = text.split(/\r?\n/).filter((line) => /^\s*[^\s#]/.test(line))
  const known = isWhole ? all : all.slice(0, -1)
  const keys = known.filter((line) => YAML_KEY.test(line)).length
  const items = known.filter((line) => !YAML_KEY.test(line) && YAML_LINE.test(line)).length
  const beginsAsYaml = [YAML_KEY, YAML_LINE].some((form) => form.test(known[0] ?? ''))
  const isFound =
    beginsAsYaml && keys > 0 && keys + items >= 2 && keys + items >= known.length * 0.6
  return isFound ? { format: 'yaml', name: 'YAML' } : undefined
}

function csv(text: string, isWhole: boolean): Found | undefined {
  if (/^[{[<]/.test(text) || text.split(/\r?\n/).every((line) => AMOUNT.test(line)))
    return undefined
  const { delimiter, start, columns, rows, alike } = dialectOf(text)
  if (columns < 2 || rows < 2 || alike * 3 < rows * 2) return undefined
  const header = (text.slice(start).split(/[\r\n]/)[0] ?? '').split(delimiter)
  if (header.some((cell) => cell.length > LONGEST_HEADER_CELL || /[.!?]$/.test(cell)))
    return undefined
  const sign = DELIMITERS.get(delimiter) ?? delimiter
  const kind = delimiter === '\t' ? 'TSV' : 'CSV'
  const count = `${whole(rows - 1)} ${rows === 2 ? 'row' : 'rows'}`
  return { format: 'csv', name: isWhole ? `${kind} (${count}, ${sign})` : `${kind} (${sign})` }
}
