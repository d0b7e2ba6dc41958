import { expect, test } from 'vitest'

import { readChecksumList } from './checksum-list.ts'
import { judgeDigest, judgeList, type DroppedFile } from './verdicts.ts'

const A = 'a'.repeat(64)
const B = 'b'.repeat(64)
const file = (name: string, digest: string): DroppedFile => ({
  name,
  digests: { 'SHA-256': digest },
})
const judge = (lines: string[], files: DroppedFile[]) =>
  judgeList(readChecksumList(lines.join('\n')), files).map(({ state, name }) => [state, name])

test('each line and each file has its verdict, the worst first', () => {
  const lines = [`${A}  same`, `${A}  other`, `${A}  gone`, 'what is this']
  expect(judge(lines, [file('same', A), file('other', B), file('more', A)])).toEqual([
    ['mismatch', 'other'],
    ['unreadable', 'what is this'],
    ['missing', 'gone'],
    ['extra', 'more'],
    ['match', 'same'],
  ])
})

test.each([
  ['below a folder', `${A}  ./pool/a.iso`, 'a.iso'],
  ['below a folder of Windows', `${A}  pool\\a.iso`, 'a.iso'],
  ['as composed Unicode', `${A}  caf\u00E9`, 'cafe\u0301'],
  ['of a dropped folder', `${A}  a.iso`, 'pool/a.iso'],
])('a file is found %s', (_, line, name) => {
  expect(judge([line], [file(name, A)])[0]?.[0]).toBe('match')
})

test('the whole name goes before its last part', () => {
  const files = [file('x/a', A), file('y/a', B)]
  expect(judge([`${A}  x/a`, `${B}  y/a`], files).map(([state]) => state)).toEqual([
    'match',
    'match',
  ])
})

test('a name that fits several files, and a file that fits several names, are ambiguous', () => {
  expect(judge([`${A}  a`], [file('x/a', A), file('y/a', A)])).toEqual([['ambiguous', 'a']])
  expect(judge([`${A}  x/a`, `${B}  y/a`], [file('a', A)]).map(([state]) => state)).toEqual([
    'ambiguous',
    'ambiguous',
  ])
})

test('two digests of one kind for one name contradict each other, two kinds do not', () => {
  expect(judge([`${A}  a`, `${B}  a`], [file('a', A)]).map(([state]) => state)).toEqual([
    'contradiction',
    'contradiction',
  ])
  const md5 = 'c'.repeat(32)
  const both = { name: 'a', digests: { 'SHA-256': A, MD5: md5 } }
  expect(judge([`${A}  a`, `${md5}  a`], [both]).map(([state]) => state)).toEqual([
    'match',
    'match',
  ])
})

test('of the algorithms of one length the one that fits is named', () => {
  const given = { digest: B, algorithms: ['SHA-256', 'SHA3-256'] as const }
  const digests = { 'SHA-256': A, 'SHA3-256': B }
  expect(judgeDigest(given, [{ name: 'a', digests }])).toMatchObject([
    { state: 'match', algorithm: 'SHA3-256' },
  ])
})

test('a file that could not be read is no mismatch', () => {
  const lost = { name: 'a', digests: {}, trouble: 'gone' }
  expect(judge([`${A}  a`], [lost])).toEqual([['unread', 'a']])
})
