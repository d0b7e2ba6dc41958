import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { NOTHING_IGNORED } from './choices.ts'
import { compareTexts } from './compare-texts.ts'
import type { Ignored } from './compared-lines.ts'
import { unifiedPatch } from './unified-patch.ts'

const patchOf = (text: string, other: string, ignored: Partial<Ignored> = {}) => {
  const request = { text, other, ignored: { ...NOTHING_IGNORED, ...ignored } }
  return unifiedPatch(request, compareTexts(request))
}

const NAMES = '--- a/text.txt\n+++ b/text.txt\n'
const NO_END = '\\ No newline at end of file\n'
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}\n`).join('')

/** What `diff -u` of GNU diffutils 3.8 writes of the same files, with these labels. */
describe('the patch is that of GNU diff', () => {
  test.each([
    [
      'no line break at the end',
      'one\ntwo\nthree\n',
      'one\n2\nthree',
      `@@ -1,3 +1,3 @@\n one\n-two\n-three\n+2\n+three\n${NO_END}`,
    ],
    ['an empty text before', '', 'x\ny\n', '@@ -0,0 +1,2 @@\n+x\n+y\n'],
    ['an empty text after', 'x', '', `@@ -1 +0,0 @@\n-x\n${NO_END}`],
    [
      'Windows line ends',
      'a\r\nb\r\nc\r\n',
      'a\r\nB\r\nc\r\n',
      '@@ -1,3 +1,3 @@\n a\r\n-b\r\n+B\r\n c\r\n',
    ],
    [
      'two places far apart',
      numbers(1, 30),
      `${numbers(1, 4)}five\n${numbers(6, 19)}${numbers(21, 30)}31\n`,
      '@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n' +
        '@@ -17,7 +17,6 @@\n 17\n 18\n 19\n-20\n 21\n 22\n 23\n' +
        '@@ -28,3 +27,4 @@\n 28\n 29\n 30\n+31\n',
    ],
  ])('%s', (_, left, right, hunks) => {
    expect(patchOf(left, right)).toBe(NAMES + hunks)
  })
  test('nothing for equal texts', () => expect(patchOf('a\n', 'a\n')).toBe(''))
})

/** Applies a patch as `patch` does: by its line numbers, refusing a line that is not there. */
function applied(text: string, patch: string): string {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const result: string[] = []
  let at = 0
  for (const [, start = '', count = '1', body = ''] of patch.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,\d+)? @@\n((?:[ \-+\\][^\n]*\n)*)/gm,
  )) {
    const first = count === '0' ? Number(start) : Number(start) - 1
    while (at < first) result.push(lines[at++] ?? '')
    for (const [, sign, rest = '', noEnd] of body.matchAll(/^([ \-+])([^\n]*\n)(\\[^\n]*\n)?/gm)) {
      const line = noEnd === undefined ? rest : rest.slice(0, -1)
      if (sign !== '+' && lines[at++] !== line) throw new Error(`${line} is not at line ${at}`)
      if (sign !== '-') result.push(line)
    }
  }
  return [...result, ...lines.slice(at)].join('')
}

const text = fc
  .tuple(
    fc.array(fc.constantFrom('a\n', 'b\n', 'A \n', 'a\r\n', '\n', '-\n', '@@ -1 +1 @@\n'), { maxLength: 30 }), // prettier-ignore
    fc.constantFrom('', 'a', '\r'),
  )
  .map(([lines, last]) => lines.join('') + last)

test('the patch applied to the left gives the right', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(applied(left, patchOf(left, right))).toBe(right)
    }),
  )
})

test('with something ignored, the patch gives a text that differs in that only', () => {
  const [is, names] = [fc.boolean(), ['case', 'space', 'spaceAmount', 'spaceAtEnd', 'lineEnds']]
  const flags = fc.record(Object.fromEntries(names.map((name) => [name, is])))
  fc.assert(
    fc.property(text, text, flags, (left, right, ignored) => {
      const result = applied(left, patchOf(left, right, ignored))
      expect(patchOf(result, right, ignored)).toBe('')
    }),
  )
})

test('a line that others follow has a line break, also where line ends are ignored', () => {
  expect(patchOf('a', 'a\nb\n', { lineEnds: true })).toBe(
    `${NAMES}@@ -1 +1,2 @@\n-a\n${NO_END}+a\n+b\n`,
  )
})
