import { parseQuery } from './parse-query.ts'

const PIPE = /(?<!\|)\s*\|\s*(?!\|)/
const SELECT = /^(map\()?select\((.*)\)$/
const MAP = /^map\((.*)\)$/

/** A path of jq, or one that lacks its root, as JSONPath; undefined where JSONPath has no such query. */
export function asJsonPath(text: string): string | undefined {
  let query = '$'
  for (const step of text.trim().split(PIPE)) {
    const next = followed(query, step)
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

/** A JSONPath with one more step of jq. */
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

/** `map(select(…))` has two brackets at its end, of which the pattern takes one. */
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
