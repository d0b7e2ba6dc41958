import { expect, test } from 'vitest'

import { explain, type Piece } from './explain.ts'

/** The pieces in lines, indented by their depth. */
function lines(pattern: string, flags = ''): string[] {
  const write = (pieces: readonly Piece[], indent: string): string[] =>
    pieces.flatMap((piece) => [
      `${indent}${piece.raw} ${piece.words}`,
      ...write(piece.pieces, `${indent}  `),
    ])
  return write(explain(pattern, flags), '')
}

test('a date with named groups', () => {
  expect(lines('^on (?<year>\\d{4})-(\\d\\d?)$')).toEqual([
    '^ the start of the text',
    'on  the text “on ”',
    '(?<year>\\d{4}) group 1, named year',
    '  \\d{4} exactly 4 times: a digit 0 to 9',
    '- “-”',
    '(\\d\\d?) group 2',
    '  \\d a digit 0 to 9',
    '  \\d? optional: a digit 0 to 9',
    '$ the end of the text',
  ])
})

test('alternatives, lookarounds and references', () => {
  expect(lines('(?:a|)(?<!b)(?=c)(d)+?\\1', 'm')).toEqual([
    '(?:a|) together, without a number',
    '  a either this',
    '    a “a”',
    '   or nothing',
    '(?<!b) what comes before must not match this',
    '  b “b”',
    '(?=c) what follows must match this',
    '  c “c”',
    '(d)+? once or more, as few as possible: group 1',
    '  d “d”',
    '\\1 the same text as group 1',
  ])
})

test.each([
  ['[^a-z\\d\\t]', '', 'any character but: “a” to “z”, a digit 0 to 9, a tab'],
  ['[^]', '', 'any character'],
  ['[]', '', 'nothing: the class is empty'],
  ['.', '', 'any character but the end of a line'],
  ['.', 's', 'any character'],
  ['\\P{Script=Greek}', 'u', 'a character without the Unicode property Script=Greek'],
  ['[\\p{L}--[a-z]]', 'v', 'a letter of any script, but not (one of: “a” to “z”)'],
  ['\\P{Lu}', 'u', 'any character but a capital letter'],
  ['[\\w&&\\d]', 'v', 'a letter a to z, a digit or _, if also a digit 0 to 9'],
  ['[a\\q{bc|d}]', 'v', 'one of: “a”, “bc”, “d”'],
  ['\\B', '', 'not the start or end of a word of a to z, digits and _'],
  ['(?i-s:a)', '', 'together, with i and without s'],
  ['a{2,}', '', 'at least 2 times: “a”'],
  ['a{2,5}?', '', '2 to 5 times, as few as possible: “a”'],
  ['a*', '', 'any number of times or not at all: “a”'],
  ['\\u200B', '', 'the character U+200B'],
])('%s with %j is %s', (pattern, flags, words) => {
  expect(explain(pattern, flags)[0]?.words).toBe(words)
})
