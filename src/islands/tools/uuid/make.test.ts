import { afterEach, expect, test, vi } from 'vitest'

import { FIRST_CHOICE, MOST, type Choice } from './choices.ts'
import { makeIdentifiers, ulidMaker } from './make.ts'
import { readIdentifier } from './read-id.ts'
import { listText, ulidText } from './write.ts'

afterEach(() => void vi.useRealTimers())

let clock = 4_000_000_000_000
/** Returns a time after all that were used: the makers remember the last one. */
const later = () => (clock += 100_000)
/** A source that gives the bytes of these digits from their start at each call, and again when they end. */
const from = (hex: string) => {
  const given = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
  return (bytes: Uint8Array) => bytes.forEach((_, at) => (bytes[at] = given[at % given.length] ?? 0)) // prettier-ignore
}

// RFC 9562, sections 5.4 and 5.7.
test('v4 and v7 have their version and variant, and v7 begins with the time', () => {
  const now = later()
  vi.useFakeTimers({ now })
  expect(makeIdentifiers('v4', 1)[0]).toMatch(/^[\da-f]{12}4[\da-f]{3}[89ab][\da-f]{15}$/)
  const [seven = ''] = makeIdentifiers('v7', 1)
  expect(seven).toMatch(/^[\da-f]{12}7[\da-f]{3}[89ab][\da-f]{15}$/)
  expect(parseInt(seven.slice(0, 12), 16)).toBe(now)
})

test.each(['v7', 'ulid'] as const)('when the clock is set back, the next %s is larger', (kind) => {
  vi.useFakeTimers()
  const start = later()
  const ids = [start, start - 5000, start - 4999, start + 1].flatMap((time) => {
    vi.setSystemTime(time)
    return makeIdentifiers(kind, 1)
  })
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect(ids.map((hex) => parseInt(hex.slice(0, 12), 16) - start)).toEqual([0, 0, 0, 1])
})

test('a ULID in the same millisecond is the one before plus one, until there is none', () => {
  // The example of the ULID specification, "Monotonicity".
  const hex = readIdentifier('01BX5ZZKBKACTAV9WEVGEMMVRZ')?.hex ?? ''
  const next = ulidMaker(from(hex.slice(12)), () => parseInt(hex.slice(0, 12), 16))
  const ids = [next(), next()]
  expect(ids.map(ulidText)).toEqual(['01BX5ZZKBKACTAV9WEVGEMMVRZ', '01BX5ZZKBKACTAV9WEVGEMMVS0'])
  const full = ulidMaker(from('ff'), () => 0x017f22e279b0)
  expect(full()).toBe('017f22e279b0ffffffffffffffffffff')
  expect(full).toThrow('This millisecond has no more ULIDs.')
  expect(full).toThrow('This millisecond has no more ULIDs.')
})

test.each(['v4', 'v7', 'ulid'] as const)('ten thousand %s differ', (kind) => {
  const ids = makeIdentifiers(kind, MOST)
  expect(new Set(ids).size).toBe(MOST)
  expect(kind === 'v4' || ids.every((id, at) => at === 0 || id > (ids[at - 1] ?? ''))).toBe(true)
  if (kind === 'ulid') return
  // Chi-square of a random digit with 15 degrees of freedom: above 60 less than once in a million runs.
  const counts = [...Map.groupBy(ids, (hex) => hex.charAt(30)).values()].map(({ length }) => length)
  expect(counts.reduce((sum, count) => sum + (count - 625) ** 2 / 625, 0)).toBeLessThan(60)
})

test('a UUID has four forms, and a batch three lists', () => {
  const hex = '919108f752d143209bacf847db4148a8'
  const text = (choice: Partial<Choice>) => listText([hex, hex], { ...FIRST_CHOICE, ...choice })
  expect(text({ form: 'plain', letters: 'upper' })).toBe(`${hex.toUpperCase()}\n${hex.toUpperCase()}`) // prettier-ignore
  expect(text({ form: 'braces' })).toContain('{919108f7-52d1-4320-9bac-f847db4148a8}\n')
  expect(text({ form: 'urn', letters: 'upper' })).toContain('urn:uuid:919108F7-52D1-4320-9BAC-F847DB4148A8') // prettier-ignore
  expect(JSON.parse(text({ form: 'plain', list: 'json' }))).toEqual([hex, hex])
  expect(text({ form: 'plain', list: 'sql' })).toBe(`(\n  '${hex}',\n  '${hex}'\n)`)
  expect(listText([], { ...FIRST_CHOICE, list: 'json' })).toBe('')
})
