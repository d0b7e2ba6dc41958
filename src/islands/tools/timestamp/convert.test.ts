import { expect, test } from 'vitest'

import { FIRST_OPTIONS } from './choices.ts'
import { convertTimes } from './convert.ts'

const NOW = 1_795_851_000_000
const convert = (text: string, changed = {}) =>
  convertTimes({ text, options: { ...FIRST_OPTIONS, ...changed } }, NOW)

test('one moment is shown in three zones, and in every form below', () => {
  const { output, rows, warning } = convert('1795851000')
  expect(output).toBe(
    'IST: Saturday 28 November 2026, 13:00:00 (+05:30)\nUTC: Saturday 28 November 2026, 07:30:00 (+00:00)\nAmerica/New_York: Saturday 28 November 2026, 02:30:00 (-05:00)',
  )
  expect(warning).toMatch(/^Read as seconds by its size: 10 digits\./)
  expect(Object.fromEntries(rows.map(({ label, text }) => [label, text]))).toMatchObject({
    'RFC 2822 in America/New_York': 'Sat, 28 Nov 2026 02:30:00 -0500',
    'SQL in America/New_York': '2026-11-28 02:30:00',
    'Unix nanoseconds': '1795851000000000000',
    'From now': 'now',
    'Day of the year in America/New_York': '332',
    'If it were milliseconds': '1970-01-22T00:20:51+05:30',
  })
})

test('eight digits may be a day', () => {
  const rows = convert('20261128').rows.map(({ text }) => text)
  expect(rows).toContain('Saturday 28 November 2026')
  expect(convert('20261328').rows.map(({ label }) => label)).not.toContain('If it were a date')
})

// By date(1): TZ=Asia/Kolkata date -d @-1 and the like.
test.each([
  ['iso', '1970-01-01T05:29:59+05:30'],
  ['sql', '1970-01-01 05:29:59'],
  ['mail', 'Thu, 1 Jan 1970 05:29:59 +0530'],
  ['seconds', '-1'],
  ['milliseconds', '-1000'],
  ['utc', '1969-12-31T23:59:59Z'],
] as const)('as %s it is %s', (form, text) =>
  expect(convert('-1', { form, zone: 'Asia/Kolkata' }).output).toBe(text),
)

test('nanoseconds are exact, and units below zero are rounded down', () => {
  const { output } = convert('9999-12-31T23:59:59.999999999Z', { form: 'nanoseconds' })
  expect(output).toBe('253402300799999999999')
  expect(convert('-1 ns', { form: 'seconds' }).output).toBe('-1')
})

test('each of many lines is converted, and bad ones are reported with their place', () => {
  const { output, problems, warning } = convert('1795851000\r\n\nfoo\n2026-02-30\n1/2/2026', {
    form: 'utc',
  })
  expect(output.split('\n')).toEqual([
    '2026-11-28T07:30:00Z',
    '',
    'Not read: foo',
    'Not read: 2026-02-30',
    '2026-01-31T18:30:00Z',
  ])
  expect(problems.map(({ line }) => line)).toEqual([3, 4])
  expect(problems[1]?.reason).toBe('February 2026 has 28 days, not 30.')
  expect(warning).toBe('1 line has a remark. Enter it alone to see it.')
})

test('a time without a zone is in the chosen one', () => {
  const of = (local: string) => convert('2026-07-01 00:00', { form: 'utc', local }).output
  expect([of('india'), of('utc'), of('zone')]).toEqual([
    '2026-06-30T18:30:00Z',
    '2026-07-01T00:00:00Z',
    '2026-07-01T04:00:00Z',
  ])
})

test('a single bad line is refused with its reason, and white space has no result', () => {
  expect(() => convert('2026-02-30\n')).toThrow('February 2026 has 28 days, not 30.')
  expect(convert(' \n ')).toEqual({ output: '', rows: [], problems: [] })
})

// By date(1), with the epochs of FILETIME (1601) and of .NET ticks (0001).
test('counts of 100 nanoseconds are named beside nanoseconds (field-dev-a01)', () => {
  const rowsOf = (text: string) =>
    Object.fromEntries(convert(text).rows.map(({ label, text: row }) => [label, row]))
  expect(rowsOf('133774848000000000')['If it were a Windows FILETIME']).toBe('2024-12-01T05:30:00+05:30') // prettier-ignore
  expect(rowsOf('638683776000000000')['If it were .NET ticks']).toBe('2024-11-28T13:30:00+05:30')
  expect(rowsOf('1795851000')).not.toHaveProperty(['If it were .NET ticks'])
})

test('a moment that a zone shows in the year 10000 or 0 has a sentence there', () => {
  const beyond = 'Outside the years 0001 to 9999 in this zone'
  expect(convert('9999-12-31T23:59:59Z').output.split('\n')).toEqual([
    `IST: ${beyond}`,
    'UTC: Friday 31 December 9999, 23:59:59 (+00:00)',
    'America/New_York: Friday 31 December 9999, 18:59:59 (-05:00)',
  ])
  for (const form of ['iso', 'sql', 'mail'] as const) {
    expect(convert('9999-12-31T23:59:59Z', { form, zone: 'Asia/Kolkata' }).output).toBe(beyond)
    expect(convert('0001-01-01T00:00Z', { form }).output).toBe(beyond)
  }
  expect(JSON.stringify(convert('9999-12-31T23:59:59Z'))).not.toContain('10000-')
})
