import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'

import { COARSE_NOTE } from '@/islands/ui/difference/signs.ts'
import { NOTHING_IGNORED as NOTHING, EXAMPLE, NOTHING_IGNORED } from './choices.ts'
import { compareTexts, countOf, numberAt, lineAt } from './compare-texts.ts'
import type { Ignored } from './compared-lines.ts'
import { notesOf, summaryOf } from './sentences.ts'
import { layOut } from './row-layout.ts'

const runsOf = (text: string, other: string, ignored: Partial<Ignored> = {}) => [
  ...compareTexts({ text, other, ignored: { ...NOTHING, ...ignored } }).runs,
]
const summary = (text: string, other: string, ignored: Partial<Ignored> = {}) => {
  const request = { text, other, ignored: { ...NOTHING, ...ignored } }
  return summaryOf(request, compareTexts(request))
}

const notes = (request: { text: string; other: string; ignored?: Ignored }) => {
  const whole = { ignored: NOTHING, ...request }
  return notesOf(whole, compareTexts(whole))
}

/** The length of a longest common subsequence by the textbook table. */
function longest(left: readonly string[], right: readonly string[]): number {
  let row = new Array<number>(right.length + 1).fill(0)
  for (const a of left) {
    const next = [0]
    for (const [at, b] of right.entries())
      next.push(a === b ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 40 })

test('no comparison needs fewer lines', () => {
  fc.assert(
    fc.property(lines, lines, (left, right) => {
      const [text, other] = [left, right].map((each) => each.map((line) => `${line}\n`).join(''))
      const { runs } = compareTexts({ text: text ?? '', other: other ?? '', ignored: NOTHING })
      let different = 0
      for (let at = 0; at < runs.length; at += 2) different += (runs[at + 1] ?? 0) - (runs[at] ?? 0)
      expect(different).toBe(left.length + right.length - 2 * longest(left, right))
    }),
  )
})

describe('what is ignored is no difference, and all else is', () => {
  test.each([
    ['case', { case: true }, 'Straße ÄB\n', 'straße äb\n', 'straße ab\n'],
    ['spaces and tabs', { space: true }, 'a  b\tc \n', ' ab c\n', 'a b d\n'],
    ['the amount of space', { spaceAmount: true }, 'a  b\tc \n', 'a b c\n', 'ab c\n'],
    ['space before a line', { spaceAmount: true }, '  a\n', '\ta\n', 'a\n'],
    ['space at the end', { spaceAtEnd: true }, 'a b \t\n', 'a b\n', 'a  b\n'],
    ['space before Windows line ends', { spaceAtEnd: true }, 'a \r\n', 'a\r\n', 'a\n'],
    ['blank lines', { blankLines: true }, 'a\n\n \t\nb\n', '\na\nb\n\n', 'a\nc\n\nb\n'],
    ['blank lines and order', { blankLines: true, order: true }, 'b\n\na\n', 'a\nb\n', 'a\na\n'],
    ['line ends', { lineEnds: true }, 'a\r\nb\r\n', 'a\nb', 'a\nb\nc'],
    ['order', { order: true }, 'b\na\nb\n', 'b\nb\na\n', 'a\nb\na\n'],
  ])('%s', (_, ignored, left, same, different) => {
    expect(runsOf(left, same, ignored)).toEqual([])
    expect(runsOf(left, same)).not.toEqual([])
    expect(runsOf(left, different, ignored)).not.toEqual([])
  })
})

test('without their order, each line has at most one partner', () => {
  expect(summary('c\na\na\n', 'a\nb\nc\n', { order: true })).toBe('1 line changed')
  expect(summary('c\na\na\n', 'a\nc\n', { order: true })).toBe('1 line removed')
})

test('a missing last line break and Windows line ends are differences, and are named', () => {
  expect(runsOf('a\nb\n', 'a\nb')).toEqual([1, 2, 1, 2])
  expect(notes({ text: 'a\nb\n', other: 'a\nb' })).toEqual([
    'The last line of the right text has no line break (␊).',
  ])
  expect(notes({ text: 'a\r\n', other: 'a\n' })[0]).toContain('Only the left')
  expect(notes({ text: 'a\r\n', other: 'a', ignored: { ...NOTHING, lineEnds: true } })).toEqual([
    expect.stringContaining('The patch leaves out'),
  ])
})

test('line numbers skip the blank lines that are left out', () => {
  const { left, runs } = compareTexts({ text: '\na\n\nb\n', other: 'a\n', ignored: { ...NOTHING, blankLines: true } }) // prettier-ignore
  expect([...runs]).toEqual([1, 2, 1, 1])
  expect([countOf(left), numberAt(left, 1)]).toEqual([2, 4])
})

test('a comparison that is ended by its budget says so', () => {
  let state = 1
  const letters = () =>
    Array.from({ length: 100_000 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state < 2 ** 31 ? 'a\n' : 'b\n'
    }).join('')
  expect(notes({ text: letters(), other: letters() })).toContain(COARSE_NOTE)
  expect(notes({ text: 'a\nb\n', other: 'b\na\n' })).toEqual([])
})

test('the summary counts lines', () => {
  expect(summary('a\nb\nd\n', 'a\nB\nd\ne\n')).toBe('1 line changed, 1 added')
  expect(summary('a\n', 'a\n')).toBe('The texts are the same')
  expect(summary('a\n', 'A\n', { case: true })).toBe('No differences')
})

describe('5 MB on each side take bounded time', () => {
  const SIZE = 5_000_000
  const lineOf = (at: number, end: string) => `line ${at} with forty characters of text ${end}\n`
  const repeat = (end: string) =>
    Array.from({ length: SIZE / 45 }, (_, at) => lineOf(at, end)).join('')
  const shuffled = (text: string) =>
    text.split('\n').sort((a, b) => (a.slice(-30) + a.length < b.slice(-30) + b.length ? -1 : 1)).join('\n') // prettier-ignore
  test.each([
    ['all lines differ', () => [repeat('a'), repeat('b')]],
    ['one line', () => ['x'.repeat(SIZE), `${'x'.repeat(SIZE - 1)}y`]],
    ['empty lines', () => ['\n'.repeat(SIZE), '\n'.repeat(SIZE - 1)]],
    ['another order', () => [repeat('a'), shuffled(repeat('a'))]],
    [
      'half of the lines',
      () => [repeat('a'), repeat('a').replaceAll(/([02468]) with/g, '$1 WITH')],
    ],
  ] as const)('%s', (_, make) => {
    const [text, other] = make() as [string, string]
    const start = performance.now()
    compareTexts({ text, other, ignored: NOTHING })
    const took = performance.now() - start
    // Ten times what a desktop computer needs.
    expect(took).toBeLessThan(10_000)
  })
})

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
