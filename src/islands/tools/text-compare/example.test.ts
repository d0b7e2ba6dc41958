import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { EXAMPLE, NOTHING_IGNORED } from './choices.ts'
import { compareTexts, lineAt } from './compare-texts.ts'
import { layOut } from './row-layout.ts'
import { summaryOf } from './sentences.ts'

const request = { text: EXAMPLE.left, other: EXAMPLE.right, ignored: NOTHING_IGNORED }

test('the example of the page is what the page shows', () => {
  const page = readFileSync('src/content/tools/text-compare.mdx', 'utf8')
  const comparison = compareTexts(request)
  const { lefts, rights, signs } = layOut(comparison, 'sides')
  const rows = [...signs].map((sign, row) => {
    const [a, b] = [lefts[row] ?? -1, rights[row] ?? -1]
    const left = a < 0 ? '' : lineAt(request.text, comparison.left, a).trim()
    const right = b < 0 ? '' : lineAt(request.other, comparison.right, b).trim()
    return `| ${left} | ${right} | ${['equal', 'removed', 'added', 'changed'][sign] ?? ''} |`
  })
  expect(page, 'src/content/tools/text-compare.mdx').toContain(
    rows.join('\n').replaceAll('|  |', '| |'),
  )
  expect(page, 'src/content/tools/text-compare.mdx').toContain(
    '2 lines changed, 1 added, 1 removed',
  )
  expect(summaryOf(request, comparison)).toBe('2 lines changed, 1 added, 1 removed')
})

test('the totals of the example are right', () => {
  for (const text of [EXAMPLE.left, EXAMPLE.right]) {
    const [total = 0, ...amounts] = [...text.matchAll(/: ([\d,]+)/g)]
      .map(([, amount = '']) => Number(amount.replace(',', '')))
      .toReversed()
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  }
})

test('the answer on lists counts repeated lines as it says', () => {
  const ignored = { ...NOTHING_IGNORED, order: true }
  const lists = { text: 'a\nb\na\na\n', other: 'a\na\nb\n', ignored }
  expect(summaryOf(lists, compareTexts(lists))).toBe('1 line removed')
})
