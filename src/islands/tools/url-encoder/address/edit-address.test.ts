import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { editPart, partProblem, type EditedPart } from './edit-address.ts'
import { shownComponent } from './edit-component.ts'
import { joinAddress, splitAddress, type AddressParts } from './split-address.ts'

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
