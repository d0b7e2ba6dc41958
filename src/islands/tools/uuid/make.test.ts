import { expect, test } from 'vitest'

import { createMaker } from './make.ts'
import { listText, ulidText, uuidText } from './write.ts'
import { FIRST_CHOICE, MOST } from './choices.ts'
import { readIdentifier } from './read-id.ts'

const NOW = 1_645_557_742_000
const bytesOf = (hex: string) => (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16))
/** A source that gives the same byte, or the bytes of hexadecimal digits from their start at each call. */
const from = (hex: string) => (bytes: Uint8Array) =>
  bytes.set(Uint8Array.from(bytes, (_, index) => bytesOf(hex)[index % (hex.length / 2)] ?? 0))
const made = (
  kind: 'v4' | 'v7' | 'ulid' | 'nil' | 'max',
  hex: string,
  count = 1,
  now = () => NOW,
) => createMaker(from(hex), now)(kind, count)

test('v4 sets version and variant, and every other bit is random', () => {
  // RFC 9562, appendix A.3: the example's own bits give the example.
  const example = '919108f752d143209bacf847db4148a8'
  expect(made('v4', example)).toEqual([example])
  expect(made('v4', '00')).toEqual(['00000000000040008000000000000000'])
  expect(made('v4', 'ff')).toEqual(['ffffffffffff4fffbfffffffffffffff'])
})

test('v7 has the time, the counter with its first bit free, and random bits', () => {
  // RFC 9562, section 5.7 and section 6.2, method 1, by hand: 41 bits of ones are 7ff and 30 ones after the variant.
  expect(made('v7', 'ff')).toEqual(['017f22e279b077ffbfffffffffffffff'])
  expect(made('v7', '00', 2)).toEqual([
    '017f22e279b070008000000000000000',
    '017f22e279b070008000000100000000',
  ])
})

test('the counter of v7 carries over the variant', () => {
  // 2^30 - 1 is followed by 2^30, which is bit 0 of the 12 bits after the version.
  expect(made('v7', '00003fffffff', 2).map((hex) => hex.slice(12, 24))).toEqual([
    '7000bfffffff',
    '700180000000',
  ])
})

test('when the clock is set back, the next v7 and ULID are still larger', () => {
  for (const kind of ['v7', 'ulid'] as const) {
    const times = [NOW, NOW - 5000, NOW - 4999, NOW + 1]
    const ids = made(kind, '7f', 4, () => times.shift() ?? 0)
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(4)
    expect(ids.map((hex) => parseInt(hex.slice(0, 12), 16) - NOW)).toEqual([0, 0, 0, 1])
  }
})

test('a ULID in the same millisecond is the one before plus one', () => {
  // The example of the ULID specification, "Monotonicity".
  const hex = readIdentifier('01BX5ZZKBKACTAV9WEVGEMMVRZ')?.hex ?? ''
  const ids = made('ulid', hex.slice(12), 2, () => parseInt(hex.slice(0, 12), 16))
  expect(ids.map(ulidText)).toEqual(['01BX5ZZKBKACTAV9WEVGEMMVRZ', '01BX5ZZKBKACTAV9WEVGEMMVS0'])
})

test('after the last ULID of a millisecond there is an error, as its specification wants', () => {
  expect(made('ulid', 'ff')).toHaveLength(1)
  expect(() => made('ulid', 'ff', 2)).toThrow('This millisecond has no more ULIDs.')
})

test('Nil and Max are always one', () => {
  expect(made('nil', 'aa', 5)).toEqual(['0'.repeat(32)])
  expect(made('max', 'aa', 5)).toEqual(['f'.repeat(32)])
})

test.each(['v4', 'v7', 'ulid'] as const)('ten thousand %s differ and use all digits', (kind) => {
  const ids = createMaker()(kind, MOST)
  expect(new Set(ids).size).toBe(MOST)
  if (kind !== 'v4') expect(ids).toEqual(ids.toSorted())
  // Chi-square of the last digit but one of v4 and v7, 15 degrees of freedom: above 60 once in four million runs.
  if (kind === 'ulid') return
  const counts = Map.groupBy(ids, (hex) => hex.charAt(30))
  const expected = MOST / 16
  const sum = [...counts.values()].reduce((all, { length }) => all + (length - expected) ** 2, 0)
  expect(sum / expected).toBeLessThan(60)
})

test('a UUID has four forms, and a batch three lists', () => {
  const hex = '919108f752d143209bacf847db4148a8'
  expect(uuidText(hex, 'plain', true)).toBe('919108F752D143209BACF847DB4148A8')
  expect(uuidText(hex, 'braces')).toBe('{919108f7-52d1-4320-9bac-f847db4148a8}')
  expect(uuidText(hex, 'urn', true)).toBe('urn:uuid:919108F7-52D1-4320-9BAC-F847DB4148A8')
  const list = (kind: 'lines' | 'json' | 'sql') =>
    listText([hex, hex], { ...FIRST_CHOICE, form: 'plain', list: kind })
  expect(list('lines')).toBe(`${hex}\n${hex}`)
  expect(JSON.parse(list('json'))).toEqual([hex, hex])
  expect(list('sql')).toBe(`(\n  '${hex}',\n  '${hex}'\n)`)
  expect(listText([], FIRST_CHOICE)).toBe('')
})
