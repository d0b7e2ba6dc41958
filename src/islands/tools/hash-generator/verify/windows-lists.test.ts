import { describe, expect, test } from 'vitest'

import { readChecksumList } from './checksum-list.ts'

// FIPS 180-4 and RFC 1321 for "abc".
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const MD5 = '900150983cd24fb0d6963f7d28e17f72'
const SPACED = ABC.replace(/..(?!$)/g, '$& ')
const DONE = 'CertUtil: -hashfile command completed successfully.'

describe('what Windows prints', () => {
  // field-dev-f16, and the forms that Microsoft documents for certutil and Get-FileHash.
  test.each([
    ['certutil', `SHA256 hash of a:\n${ABC}\n${DONE}\n`, 'a'],
    ['certutil with CRLF', `SHA256 hash of a b.txt:\r\n${ABC}\r\n${DONE}\r\n`, 'a b.txt'],
    ['certutil of Windows 8', `SHA256 hash of file C:\\a.txt:\n${SPACED}\n${DONE}\n`, 'C:\\a.txt'],
    ['certutil, without its last line', `SHA256 hash of a:\n${ABC}`, 'a'],
    ['Get-FileHash', `\nAlgorithm       Hash                                  Path\n---------       ----                                  ----\nSHA256          ${ABC.toUpperCase()}       C:\\My files\\a.txt  \n\n`, 'C:\\My files\\a.txt'],
    ['Format-List', `\n\nAlgorithm : SHA256\nHash      : ${ABC.toUpperCase()}\nPath      : C:\\a.txt\n\n`, 'C:\\a.txt'],
    ['a name with a colon', `a.txt: ${ABC}`, 'a.txt'],
    ['a name and spaces', `my file.txt    ${ABC.toUpperCase()}`, 'my file.txt'],
    ['a name with an equals sign', `a.txt = ${ABC}`, 'a.txt'],
  ])('%s names its file', (_, text, name) => {
    const { entries, unreadable } = readChecksumList(text)
    expect(unreadable).toEqual([])
    expect(entries).toMatchObject([{ name, digest: ABC }])
    expect(entries[0]?.algorithms[0]).toBe('SHA-256')
  }) // prettier-ignore

  test('certutil for two files', () => {
    const { entries, unreadable } = readChecksumList(`MD5 hash of a:\n${MD5}\n${DONE}\nMD5 hash of b:\n${MD5}\n${DONE}`) // prettier-ignore
    expect(unreadable).toEqual([])
    expect(entries.map(({ name, line }) => [name, line])).toEqual([['a', 1], ['b', 4]]) // prettier-ignore
  })

  test.each([
    ['a hash of another length', `SHA512 hash of a:\n${ABC}`],
    ['an unknown algorithm', `MD2 hash of a:\n${MD5}`],
    ['a name that is an algorithm', `SHA256: ${ABC}`],
    ['a word that is no name', `Checksum: ${ABC}`],
  ])('%s is not the line of a file', (_, text) => {
    expect(readChecksumList(text).entries).toEqual([])
  })
})

test('two GNU lines with CRLF, the second name with a space, are both read (field-dev-r27)', () => {
  const { entries, unreadable } = readChecksumList(`${ABC}  a.txt\r\n${ABC}  b c.txt\r\n`)
  expect(unreadable).toEqual([])
  expect(entries.map(({ name }) => name)).toEqual(['a.txt', 'b c.txt'])
})
