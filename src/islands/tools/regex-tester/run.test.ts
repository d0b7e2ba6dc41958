import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { FIRST_OPTIONS, readLiteral, replacementOf, withFlag, type RegexMode } from './choices.ts'
import { explain } from './explain/explain.ts'
import { groupNames } from './group-names.ts'
import { partOf } from './matches/marked-parts.ts'
import { MOST_LISTED, runPattern, type Matches, type RegexResult } from './run.ts'
import { answerOf } from './result-parts.tsx'

function run(pattern: string, text: string, flags = 'g', mode: RegexMode = 'match', more = {}) {
  return runPattern({ mode, text, options: { ...FIRST_OPTIONS, pattern, flags, ...more } })
}

function matchesOf(pattern: string, text: string, flags = 'g'): Matches {
  const result = run(pattern, text, flags)
  if (result.kind !== 'matches') throw new Error(result.kind)
  return result
}

function texts(pattern: string, text: string, flags = 'g'): (string | undefined)[] {
  const matches = matchesOf(pattern, text, flags)
  return Array.from({ length: matches.count }, (_, match) => partOf(text, matches, match))
}

describe('matches', () => {
  test('have their groups, names, lines and places', () => {
    const text = 'a1\nb2 c3\r\nd'
    const matches = matchesOf('(?<letter>[a-z])(\\d)(x)?', text)
    expect(matches).toMatchObject({ count: 3, lineCount: 2, names: ['letter', '', ''] })
    expect(partOf(text, matches, 1, 1)).toBe('b')
    expect(partOf(text, matches, 2, 2)).toBe('3')
    expect(partOf(text, matches, 2, 3)).toBeUndefined()
    expect([...matches.lines]).toEqual([1, 0, 2, 3, 2, 3])
    expect(answerOf(matches, text)).toBe('3 matches in 2 lines')
  })

  test('end with the first one without g, and touch each other with y', () => {
    expect(texts('a', 'aab a', '')).toEqual(['a'])
    expect(texts('a', 'aab a', 'gy')).toEqual(['a', 'a'])
    expect(texts('b', 'aab a', 'y')).toEqual([])
  })

  // ECMA-262, AdvanceStringIndex: by code point with u or v, otherwise by code unit.
  test('of empty patterns step by character with u and v, otherwise by code unit', () => {
    const places = (flags: string) =>
      matchesOf('', '👋a', flags).spans.filter((_, at) => at % 2 === 0)
    expect([...places('g')]).toEqual([0, 1, 2, 3])
    expect([...places('gu')]).toEqual([0, 2, 3])
    expect([...places('gv')]).toEqual([0, 2, 3])
  })

  test('are missing in a text that was not yet entered, and said to be so', () => {
    expect(answerOf(run('a', ''), '')).toBe('No match in an empty text')
    expect(answerOf(run('a', 'b'), 'b')).toBe('No match')
  })

  test('are listed up to a limit', () => {
    const at = matchesOf('.', 'x'.repeat(MOST_LISTED))
    expect(at).toMatchObject({ count: MOST_LISTED, isCut: false })
    const above = matchesOf('.', 'x'.repeat(MOST_LISTED + 1))
    expect(above).toMatchObject({ count: MOST_LISTED, isCut: true })
    expect(answerOf(above, 'x')).toBe('More than 10,000 matches')
  })

  test('are found in a text of 1 MB within the limit of time', () => {
    const start = performance.now()
    expect(matchesOf('needle(?=\\d)', `${'hay '.repeat(250_000)}needle1`).count).toBe(1)
    expect(performance.now() - start).toBeLessThan(250)
  })

  test('are none for a pattern or flags that the engine refuses', () => {
    expect(run('(', 'a').kind).toBe('invalid')
    expect(run('[a', 'a', 'gv').kind).toBe('invalid')
  })
})

test('names of groups leave out classes, escapes and other groups', () => {
  expect(groupNames('(a)(?:b)(?<n>c)(?=d)(?<!e)(?<=f)\\((?i:g)', '')).toEqual(['', 'n'])
  expect(groupNames('[(](a)[\\](](?<é>b)', '')).toEqual(['', 'é'])
  expect(groupNames('[[(]--[(]](a)', 'v')).toEqual([''])
  expect(groupNames('[[(](a)', '')).toEqual([''])
})

