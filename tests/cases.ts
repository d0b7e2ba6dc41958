import { readFileSync } from 'node:fs'

/** Returns the rows of a table of cases in fixtures/tables, which names where its figures are from. */
export function casesOf<Row>(name: string): Row[] {
  const file = readFileSync(`tests/fixtures/tables/${name}.json`, 'utf8')
  return (JSON.parse(file) as { source: string; cases: Row[] }).cases
}
