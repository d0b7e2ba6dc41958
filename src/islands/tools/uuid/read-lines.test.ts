import { expect, test } from 'vitest'

import { FIRST_CHOICE } from './choices.ts'
import { describe, readIdentifier } from './read-id.ts'
import { makeIdentifiers } from './make.ts'
import { readLines } from './read-lines.ts'
import { listText } from './write.ts'

const read = (text: string) => readLines({ mode: 'read', text })
const describedAs = (text: string) => describe(readIdentifier(text) ?? { kind: 'UUID', hex: '' })

const [V1, V6, V7] = ['C232AB00-9414-11EC-B3C8-9F6BDECED846', '1EC9414C-232A-6B00-B3C8-9F6BDECED846', '017F22E2-79B0-7CC3-98C4-DC0C0C07398F'] as const // prettier-ignore
const ULID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

// RFC 9562, appendices A and B: the times are 2022-02-22T19:22:22Z. Section 4.1 for the variants.
const MOMENT = 1_645_557_742_000_000_000n
test.each([
  [V1, 'UUID version 1', 'RFC 9562 (binary 10)', MOMENT],
  ['5df41881-3aed-3515-88a7-2f4a814cf09e', 'UUID version 3', 'RFC 9562 (binary 10)'],
  ['919108f7-52d1-4320-9bac-f847db4148a8', 'UUID version 4', 'RFC 9562 (binary 10)'],
  ['2ed6657d-e927-568b-95e1-2665a8aea6a2', 'UUID version 5', 'RFC 9562 (binary 10)'],
  [V6, 'UUID version 6', 'RFC 9562 (binary 10)', MOMENT],
  [V7, 'UUID version 7', 'RFC 9562 (binary 10)', MOMENT],
  ['2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', 'UUID version 8', 'RFC 9562 (binary 10)'],
  ['00000000-0000-9000-8000-000000000000', 'UUID version 9', 'RFC 9562 (binary 10)'],
  ['00000000-0000-0000-0000-000000000000', 'Nil UUID', undefined],
  ['FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF', 'Max UUID', undefined],
  ['00000000-0000-4000-7000-000000000000', 'UUID without a version', 'NCS, before 1990 (binary 0)'],
  ['00000000-0000-0000-C000-000000000046', 'UUID without a version', 'Microsoft, old GUIDs (binary 110)'], // prettier-ignore
  ['00000000-0000-4000-E000-000000000000', 'UUID without a version', 'reserved (binary 111)'],
])('%s is a %s', (text, name, variant, nanos?: bigint) => {
  const description = describedAs(text)
  expect(description.name).toBe(name)
  expect([description.variant, description.nanos]).toEqual([variant, nanos])
})

test('v1 and v6 have a clock sequence and a node', () => {
  // Appendix A.1: clock sequence 0x33C8, and a node whose first octet is odd.
  const place = { clockSequence: 0x33c8, node: '9f:6b:de:ce:d8:46', isRandom: true }
  expect([describedAs(V1).place, describedAs(V6).place]).toEqual([place, place])
  // The DNS namespace of RFC 9562, section 6.6, has the address of a network card.
  expect(read('6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toMatchObject({
    output: expect.stringContaining('Node: 00:c0:4f:d4:30:c8 (the network address of a computer)'),
    warning: 'Anyone who sees it can read when it was made, and on which computer.',
  })
})

test('one identifier is described with both times and its other forms', () => {
  const { output, rows, warning } = read(V7)
  expect(output.split('\n')).toEqual([
    'UUID version 7: Unix time first, then random bits or a counter',
    'Variant: RFC 9562 (binary 10)',
    'IST: Wednesday 23 February 2022, 00:52:22 (+05:30)',
    'UTC: Tuesday 22 February 2022, 19:22:22 (+00:00)',
  ])
  expect(warning).toBe('Anyone who sees it can read when it was made.')
  expect(rows).toContainEqual({ label: 'As a UUID', text: V7.toLowerCase() })
  expect(rows).toContainEqual({ label: 'Unix milliseconds', text: '1645557742000' })
})

