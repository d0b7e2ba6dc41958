import { expect, test } from 'vitest'

import { sourceFromText } from '@/json/text/decoder.ts'
import { compare } from '@/json/compare/compare-task.ts'
import { linesOfRow } from './row-text.ts'

const rowsOf = (left: string, right: string) => {
  const options = { key: '', spelling: 'ignored' } as const
  const { comparison } = compare(sourceFromText(left), sourceFromText(right), options)
  return Array.from({ length: comparison.sheet.count }, (_, row) => {
    const lines = linesOfRow(comparison, row)
    const text = (line: typeof lines.left) =>
      line?.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('')
    return [text(lines.left), text(lines.right)]
  })
}

test('lines are laid out anew, with a comma where more follows on their side', () => {
  expect(rowsOf('{"a" :\n1,"b":[ ]}', '{"b":[],"c":{"d":"x"}}')).toEqual([
    ['{', '{'],
    ['"a": 1,', undefined],
    ['"b": []', '"b": [],'],
    [undefined, '"c": {'],
    [undefined, '"d": "x"'],
    [undefined, '}'],
    ['}', '}'],
  ])
})

test('what differs in a line is marked by whole words and numbers', () => {
  expect(rowsOf('["the old word",12.5]', '["the new word",12.75]')).toEqual([
    ['[', '['],
    ['"the [old] word",', '"the [new] word",'],
    ['[12.5]', '[12.75]'],
    [']', ']'],
  ])
})

test('of a long line the part around the difference is shown', () => {
  const long = ' '.repeat(50_000)
  const [, [left = ''] = []] = rowsOf(`["${long}a"]`, `["${long}b"]`)
  expect(left).toMatch(/^… {90,}\[a\]"$/)
})

test('an item that moved leaves one line where it was', () => {
  expect(rowsOf('[{"a":1},2,3]', '[2,3,{"a":1}]')).toEqual([
    ['[', '['],
    ['{ … },', undefined],
    ['2,', '2,'],
    ['3,', '3,'],
    ['{', '{'],
    ['"a": 1', '"a": 1'],
    ['}', '}'],
    [']', ']'],
  ])
})
