import { describe, expect, test } from 'vitest'

import { FIRST_OPTIONS, type RegexMode } from '../choices.ts'
import { parsePattern } from '../late/parse.ts'
import { javaScriptCode, literalSource, pythonCode } from './code.ts'
import { differencesOf } from './differences.ts'
import { pythonPattern, pythonReplacement } from './python-pattern.ts'

const inPython = (pattern: string, flags = '') => pythonPattern(parsePattern(pattern, flags), flags)

function differences(pattern: string, flags = '', mode: RegexMode = 'match', replacement = '') {
  return differencesOf(parsePattern(pattern, flags), { flags, mode, replacement })
}

// Each was run by Python 3.11 with warnings as errors, and has the matches of JavaScript on a text made for it.
test.each([
  ['(?<y>\\d{4})-\\k<y>', '(?P<y>\\d{4})-(?P=y)'],
  ['(a)\\1(?:)0', '(a)\\1(?:)0'],
  ['x$', 'x\\Z'],
  ['x$', 'x$', 'm'],
  ['\\u{1F44B}|\\u20B9', '\\U0001f44b|\\u20B9', 'u'],
  ['\\/\\-[[a&&b|]', '/\\-[\\[a\\&\\&b\\|]'],
  ['a{,2}]', 'a\\{,2\\}\\]'],
  ['\\y\\cA\\0', 'y\\x01\\x00'],
  ['[^]+|[]', '[\\s\\S]+|(?!)'],
  ['a"b\\"c["]\n', 'a\\"b\\"c[\\"]\\n'],
])('%s is %s in Python', (pattern, expected, flags = '') => {
  expect(inPython(pattern, flags)).toBe(expected)
})

// ECMA-262, GetSubstitution.
test.each([
  ['$<y>/$<x>', ['y', 'm'], '\\g<y>/'],
  ['$<y>', [''], '$<y>'],
  ['[$1]$12$3', ['', ''], '[\\g<1>]\\g<1>2$3'],
  ['$$$&\\', [], '$\\g<0>\\\\'],
  ['$0$01', [''], '$0\\g<1>'],
])('the replacement %s is that template of Python', (replacement, names, expected) => {
  expect(pythonReplacement(replacement, names)).toBe(expected)
})

describe('code', () => {
  const options = { ...FIRST_OPTIONS, pattern: '(\\d)/"', flags: 'gi', replacement: '$1"\\n' }
  const python = (mode: RegexMode, flags = options.flags) =>
    pythonCode({ ...options, flags }, mode, parsePattern(options.pattern, flags))
      .split('\n')
      .slice(2)

  test('of JavaScript', () => {
    expect(javaScriptCode(options, 'match')).toContain('const pattern = /(\\d)\\/"/gi\nfor (const')
    expect(javaScriptCode(options, 'replace')).toContain('text.replace(pattern, "$1\\"\\n")')
    expect(javaScriptCode(options, 'lines')).toBe(
      'const pattern = /(\\d)\\/"/i\nconst isFound = pattern.test(line)',
    )
    // Case field-dev-f09: two slashes would be a comment.
    expect(javaScriptCode(FIRST_OPTIONS, 'match')).toContain('const pattern = /(?:)/g\n')
    expect(literalSource('')).toBe(new RegExp('').source)
    expect(literalSource('[/]\\/\n')).toBe('[/]\\/\\n')
  })

  test('of Python', () => {
    const compiled = 'pattern = re.compile(r"(\\d)/\\"", re.IGNORECASE | re.ASCII)'
    expect(python('replace')).toEqual([compiled, 'changed = pattern.sub("\\\\g<1>\\"\\n", text)'])
    expect(python('replace', 'i')[1]).toContain(', text, count=1)')
    expect(python('match', 'y')).toEqual([
      ...['pattern = re.compile(r"(\\d)/\\"", re.ASCII)', 'match = pattern.match(text)'],
    ])
    expect(python('lines')[1]).toBe('is_found = pattern.search(line) is not None')
  })
})

// Python 3.11, the documentation of `re`, and runs of both.
describe('differences', () => {
  test.each([
    ['(?<=a+)b', '', ['lookbehind']],
    ['(?<=ab|c)b', '', ['lookbehind']],
    ['(?<=ab|cd)(?<!x{2})b', '', []],
    ['(?<=(?=ab)c)b', '', []],
    ['(?:(?<n>a)|(?<n>b))', '', ['duplicates']],
    ['\\p{L}', 'u', ['property']],
    ['[[a-z]--[b]]', 'v', ['sets']],
    ['[a\\q{bc}]', 'v', ['sets']],
    ['[a-z]', 'v', []],
    ['\\d\\s', '', ['ascii', 'space']],
    ['\\bé', 'i', ['ascii', 'caseless']],
    ['.', 's', ['units']],
    ['.$', 'u', ['dot', 'end']],
    ['^a$', 'm', ['lines']],
    ['(a)\\1', 'y', ['reference', 'sticky']],
  ])('of %s with %j are %j', (pattern, flags, expected) => {
    expect(differences(pattern, flags)).toEqual(expected)
  })

  test('belong to what is done', () => {
    expect(differences('a*', 'g', 'split')).toEqual(['pieces'])
    expect(differences('a', 'g', 'replace', '$`')).toEqual(['around'])
    expect(differences('a', 'g', 'match', '$`')).toEqual([])
  })
})
