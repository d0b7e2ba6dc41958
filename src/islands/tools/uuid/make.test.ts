import { expect, test } from 'vitest'

import { FIRST_CHOICE, MOST, type Choice, type Kind } from './choices.ts'
import { createMaker } from './make.ts'
import { readIdentifier } from './read-id.ts'
import { listText, ulidText } from './write.ts'

const NOW = 1_645_557_742_000
/** A source that gives the bytes of these digits from their start at each call, and again when they end. */
const from = (hex: string) => {
  const given = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
  return (bytes: Uint8Array) => bytes.forEach((_, at) => (bytes[at] = given[at % given.length] ?? 0)) // prettier-ignore
}
const made = (kind: Kind, hex: string, count = 1, now = () => NOW) =>
  createMaker(from(hex), now)(kind, count)

test('v4 sets version and variant, and every other bit is random', () => {
  // RFC 9562, appendix A.3: the example's own bits give the example.
  expect(made('v4', '919108f752d143209bacf847db4148a8')).toEqual(['919108f752d143209bacf847db4148a8']) // prettier-ignore
  expect(made('v4', '00')).toEqual(['00000000000040008000000000000000'])
  expect(made('v4', 'ff')).toEqual(['ffffffffffff4fffbfffffffffffffff'])
})

test('v7 has the time, a counter with its first bit free that carries over the variant, and random bits', () => {
  // RFC 9562, section 5.7 and section 6.2, method 1. 41 bits of ones are 7ff, the variant and 30 ones.
  expect(made('v7', 'ff')).toEqual(['017f22e279b077ffbfffffffffffffff'])
  const [first, second] = made('v7', '00', 2)
  expect([first, second]).toEqual(['017f22e279b070008000000000000000', '017f22e279b070008000000100000000']) // prettier-ignore
  // 2^30 - 1 is followed by 2^30, the last of the 12 bits after the version.
  expect(made('v7', '00003fffffff', 2).map((hex) => hex.slice(12, 24))).toEqual(['7000bfffffff', '700180000000']) // prettier-ignore
})

test.each(['v7', 'ulid'] as const)('when the clock is set back, the next %s is larger', (kind) => {
  const times = [NOW, NOW - 5000, NOW - 4999, NOW + 1]
  const ids = made(kind, '7f', 4, () => times.shift() ?? 0)
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect(ids.map((hex) => parseInt(hex.slice(0, 12), 16) - NOW)).toEqual([0, 0, 0, 1])
})

test('a ULID in the same millisecond is the one before plus one, until there is none', () => {
  // The example of the ULID specification, "Monotonicity".
  const hex = readIdentifier('01BX5ZZKBKACTAV9WEVGEMMVRZ')?.hex ?? ''
  const ids = made('ulid', hex.slice(12), 2, () => parseInt(hex.slice(0, 12), 16))
  expect(ids.map(ulidText)).toEqual(['01BX5ZZKBKACTAV9WEVGEMMVRZ', '01BX5ZZKBKACTAV9WEVGEMMVS0'])
  const maker = createMaker(from('ff'), () => NOW)
  expect(maker('ulid', 1)).toEqual(['017f22e279b0ffffffffffffffffffff'])
  for (const count of [1, 2]) expect(() => maker('ulid', count)).toThrow('This millisecond has no more ULIDs.') // prettier-ignore
})

test.each(['v4', 'v7', 'ulid'] as const)('ten thousand %s differ', (kind) => {
  const ids = createMaker()(kind, MOST)
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
