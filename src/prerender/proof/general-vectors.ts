import type { Vector } from './vector.ts'

const MICROSOFT = 'Microsoft, "Calculate percentages", example'
const percentage = (
  inputs: string,
  first: string,
  second: string,
  row: string,
  result: string,
): Vector => ({
  // prettier-ignore
  page: 'percentage-calculator',
  inputs,
  values: { first, second },
  row,
  result,
  source: MICROSOFT,
})
const DATEDIF = 'Microsoft, documentation of DATEDIF, example'
const ISO = 'ISO/IEC 18004, table 7: digits that a version holds at level L'

const moment = (text: string, row: string, result: string): Vector => ({
  page: 'timestamp',
  inputs: text,
  values: { moment: text },
  row,
  result,
  source: 'RFC 3339, section 5.8',
})
/** Returns the first run of a line after a moment, in UTC. */
const run = (line: string, after: string, result: string): Vector => ({
  page: 'cron',
  inputs: `"${line}" after ${after}`,
  values: { line, after },
  row: 'Next run',
  result,
  source: 'crontab(5), EXAMPLE CRON FILE: "five minutes after midnight, every day", "at 2:15pm on the first of every month", "at 10 pm on weekdays"', // prettier-ignore
})
/** The examples of the standard are of one moment, 22 February 2022, 2:22:22 PM at GMT-05:00. */
const uuid = (id: string, appendix: string): Vector => ({
  page: 'uuid',
  inputs: id,
  values: { id },
  row: 'Time in UTC',
  result: '2022-02-22T19:22:22Z',
  source: `RFC 9562, appendix ${appendix}`,
})
const matching = (pattern: string, text: string, row: string, result: string): Vector => ({
  page: 'regex-tester',
  inputs: `/${pattern}/ in ${text}`,
  values: { pattern, text },
  row,
  result,
  source: 'ECMA-262, the notes on disjunctions, quantifiers and assertions of regular expressions',
})

/** Percentages, ages, times and codes. */
export const generalVectors: readonly Vector[] = [
  percentage('42 of 50', '42', '50', 'X is what percent of Y?', '84.00%'),
  percentage('8.9% of 800', '8.9', '800', 'What is X% of Y?', '71.20'),
  percentage('2,342 to 2,500', '2342', '2500', 'Percentage Change', '+6.75%'),
  {
    page: 'age-calculator',
    inputs: 'From 1 January 2001 to 1 January 2003',
    values: { birth: '2001-01-01', on: '2003-01-01' },
    row: 'Age',
    result: '2 y 0 m 0 d',
    source: DATEDIF,
  },
  {
    page: 'age-calculator',
    inputs: 'From 1 June 2001 to 15 August 2002',
    values: { birth: '2001-06-01', on: '2002-08-15' },
    row: 'Total Days',
    result: '440',
    source: DATEDIF,
  },
  ...[
    [41, '21'],
    [42, '25'],
    [7089, '177'],
  ].map(([digits, result]): Vector => ({
    page: 'qr-code-generator',
    inputs: `${digits} digits at level L`,
    values: { text: '7'.repeat(Number(digits)), level: 'L' },
    row: 'Squares on a side',
    result: String(result),
    source: ISO,
  })),
  moment('1996-12-19T16:39:57-08:00', 'In UTC', '1996-12-20T00:39:57Z'),
  moment('1985-04-12T23:20:50.52Z', 'In UTC', '1985-04-12T23:20:50.520Z'),
  run('5 0 * * *', '2026-01-01T00:00:00Z', '2026-01-01T00:05:00.000Z'),
  run('15 14 1 * *', '2026-01-01T15:00:00Z', '2026-02-01T14:15:00.000Z'),
  run('0 22 * * 1-5', '2026-01-02T22:30:00Z', '2026-01-05T22:00:00.000Z'),
  uuid('C232AB00-9414-11EC-B3C8-9F6BDECED846', 'A.1'),
  uuid('1EC9414C-232A-6B00-B3C8-9F6BDECED846', 'A.5'),
  uuid('017F22E2-79B0-7CC3-98C4-DC0C0C07398F', 'A.6'),
  matching('a|ab', 'abc', 'First match', 'a'),
  matching('a[a-z]{2,4}?', 'abcdefghi', 'First match', 'abc'),
  matching('(aa|aabaac|ba|b|c)*', 'aabaac', 'First match', 'aaba'),
  matching('((a)|(ab))((c)|(bc))', 'abc', 'Groups', 'a, a, took no part, bc, took no part, bc'),
  matching('(?=(a+))a*b\\1', 'baaabac', 'First match', 'aba'),
  {
    page: 'password-generator/passphrase',
    inputs: '6 words of the long list',
    values: { words: '6' },
    row: 'Bits',
    result: '77.5',
    source: 'Electronic Frontier Foundation, long word list: 12.9 bits a word, from 7,776 words',
  },
]