// Python: base64.b64encode(uuid.UUID(…).bytes) and .bytes_le.
test('a UUID has two forms in Base64, and neither is read silently (field-dev-a05)', () => {
  const { rows } = read('56d352bc-dd5a-4480-bc39-cc297ef49faf')
  expect(rows).toContainEqual({ label: 'As Base64', text: 'VtNSvN1aRIC8OcwpfvSfrw==' })
  expect(rows).toContainEqual({ label: 'As Base64, bytes as in .NET', text: 'vFLTVlrdgES8OcwpfvSfrw==' }) // prettier-ignore
  expect(() => read('VtNSvN1aRIC8OcwpfvSfrw')).toThrow('This has 22 characters. A UUID has 32')
})

test('a ULID shows its time, and a UUID with the same bits', () => {
  // The README of the specification's authors: 1469918176385. The specification: 2016-07-30T23:54:10.259Z.
  expect(describedAs('01ARYZ6S41TSV4RRFFQ69G5FAV').nanos).toBe(1_469_918_176_385_000_000n)
  const { output, rows } = read(ULID.toLowerCase())
  expect(output).toContain('UTC: Saturday 30 July 2016, 23:54:10.259 (+00:00)')
  expect(rows[1]).toEqual({ label: 'As a ULID', text: ULID })
  expect(read(rows[0]?.text ?? '').rows[1]?.text).toBe(ULID)
  expect(readIdentifier('7ZZZZZZZZZZZZZZZZZZZZZZZZZ')?.hex).toBe('f'.repeat(32))
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
  ['919108f7-52d-4320-9bac-f847db4148a8', 'Character 10: group 2 should have 4 digits and has 3.'],
  ['{919108f-52d1-4320-9bac-f847db4148a8}', 'Character 2: group 1 should have 8 digits and has 7.'],
  ['919108f7-52d1-4320-9bac', 'Character 25: group 5 should have 12 digits and has 0.'],
  ['919108f7-52d1-4320-9bac-f847db4148a8-1', 'Character 38: group 6 should have 0 digits and has 1.'], // prettier-ignore
  ['919108f752d143209bacf847db4148a', 'This has 31 characters.'],
  ['x', 'This has 1 character.'],
  [`a${' '.repeat(200_000)}b${' '.repeat(200_000)}`, 'This has 2,00,002 characters.'],
  ['urn:uuid:', 'This has 0 characters.'],
  ['8ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'Character 1: a ULID begins with 0 to 7.'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAU', 'Character 26: “U” is not used in ULIDs.'],
  ['O1ARZ3NDEKTSV4RRFFQ69G5FAl', 'With 1 for I and L, and 0 for O, it is 01ARZ3NDEKTSV4RRFFQ69G5FA1.'], // prettier-ignore
  ['01ARZ3NDEKTSV4RRFFQ69G5FAﬆ', 'Character 26: “ﬆ” is not used in ULIDs.'],
  ['01ARZ3NDEKTSV4RRFFQ69G5F👋', 'Character 25: “👋” is not used in ULIDs.'],
])('%.40s is refused: %s', (text, reason) => expect(() => read(text)).toThrow(reason))

test('lines are described with their order, repetitions and errors', () => {
  const first = `v7\t2022-02-23T00:52:22+05:30\t2022-02-22T19:22:22Z\t${V7.toLowerCase()}`
  const second = `ULID\t2016-07-31T05:24:10.259+05:30\t2016-07-30T23:54:10.259Z\t${ULID}`
  const many = read(`${V7}\n\n${ULID}\nbad\n{${V7}}`)
  expect(many.output.split('\n')).toEqual([first, '', second, 'Not read: bad', first])
  expect(many.problems).toMatchObject([{ line: 4 }])
  expect(many.warning).toBe('Not in ascending order: line 3 is smaller than the one before. Line 5 repeats line 1.') // prettier-ignore
  expect(read(`${ULID}\n${V7}`).warning).toBe('In ascending order.')
})

test.each(['lines', 'json', 'sql'] as const)('a batch listed as %s is read again', (list) => {
  const { output, problems } = read(listText(makeIdentifiers('v7', 50), { ...FIRST_CHOICE, list }))
  expect(problems).toEqual([])
  expect(output.match(/^v7/gm)).toHaveLength(50)
})

test('without a text, and while identifiers are made, nothing is read', () => {
  expect(read(' \n[\n]').output).toBe('')
  expect(readLines({ mode: 'make', text: 'bad' }).output).toBe('')
})
