import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  editComponent,
  editPair,
  isShownRaw,
  shownComponent,
  spaceHabit,
  type Component,
  editPart,
  partProblem,
  type EditedPart,
} from './edit-component.ts'
import { joinAddress, splitAddress, type AddressParts } from './split-address.ts'

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

function partsOf(address: string): AddressParts {
  const parts = splitAddress(address)
  if (parts === undefined) throw new Error(`${address} is no address.`)
  return parts
}

describe('an edited part', () => {
  test.each([
    ['HTTP://x.in:/%7ea?b=%2f#', 'scheme', 'https', 'https://x.in:/%7ea?b=%2f#'],
    ['https://x.in/a', 'host', 'हिन्दी.in', 'https://हिन्दी.in/a'],
    ['https://x.in:80/a', 'port', '', 'https://x.in/a'],
    ['https://x.in/a', 'port', '8080', 'https://x.in:8080/a'],
    ['https://x.in/a%2fb', 'path', '/a%2fb c', 'https://x.in/a%2fb%20c'],
    ['https://x.in', 'path', 'a', 'https://x.in/a'],
    ['https://x.in/#f', 'fragment', '', 'https://x.in/'],
    ['https://x.in/', 'fragment', 'न', 'https://x.in/#%E0%A4%A8'],
    ['https://x.in/', 'password', 's:', 'https://:s%3A@x.in/'],
    ['https://me@x.in/', 'user', '', 'https://x.in/'],
    ['https://me:@x.in/', 'user', 'you', 'https://you:@x.in/'],
    ['mailto:a@b.in', 'path', 'c@b.in', 'mailto:c@b.in'],
  ] as const)('%s, %s %j: %s', (address, part, typed, edited) => {
    expect(partProblem(partsOf(address), part, typed)).toBeUndefined()
    expect(joinAddress(editPart(partsOf(address), part, typed))).toBe(edited)
  })

  test.each([
    ['https://x.in/', 'scheme', '1a', 'a letter'],
    ['https://x.in/', 'scheme', '', 'a letter'],
    ['https://x.in/', 'port', '65536', 'up to 65535'],
    ['https://x.in/', 'port', '8a', 'up to 65535'],
    ['https://x.in/', 'host', 'a/b', 'cannot contain a space'],
    ['mailto:a@b.in', 'path', '//x', 'cannot begin with'],
    ['/a', 'path', 'a', 'must begin with “/”'],
  ] as const)('%s, %s %j is refused', (address, part, typed, problem) => {
    expect(partProblem(partsOf(address), part, typed)).toContain(problem)
  })

  const part = fc.constantFrom<EditedPart>('user', 'password', 'host', 'port', 'path', 'fragment')
  const address = fc
    .array(fc.constantFrom(...'a:/?#@%+.=&', '//', '%2f', '%E0%A4%A8', 'न', '80'))
    .map((pieces) => `https://${pieces.join('')}`)

  test('that shows the same as before leaves the address to the letter', () => {
    fc.assert(
      fc.property(address, part, (written, name) => {
        const parts = partsOf(written)
        const raw = parts[name] ?? ''
        const isPlain = name === 'scheme' || name === 'host' || name === 'port'
        const shown = isPlain ? raw : shownComponent(name, raw)
        expect(joinAddress(editPart(parts, name, shown))).toBe(written)
      }),
    )
  })

  test('leaves all others to the letter, whatever is typed', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(address, part, text, (written, name, typed) => {
        const parts = partsOf(written)
        fc.pre(partProblem(parts, name, typed) === undefined)
        const again = partsOf(joinAddress(editPart(parts, name, typed)))
        const kept = ['query', 'scheme', 'host', 'port', 'path', 'fragment'] as const
        for (const other of kept) if (other !== name) expect(again[other]).toBe(parts[other])
      }),
    )
  })
})
