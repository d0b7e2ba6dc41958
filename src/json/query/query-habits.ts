import { normalizedPath } from '../text/node-path.ts'
import { parseQuery } from './parse-query.ts'

/** A notation of other JSONPath dialects, and what to write under RFC 9535. */
type Habit = [written: RegExp, advice: string | ((...found: string[]) => string)]

const HABITS: Habit[] = [
  [/^\s+\$|^\$.*\s$/gsu, 'Remove the white space around the query.'],
  [/^\/.*/gsu, (pointer) => `This is a JSON Pointer. As JSONPath: ${pathOfPointer(pointer ?? '')}`],
  [/^[@.[\w].*/gsu, (text) => rooted(text ?? '')],
  [/[“”‘’„«»]/gu, 'Curly quotes are not allowed here. Write \' or ".'],
  [
    /\(\s*@\.length\s*-\s*(\d+)\s*\)/gu,
    (_, back) => `Negative indexes count from the end: write [-${back}].`,
  ],
  [
    /\.length\(\)|\.(?:size|count)\(\)/gu,
    'Paths have no methods. In a filter write length(@.name); the number of matches is above the result.',
  ],
  [
    /\.(?:keys|values|min|max|avg|sum|stddev|first|last|concat|append)\([^)]*\)/gu,
    'Paths have no methods. JSONPath only selects and does not compute.',
  ],
  [
    /=~\s*\/((?:\\.|[^/])*)\/\w*/gu,
    (_, pattern) => `Write search(@.name, '${pattern}') for a pattern. It is case-sensitive.`,
  ],
  [/=~/gu, "Write search(@.name, 'pattern') instead of =~, or match() for the whole string."],
  [/===|!==/gu, (sign) => `Write ${sign?.slice(0, 2)} instead of ${sign}.`],
  [/<>/gu, 'Write != instead of <>.'],
  [/(?<![=!<>])=(?!=)/gu, 'Write == to compare.'],
  [/(?<![\w])(?:and|AND)(?!\w)/gu, 'Write && instead of and.'],
  [/(?<![\w])(?:or|OR)(?!\w)/gu, 'Write || instead of or.'],
  [/(?<![\w])(?:not|NOT)(?!\w)/gu, 'Write ! instead of not.'],
  [
    /(?<![\w])(?:nin|in|anyof|subsetof)(?!\w)/gu,
    "Compare with each value: @.name == 'a' || @.name == 'b'.",
  ],
  [
    /(?<![\w])contains(?!\w)/gu,
    "Write search(@.name, 'text') for a part of a string, or @.list[?@ == 'text'] for an element.",
  ],
  [
    /(?<![\w])(?:True|False|None|TRUE|FALSE|NULL|nil)(?!\w)/gu,
    'The words are true, false and null.',
  ],
  [/(?<![\w])undefined(?!\w)/gu, 'To ask whether a member is missing, write !@.name.'],
  [/(?<=[\])\w*])~/gu, 'The names of members cannot be selected. Each match shows its path.'],
  [
    /(?<=[\])\w*])\^/gu,
    'JSONPath cannot select a parent from its child. Use a filter: $..[?@.child].',
  ],
  [/\.(\d+)/gu, (_, place) => `Write an array index in brackets: [${place}].`],
  [
    /\.([A-Za-z_]\w*-[\w-]*)/gu,
    (_, name) => `Write a name with a hyphen in brackets: ['${name}'].`,
  ],
  [/[\w\])]\s*[+*/%-]\s*[\d@$]/gu, 'JSONPath does not calculate: compare with a number.'],
  [/\.\$\w*|\.@\w*/gu, (name) => `Write a name with this sign in brackets: ['${name?.slice(1)}'].`],
  [
    /\.\s+\w+/gu,
    "No white space after the dot. Write a name with a space in brackets: ['two words'].",
  ],
  [/\.['"]/gu, "Write a name with quotes in brackets: ['name']."],
  [/\[\s*([A-Za-z_]\w*)\s*\]/gu, (_, name) => `Write a name in brackets with quotes: ['${name}'].`],
  [/\[\s*\(/gu, 'A filter begins with a question mark: [?@.price < 10].'],
  [/\[\s*\]/gu, 'For all elements write [*].'],
  [/\.\.\s*$/gu, 'Write a name or * after two dots: $..name.'],
  [/\.\s*$/gu, 'Write a name or * after a dot, or remove the dot.'],
  [/,\s*\]/gu, 'Remove the last comma.'],
]

/** Returns what to write instead of the invalid text at an index; undefined when the notation is unknown. */
export function adviceAt(text: string, index: number): string | undefined {
  // The parser can stop before the white space in front of an unknown token.
  const place = index + (/^\s+(?=\S)/u.exec(text.slice(index))?.[0].length ?? 0)
  for (const [written, advice] of HABITS) {
    for (const found of text.matchAll(written)) {
      const isThere = found.index <= place && place <= found.index + found[0].length
      if (isThere) return typeof advice === 'string' ? advice : advice(...found)
    }
  }
  return undefined
}

function pathOfPointer(pointer: string): string {
  const steps = pointer.slice(1).split('/')
  return normalizedPath(
    steps.map((step) =>
      /^(?:0|[1-9]\d*)$/.test(step)
        ? Number(step)
        : step.replaceAll('~1', '/').replaceAll('~0', '~'),
    ),
  )
}

function rooted(text: string): string {
  const query = asJsonPath(text)
  if (query !== undefined) return `Begin with $, which is the whole document: ${query}`
  return 'Begin with $, which is the whole document. JSONPath only selects: it has no pipes and does not compute.'
}

const PIPE = /(?<!\|)\|(?!\|)/
const SELECT = /^(map\()?select\((.*)\)$/
const MAP = /^map\((.*)\)$/

/** Converts a jq path, or a path without its root, to JSONPath; undefined when JSONPath has no such query. */
export function asJsonPath(text: string): string | undefined {
  let query = '$'
  for (const step of text.trim().split(PIPE)) {
    const next = followed(query, step.trim())
    if (next === undefined) return undefined
    query = next
  }
  if (query.endsWith('..')) query += '*'
  try {
    parseQuery(query)
    return query
  } catch {
    return undefined
  }
}

/** Appends one jq step to a JSONPath. */
function followed(query: string, step: string): string | undefined {
  const [, isMapped, test] = SELECT.exec(withoutOneBracket(step)) ?? []
  if (test !== undefined) {
    if (isMapped) return `${query}[?${asTest(test)}]`
    return query.endsWith('[*]') ? `${query.slice(0, -'[*]'.length)}[?${asTest(test)}]` : undefined
  }
  const [, inner] = MAP.exec(step) ?? []
  const path = asPath(inner ?? step)
  const base = inner === undefined ? query : `${query}[*]`
  return base.endsWith('..') ? base + path.replace(/^\./, '') : base + path
}

/** Removes the outer bracket of `map(select(…))`, which the pattern does not match. */
function withoutOneBracket(step: string): string {
  return step.startsWith('map(select(') ? step.replace(/\)$/, '') : step
}

function asPath(path: string): string {
  if (path === '.') return ''
  const rooted = /^[.[@]/.test(path) ? path.replace(/^@/, '') : `.${path}`
  return rooted
    .replaceAll('[]', '[*]')
    .replaceAll('.[', '[')
    .replace(/\?(?=$|[.[])/g, '')
    .replace(/\.("(?:[^"\\]|\\.)*")/g, '[$1]')
}

function asTest(test: string): string {
  return test
    .replace(/(^|[\s(!])\.(?=[A-Za-z_])/g, '$1@.')
    .replace(/(^|[\s(!])\.(?=[["])/g, '$1@')
    .replace(/\band\b/g, '&&')
    .replace(/\bor\b/g, '||')
}
