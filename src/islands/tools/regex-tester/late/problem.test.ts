import { expect, test } from 'vitest'

import { problemOf } from './problem.ts'

test.each([
  ['a(b[c]', '', 'Character 2: This bracket is not closed. Add ) or write \\( for the character.'],
  ['(a)[\\]b', '', 'Character 4: This bracket is not closed. Add ]'],
  ['[a[b]', 'v', 'Character 1: This bracket is not closed. Add ]'],
  ['ab)', '', 'Character 3: No bracket is open here.'],
  ['a|*b', '', 'Character 3: There is nothing to repeat before this.'],
  ['a++', '', 'Character 3: JavaScript has no possessive quantifiers.'],
  ['x{3,2}', '', 'Character 6: The smaller number'],
  ['[z-a]', '', 'Character 4: The range of characters runs backwards.'],
  [
    '(?P<n>a)',
    '',
    'Character 1: In JavaScript a named group is written (?<name>…), without the P.',
  ],
  ['(?>a)', '', 'Character 1: JavaScript has no atomic groups.'],
  ['(?i)a', '', 'Character 1: Tick the flags instead'],
  ['a\\', '', 'Character 2: Nothing follows the backslash.'],
  ['\\y', 'u', 'Character 1: With u or v, only special characters'],
  ['\\p{Foo}', 'u', 'Character 6: This is not a property of Unicode.'],
  ['(?<n>a)(?<n>b)', '', 'Character 12: Another group has this name.'],
  ['(?<a>x)\\k<b>yyyy', '', 'Character 8: No group has the name that \\k refers to.'],
  ['\\k<b>yyyy(?<a>x)', '', 'Character 1: No group has the name that \\k refers to.'],
  ['(?<a>\\\\k<b>)\\k<a>\\k<c>', '', 'Character 18: No group has the name that \\k refers to.'],
])('%s with %j has its problem at its place', (pattern, flags, sentence) => {
  expect(() => new RegExp(pattern, flags)).toThrow()
  expect(problemOf(pattern, flags)).toContain(sentence)
})

test('a pattern that only this browser refuses is said to be so', () => {
  expect(problemOf('(?i:a)', '')).toContain('This browser does not support')
})
