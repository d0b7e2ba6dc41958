import { expect, test } from 'vitest'

import { describe as said } from './describe.ts'
import { createMaker } from './make.ts'
import { readIdentifier } from './read-id.ts'
import { readLines } from './read-lines.ts'
import { listText } from './write.ts'
import { FIRST_CHOICE } from './choices.ts'

const read = (text: string) => readLines({ mode: 'read', text })
const describe = (text: string) => said(readIdentifier(text) ?? { kind: 'UUID', hex: '' })

// RFC 9562, appendices A and B.
test.each([
  ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 1],
  ['5df41881-3aed-3515-88a7-2f4a814cf09e', 3],
  ['919108f7-52d1-4320-9bac-f847db4148a8', 4],
  ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 5],
  ['1EC9414C-232A-6B00-B3C8-9F6BDECED846', 6],
  ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 7],
  ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', 8],
])('%s has version %i', (text, version) => {
  const { name, variant, nanos } = describe(text)
  expect(name).toBe(`UUID version ${version}`)
  expect(variant).toBe('RFC 9562 (binary 10)')
  // Appendix A: 2022-02-22T19:22:22Z for versions 1, 6 and 7.
  expect(nanos).toBe([1, 6, 7].includes(version) ? 1_645_557_742_000_000_000n : undefined)
})

test('v1 and v6 have a clock sequence and a node', () => {
  // Appendix A.1: clock sequence 0x33C8, and a node whose first octet is odd.
  for (const text of [
    'C232AB00-9414-11EC-B3C8-9F6BDECED846',
    '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
  ])
    expect(describe(text)).toMatchObject({
      clockSequence: 0x33c8,
      node: '9f:6b:de:ce:d8:46',
      hasRandomNode: true,
    })
  // The DNS namespace of RFC 9562, section 6.6, has the address of a network card.
  expect(read('6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toMatchObject({
    output: expect.stringContaining('Node: 00:c0:4f:d4:30:c8 (the network address of a computer)'),
    warning: 'Anyone who sees it can read when it was made, and on which computer.',
  })
})

test('one identifier is described with both times and its other forms', () => {
  const { output, rows, warning } = read('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')
  expect(output.split('\n')).toEqual([
    'UUID version 7: Unix time first, then random bits or a counter',
    'Variant: RFC 9562 (binary 10)',
    'IST: Wednesday 23 February 2022, 00:52:22 (+05:30)',
    'UTC: Tuesday 22 February 2022, 19:22:22 (+00:00)',
  ])
  expect(warning).toBe('Anyone who sees it can read when it was made.')
  expect(Object.fromEntries(rows.map(({ label, text }) => [label, text]))).toMatchObject({
    'As a UUID': '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    'Unix milliseconds': '1645557742000',
    'Time in IST': '2022-02-23T00:52:22+05:30',
  })
})

test('a ULID shows its time, and a UUID with the same bits', () => {
  // By the README of the specification's authors, 1469918176385 begins a ULID with 01ARYZ6S41.
  expect(describe('01ARYZ6S41TSV4RRFFQ69G5FAV').nanos).toBe(1_469_918_176_385_000_000n)
  // The ULID specification: 01ARZ3NDEK is 2016-07-30T23:54:10.259Z.
  const { output, rows } = read('01arz3ndektsv4rrffq69g5fav')
  expect(output).toContain('UTC: Saturday 30 July 2016, 23:54:10.259 (+00:00)')
  expect(rows[1]).toEqual({ label: 'As a ULID', text: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })
  expect(read(rows[0]?.text ?? '').rows[1]?.text).toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV')
  expect(readIdentifier('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')?.hex).toBe('f'.repeat(32))
})