describe('replacement and pieces', () => {
  const output = (result: RegexResult) => [result.output, answerOf(result, 'a')]

  test('fill in groups, and understand escapes', () => {
    const more = { replacement: '$<b>\\n$1$$' }
    expect(output(run('(?<a>\\d)-(?<b>\\d)', '1-2 3-4', 'g', 'replace', more))).toEqual([
      ...['2\n1$ 4\n3$', '2 replacements'],
    ])
    expect(output(run('a', 'aa', '', 'replace'))).toEqual(['a', '1 replacement'])
    expect(output(run('a', 'aab', 'y', 'replace'))).toEqual(['ab', '1 replacement'])
    expect(replacementOf(String.raw`\\n\t\q`)).toBe('\\n\t\\q')
  })

  test('are refused when they grow without bounds', () => {
    const more = { replacement: 'x'.repeat(3000) }
    expect(() => run('a', 'a'.repeat(10_000), 'g', 'replace', more)).toThrow('longer than 20 MB')
  })

  // ECMA-262, RegExp.prototype [ @@split ]: groups are put between the pieces.
  test('pieces are those of split, with groups', () => {
    const [list = '', answer] = output(run('(,)|;', 'a,b;"c"', '', 'split'))
    expect(JSON.parse(list)).toEqual(['a', ',', 'b', null, '"c"'])
    expect(answer).toBe('5 pieces')
    expect(output(run('', '', '', 'split'))).toEqual(['[]', '0 pieces'])
    const many = run(',', ','.repeat(MOST_LISTED), '', 'split')
    expect(many).toMatchObject({ isCut: true, warning: 'These are the first 10,000 pieces.' })
    expect(JSON.parse(many.output)).toHaveLength(MOST_LISTED)
  })
})

test('each line is tested from its start, whatever the flags', () => {
  const result = run('^\\d+$', '12\r\n\n3x\n45', 'gy', 'lines', { refused: '7\nx' })
  expect(result.kind === 'lines' && result.tested.map(({ isFound }) => isFound)).toEqual([
    ...[true, false, true, true, false],
  ])
  expect(answerOf(result, '12')).toBe('3 of 5 lines pass')
})

test('u and v exclude each other, and flags keep their order', () => {
  expect(withFlag('gu', 'v', true)).toBe('gv')
  expect(withFlag('gv', 'u', true)).toBe('gu')
  expect(withFlag('gy', 'd', true)).toBe('dgy')
  expect(withFlag('gv', 'v', false)).toBe('g')
})

test('a literal has a pattern and known flags', () => {
  expect(readLiteral(' /a\\/b/ig\n')).toEqual({ pattern: 'a\\/b', flags: 'gi' })
  expect(readLiteral('/a/')).toEqual({ pattern: 'a', flags: '' })
  for (const other of ['//', '/usr/bin', '/a/x', '/a/gg', 'a/b/g'])
    expect(readLiteral(other)).toBeUndefined()
})

test('the example of the page is as the page says', () => {
  const page = readFileSync('src/content/tools/regex-tester.mdx', 'utf8')
  const [, pattern = '', text = ''] = /An example: `([^`]+)` on the text `([^`]+)`/.exec(page) ?? []
  const matches = matchesOf(pattern, text)
  const rows = Array.from({ length: matches.count }, (_, match) => {
    const part = (group: number) => partOf(text, matches, match, group)
    const from = (matches.spans[match * 6] ?? 0) + 1
    return `| \`${part(0)}\` | ${from} | ${part(1)} | ${part(2)} |`
  })
  expect(page, 'src/content/tools/regex-tester.mdx').toContain(rows.join('\n'))
  const replaced = run(pattern, text, 'g', 'replace', { replacement: '$<month>/$<day>' })
  expect(page, 'src/content/tools/regex-tester.mdx').toContain(
    `the text becomes \`${replaced.output}\``,
  )
  expect(run(', ', text, 'g', 'split')).toMatchObject({ count: 2 })
})

// Case field-dev-r19. The expected matches are those of Python 3.11, whose `re` shares these parts of the syntax.
describe('patterns that other pages got wrong (field-dev-r19)', () => {
  test.each([
    ['\\u{002A}', 'a*b', 'gu', ['*']],
    ['[nⁿ][^x]', 'ⁿa ⁿx na nx', 'g', ['ⁿa', 'na']],
    ['([A-Z]*)(\\(.+?\\))*([A-Z]*)', 'ADVENT\nA(1x5)BC\n(3x3)XYZ', 'g', ['ADVENT', '', 'A(1x5)BC', '', '(3x3)XYZ', '']], // prettier-ignore
    ['(?<æøå>a)\\k<æøå>', 'aab aa', 'g', ['aa', 'aa']],
    ['(x|y(x|y(x|y){3,4}){3,4}){3,4}', `a_${'y'.repeat(84)}b`, 'g', ['y'.repeat(84)]],
  ])('%s', (pattern, text, flags, expected) => {
    expect(texts(pattern, text, flags)).toEqual(expected)
  })

  test('an escape with braces is explained', () => {
    expect(explain('\\u{002A}', 'u')).toMatchObject([{ raw: '\\u{002A}', words: '“*”' }])
  })
})
