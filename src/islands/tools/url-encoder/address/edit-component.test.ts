import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  editComponent,
  editPair,
  isShownRaw,
  shownComponent,
  spaceHabit,
  type Component,
} from './edit-component.ts'

describe('an edited component', () => {
  test.each([
    // Unchanged text keeps its encoding: lower-case escapes, unnecessary escapes, unescaped characters.
    ['value', 'a:%2f%41+b', 'a:/A bc', '+', 'a:%2f%41+bc'],
    ['value', '%e2%82%b9+5', '₹ 50', '+', '%e2%82%b9+50'],
    ['value', '2026-01-01T10:00', '2026-01-02T10:00', '%20', '2026-01-02T10:00'],
    ['value', '', 'a b+c&d=e#%', '+', 'a+b%2Bc%26d%3De%23%25'],
    ['value', '', 'a b', '%20', 'a%20b'],
    ['value', '100%', '100%25', '%20', '100%25'], // it cannot be decoded, so it is edited as it is written
    ['name', '%FF', '%FF=', '%20', '%FF%3D'],
    ['path', '/a%2Fb/%E0%A4%A8', '/a%2Fb/नम', '%20', '/a%2Fb/%E0%A4%A8%E0%A4%AE'],
    ['path', '/x', '/x?y#z 100%', '%20', '/x%3Fy%23z%20100%25'],
    ['path', '/x', '/x%41', '%20', '/x%41'],
    ['fragment', '', 'a?b#c "', '%20', 'a?b#c%20%22'],
    ['user', 'me', 'me@x:y/', '%20', 'me%40x%3Ay%2F'],
  ] as const)('%s %s becomes %s', (component, raw, typed, space, edited) => {
    expect(editComponent(component, raw, typed, space)).toBe(edited)
  })

  const component = fc.constantFrom<Component>(
    'name',
    'value',
    'user',
    'password',
    'path',
    'fragment',
  )
  const raw = fc
    .array(
      fc.constantFrom('a', '%20', '+', '%E0%A4%A8', '%2f', '%', '%FF', 'न', '/', ':', '%25', '41'),
    )
    .map((pieces) => pieces.join(''))

  test('stays to the letter when nothing was changed', () => {
    fc.assert(
      fc.property(component, raw, (name, written) => {
        expect(editComponent(name, written, shownComponent(name, written), '+')).toBe(written)
      }),
    )
  })

  test('of a query says what was typed', () => {
    const space = fc.constantFrom('+' as const, '%20' as const)
    fc.assert(
      fc.property(raw, fc.string({ unit: 'binary' }), space, (written, typed, habit) => {
        fc.pre(!isShownRaw('value', written))
        const edited = editComponent('value', written, typed, habit)
        expect(new URLSearchParams(`k=${edited}`).get('k')).toBe(typed)
        expect(shownComponent('value', edited)).toBe(typed)
      }),
    )
  })

  test('never holds what would end it', () => {
    const ends = {
      name: /[&#=]/,
      value: /[&#]/,
      user: /[/?#@:]/,
      password: /[/?#@:]/,
      path: /[?#]/,
      fragment: /[\s]/,
    }
    fc.assert(
      fc.property(component, fc.string({ unit: 'binary' }), (name, typed) => {
        expect(editComponent(name, '', typed, '+')).not.toMatch(ends[name])
      }),
    )
  })
})

describe('an edited pair', () => {
  test.each([
    ['d', 'name', 'e', 'e'], // "d" does not become "e="
    ['d', 'value', '', 'd'],
    ['d', 'value', '1', 'd=1'],
    ['d=', 'value', '', 'd='],
    ['%6B=1', 'value', '2', '%6B=2'],
    ['k=a%2Bb', 'name', 'kk', 'kk=a%2Bb'],
    ['token=YQ==', 'value', 'YR==', 'token=YR=='],
  ] as const)('%s with %s %j is %s', (pair, part, typed, edited) => {
    expect(editPair(pair, part, typed, '%20')).toBe(edited)
  })

  test('writes a space as its pair does, else as its query', () => {
    expect(spaceHabit('a=1', 'a=1&b=c+d')).toBe('+')
    expect(spaceHabit('a=%20', 'a=%20&b=c+d')).toBe('%20')
    expect(spaceHabit('a=1', 'a=1')).toBe('%20')
  })
})
