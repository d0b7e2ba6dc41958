import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { sourceFromText } from '@/json/text/decoder.ts'
import { textAt } from '@/json/compare/change-list.ts'
import { compare } from '@/json/compare/compare-task.ts'
import { MOVED_HERE } from '@/json/compare/entries.ts'
import { type RowSign, type Spans } from '@/json/compare/comparison.ts'
import { excerpt } from './row-text.ts'
import { LEFT_SAMPLE, RIGHT_SAMPLE, SAMPLE_KEYS, SAMPLE_SUMMARY } from './samples.ts'
import { summaryOf } from './sentences.ts'
import { SIGNS } from './sentences.ts'

test('what is said of the documents of the page before they are compared is true', () => {
  const options = { key: '', spelling: 'ignored' } as const
  const { comparison } = compare(sourceFromText(LEFT_SAMPLE), sourceFromText(RIGHT_SAMPLE), options)
  expect(summaryOf({ run: 1, state: 'done', comparison })).toBe(SAMPLE_SUMMARY)
  expect(comparison.notes.keys).toEqual(SAMPLE_KEYS)
})

test('the example of the page is what the page shows', () => {
  // Long numbers are marked as code, which may break on a phone.
  const source = readFileSync('src/content/tools/json-formatter/compare.mdx', 'utf8')
  const page = source.replaceAll(/`(\d+)`/g, '$1')
  const options = { key: 'sku', spelling: 'ignored' } as const
  const { comparison } = compare(sourceFromText(LEFT_SAMPLE), sourceFromText(RIGHT_SAMPLE), options)
  const { changes, left, right } = comparison
  const value = (bytes: Uint8Array, { starts, ends }: Spans, at: number) => {
    const start = starts[at] ?? 0
    return start > bytes.length ? '' : `${excerpt(bytes, start, ends[at] ?? 0, 50)} `
  }
  const rows = Array.from({ length: changes.count }, (_, at) => {
    const kind = changes.kinds[at] as RowSign
    const path = textAt(changes.paths, at)
    const cells =
      kind === MOVED_HERE
        ? [`at ${textAt(changes.sources, at)} `, `at ${path} `]
        : [value(left, changes.before, at), value(right, changes.after, at)]
    return `| ${SIGNS[kind].sign} ${path} | ${cells[0]}| ${cells[1]}|`
  })
  expect(page).toContain(rows.join('\n'))
  expect(page).toContain(`|---|---|---|\n${rows[0]}`)
  expect(page).toContain(`${rows.at(-1)}\n\n`)
})
