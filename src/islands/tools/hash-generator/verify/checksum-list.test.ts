import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checksumLine, readChecksumList } from './checksum-list.ts'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const MD5 = '900150983cd24fb0d6963f7d28e17f72'
const BASE64 = 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='

describe('a line of a checksum list', () => {
  // Printed by GNU coreutils 9.1 (sha256sum, -b, --tag), OpenSSL 3 and cksum; names hold what each escapes.
  test.each([
    ['text mode', `${ABC}  a.txt`, 'a.txt'],
    ['binary mode', `${ABC} *a.txt`, 'a.txt'],
    ['a name that begins with a space', `${ABC}   lead`, ' lead'],
    ['a name that begins with a star', `${ABC}  *star`, '*star'],
    ['an escaped line break', `\\${ABC}  a\\nb`, 'a\nb'],
    ['an escaped backslash', `\\${ABC}  a\\\\b`, 'a\\b'],
    ['an escaped backslash before n', `\\${ABC}  a\\\\nb`, 'a\\nb'],
    ['a backslash where nothing is escaped', `${ABC}  dir\\a.txt`, 'dir\\a.txt'],
    ['capitals', `${ABC.toUpperCase()}  a.txt`, 'a.txt'],
    ['a tag', `SHA256 (a.txt) = ${ABC}`, 'a.txt'],
    ['a tag and a name that looks like its end', `SHA256 (f) = x) = ${ABC}`, 'f) = x'],
    ['a tag and an escape', `\\SHA256 (a\\nb) = ${ABC}`, 'a\nb'],
    ['a tag and Base64', `SHA256 (a.txt) = ${BASE64}`, 'a.txt'],
    ['OpenSSL', `SHA2-256(a.txt)= ${ABC}`, 'a.txt'],
    ['Hindi', `${ABC}  नमस्ते.txt`, 'नमस्ते.txt'],
  ])('with %s names its file', (_, line, name) => {
    const { entries, unreadable } = readChecksumList(line)
    expect(unreadable).toEqual([])
    expect(entries).toMatchObject([{ name, digest: ABC, line: 1 }])
    expect(entries[0]?.algorithms[0]).toBe('SHA-256')
  })

  test('without a tag is told by its length, with one by the tag', () => {
    const algorithms = (line: string) => readChecksumList(line).entries[0]?.algorithms
    expect(algorithms(`${MD5}  a`)).toEqual(['MD5'])
    expect(algorithms(`${ABC}  a`)).toEqual(['SHA-256', 'SHA-512/256', 'SHA3-256', 'BLAKE3'])
    expect(algorithms(`SHA3-256 (a) = ${ABC}`)).toEqual(['SHA3-256'])
    for (const tag of ['SHA512/256', 'SHA2-512/256', 'SHA512t256', 'SHA512-256'])
      expect(algorithms(`${tag} (a) = ${ABC}`), tag).toEqual(['SHA-512/256'])
    expect(algorithms('a b.txt cbf43926')).toEqual(['CRC-32'])
  })

  test.each([
    ['a digest cut short', `${ABC.slice(1)}  a.txt`],
    ['no name', ABC],
    ['an unknown algorithm', `RMD160 (a) = ${ABC.slice(24)}`],
    ['a tag of another length', `SHA512 (a) = ${ABC}`],
    ['an unknown escape', `\\${ABC}  a\\tb`],
  ])('with %s is not understood', (_, line) => {
    const list = readChecksumList(`${ABC}  a.txt\n${line}\n`)
    expect(list.entries).toHaveLength(1)
    expect(list.unreadable).toEqual([{ line: 2, text: line }])
  })
})

test('a list may have CRLF, a byte order mark, remarks, blank lines and no last line end', () => {
  const list = readChecksumList(`\uFEFF# made today\r\n; SFV\r\n\r\n${ABC}  a b.txt\r\n${MD5} *b`)
  expect(list.unreadable).toEqual([])
  expect(list.entries.map(({ name, line }) => [name, line])).toEqual([
    ['a b.txt', 4],
    ['b', 5],
  ])
})

test('every name that is written is read back', () => {
  const name = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => text.isWellFormed())
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 5 }), (names) => {
      const text = names.map((one) => checksumLine(ABC, one)).join('')
      expect(readChecksumList(text).entries.map((entry) => entry.name)).toEqual(names)
    }),
  )
})

// GNU coreutils 9.1: the digest shortened, the line as sha256sum prints it.
test.each([
  ['a.txt', 'ab  a.txt\n'],
  [' a b', 'ab   a b\n'],
  ['*a', 'ab  *a\n'],
  ['a\\b', '\\ab  a\\\\b\n'],
  ['a\nb', '\\ab  a\\nb\n'],
  ['a\rb', '\\ab  a\\rb\n'],
])('the line of %j is the one sha256sum prints', (name, line) => {
  expect(checksumLine('ab', name)).toBe(line)
})
