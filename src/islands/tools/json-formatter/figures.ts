import { contentsOf } from '@/json/contents/contents.ts'
import { FINDINGS } from '@/json/contents/sentences.ts'
import { LARGEST_RESULT_BYTES, runJsonJob } from '@/json/text/format.ts'
import { readNodes } from '@/json/text/nodes.ts'

/**
 * Returns figures about a `json` text for posts (docs/authors.md): the minified text, the text as JavaScript would serialize it,
 * the findings of "What is in it" by "heading > path", and the first heading.
 */
export function figures({ json = '' }: Record<string, string>): Record<string, string> {
  const outcome = runJsonJob(json, 'minified', LARGEST_RESULT_BYTES)
  if (outcome.validity === 'invalid') throw new Error(`does not read it: ${outcome.message}`)
  const { findings } = contentsOf(readNodes(new TextEncoder().encode(json)))
  const rows = findings.flatMap(({ kind, rows: found }) =>
    found.map(({ path, detail }) => [`${FINDINGS[kind][0]} > ${path}`, detail]),
  )
  const [first] = findings
  return Object.fromEntries([
    ['Minified', outcome.result.text ?? ''],
    ['Written again by JavaScript', JSON.stringify(JSON.parse(json))],
    ['Finding', first === undefined ? 'none' : FINDINGS[first.kind][0]],
    ...rows,
  ]) as Record<string, string>
}
