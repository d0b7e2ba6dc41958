import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readNodes, textOf } from '../text/nodes.ts'
import { MatchedPaths } from './outputs.ts'
import { parseQuery } from './parse-query.ts'
import { QueryError } from './query-reader.ts'
import { seenOf } from './seen-nodes.ts'
import { Selection } from './select.ts'

/** A row of the public suite of RFC 9535; where the order of members is free there are several right answers. */
interface Row {
  name: string
  selector: string
  document?: unknown
  result?: unknown[]
  results?: unknown[][]
  result_paths?: string[]
  results_paths?: string[][]
  invalid_selector?: true
}

const FILE = new URL('../../../tests/fixtures/jsonpath-compliance/cts.json', import.meta.url)
const rows = JSON.parse(readFileSync(FILE, 'utf8')) as Row[]

function answer(selector: string, document: string) {
  const nodes = readNodes(new TextEncoder().encode(document))
  const selected = new Selection(seenOf(nodes)).select(parseQuery(selector), 0)
  const paths = new MatchedPaths(nodes)
  return {
    values: selected.map((node) => JSON.parse(textOf(nodes, node)) as unknown),
    paths: selected.map((node) => paths.pathOf(node)),
  }
}

test('the public suite has its 703 rows', () => {
  expect(rows).toHaveLength(703)
})

test.each(rows)('RFC 9535: $name', (row) => {
  if (row.invalid_selector) {
    expect(() => parseQuery(row.selector)).toThrow(QueryError)
    return
  }
  const { values, paths } = answer(row.selector, JSON.stringify(row.document))
  expect(row.results ?? [row.result]).toContainEqual(values)
  expect(row.results_paths ?? [row.result_paths]).toContainEqual(paths)
})
