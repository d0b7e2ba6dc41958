import { describe, expect, test } from 'vitest'

import { FIRST_OPTIONS, type RegexMode } from '../choices.ts'
import { javaScriptCode, literalSource, pythonCode, pythonPattern, pythonReplacement } from './CodePanel.tsx' // prettier-ignore

// Each was run by Python 3.11 with warnings as errors.
test.each([
  ['(?<y>\\d{4})-\\k<y>', '(?P<y>\\d{4})-(?P=y)'],
  ['(?<=a)(?<!b)(a)\\1', '(?<=a)(?<!b)(a)\\1'],
  ['[(?<a>]\\(?<', '[(?<a>]\\(?<'],
  ['a"b\\"c["]\n\\/', 'a\\"b\\"c[\\"]\\n/'],
])('%s is %s in Python', (pattern, expected) => {
  expect(pythonPattern(pattern, '')).toBe(expected)
})

// ECMA-262, GetSubstitution.
test.each([
  ['$<y>/$1', '\\g<y>/\\g<1>'],
  ['$$$&\\', '$\\g<0>\\\\'],
  ['$0', '$0'],
])('the replacement %s is that template of Python', (replacement, expected) => {
  expect(pythonReplacement(replacement)).toBe(expected)
})

describe('code', () => {
  const options = { ...FIRST_OPTIONS, pattern: '(\\d)/"', flags: 'gi', replacement: '$1"\\n' }
  const python = (mode: RegexMode, flags = options.flags) =>
    pythonCode({ ...options, flags }, mode)
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
    const compiled = 'pattern = re.compile(r"(\\d)/\\"", re.IGNORECASE)'
    expect(python('replace')).toEqual([compiled, 'changed = pattern.sub("\\\\g<1>\\"\\n", text)'])
    expect(python('replace', 'i')[1]).toContain(', text, count=1)')
    expect(python('match', 'y')).toEqual([
      ...['pattern = re.compile(r"(\\d)/\\"")', 'match = pattern.match(text)'],
    ])
    expect(python('match', 'ims')[0]).toContain(', re.IGNORECASE | re.MULTILINE | re.DOTALL)')
    expect(python('lines')[1]).toBe('is_found = pattern.search(line) is not None')
  })
})