test.each([
  ['00000000-0000-0000-0000-000000000000', 'Nil UUID', undefined],
  ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'Max UUID', undefined],
  ['00000000-0000-4000-7000-000000000000', 'UUID without a version', 'NCS, before 1990 (binary 0)'],
  [
    '00000000-0000-4000-C000-000000000046',
    'UUID without a version',
    'Microsoft, old GUIDs (binary 110)',
  ],
  ['00000000-0000-4000-E000-000000000000', 'UUID without a version', 'reserved (binary 111)'],
  ['00000000-0000-9000-8000-000000000000', 'UUID version 9', 'RFC 9562 (binary 10)'],
])('%s is a %s', (text, name, variant) => {
  expect(describe(text)).toMatchObject({ name })
  expect(describe(text).variant).toBe(variant)
})

test.each([
  '{919108F7-52D1-4320-9BAC-F847DB4148A8}',
  'urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8',
  '919108f752d143209bacf847db4148a8',
  `  "919108f7-52d1-4320-9bac-f847db4148a8",`,
  `('919108f7-52d1-4320-9bac-f847db4148a8');`,
  '919108f7–52d1–4320–9bac–f847db4148a8',
])('%s is read', (text) =>
  expect(readIdentifier(text)).toEqual({ kind: 'UUID', hex: '919108f752d143209bacf847db4148a8' }),
)

test.each([
  ['"919108g7-52d1-4320-9bac-f847db4148a8"', 'Character 8: “g” is not a hexadecimal digit'],
  ['919108f7-52d-4320-9bac-f847db4148a8', 'Character 10: group 2 has 3 digits instead of 4.'],
  ['919108f7-52d1-4320-9bac', 'Character 24: group 5 is missing.'],
  ['919108f7-52d1-4320-9bac-f847db4148a8-1', 'Character 37: a sixth group begins.'],
  ['919108f752d143209bacf847db4148a', 'This has 31 characters.'],
  ['x', 'This has 1 character.'],
  ['urn:uuid:', 'This has 0 characters.'],
  ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'Character 1: a ULID begins with 0 to 7.'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'Character 26: “U” is not used in ULIDs.'],
  [
    'O1ARZ3NDEKTSV4RRFFQ69G5FAl',
    'With 1 for I and L, and 0 for O, it is 01ARZ3NDEKTSV4RRFFQ69G5FA1.',
  ],
  ['01ARZ3NDEKTSV4RRFFQ69G5F👋', 'Character 25: “👋” is not used in ULIDs.'],
])('%s is refused: %s', (text, reason) => expect(() => read(text)).toThrow(reason))

test('lines are described with their order, repetitions and errors', () => {
  const v7 = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f'
  const ulid = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
  const many = read(`${v7}\n\n${ulid}\nbad\n{${v7}}`)
  expect(many.output.split('\n')).toEqual([
    `v7\t2022-02-23T00:52:22+05:30\t2022-02-22T19:22:22Z\t${v7}`,
    '',
    `ULID\t2016-07-31T05:24:10.259+05:30\t2016-07-30T23:54:10.259Z\t${ulid}`,
    'Not read: bad',
    `v7\t2022-02-23T00:52:22+05:30\t2022-02-22T19:22:22Z\t${v7}`,
  ])
  expect(many.problems).toMatchObject([{ line: 4 }])
  expect(many.warning).toBe(
    'Not in ascending order: line 3 is smaller than the one before. Line 5 repeats line 1.',
  )
  expect(read(`${ulid}\n${v7}`).warning).toMatch(/^In ascending order: each line is larger/)
  expect(read(`${v7}\n${v7}`).warning).toBe('In ascending order, with repeated lines. Line 2 repeats line 1.') // prettier-ignore
})

test.each(['lines', 'json', 'sql'] as const)('a batch listed as %s is read again', (list) => {
  const hexes = createMaker()('v7', 50)
  const { output, problems } = read(listText(hexes, { ...FIRST_CHOICE, list, isUpper: true }))
  expect(problems).toEqual([])
  expect(output.split('\n').filter((line) => line !== '')).toHaveLength(50)
})

test('without a text, and while identifiers are made, nothing is read', () => {
  for (const mode of ['make', 'read'] as const)
    expect(readLines({ mode, text: mode === 'make' ? 'bad' : ' \n[\n]' }).output).toBe('')
})
