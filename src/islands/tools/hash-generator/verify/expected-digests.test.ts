import { describe, expect, test } from 'vitest'

import { algorithmsFor, isListName, readExpected } from './checksum-list.ts'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const digestIn = (text: string) => {
  const expected = readExpected(text)
  return expected.kind === 'digest' ? expected.digest : expected.kind
}

describe('a single digest', () => {
  test.each([
    ['digits', ABC],
    ['groups', ABC.replace(/.{8}/g, '$& ')],
    ['colons', ABC.toUpperCase().replace(/..(?!$)/g, '$&:')],
    ['Base64', 'ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
    ['the line of an input without a name', `${ABC}  -\n`],
  ])('in %s can be of four algorithms', (_, text) => {
    const algorithms = ['SHA-256', 'SHA-512/256', 'SHA3-256', 'BLAKE3']
    expect(digestIn(text)).toMatchObject({ digest: ABC, algorithms })
  })

  test.each([
    ['a container', `sha256:${ABC}`],
    ['keytool', `SHA256: ${ABC.toUpperCase().replace(/..(?!$)/g, '$&:')}`],
    ['a web page', 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='],
    ['a content security policy', "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"],
    ['code', `"sha256:${ABC}",`],
    ['OpenSSL', `SHA2-256(stdin)= ${ABC}`],
  ])('as %s writes it is of the algorithm named', (_, text) => {
    expect(digestIn(text)).toMatchObject({ digest: ABC, algorithms: ['SHA-256'] })
  })

  test.each([0, 31, 63])('with a wrong letter at %i is not read, as Base64 either', (at) => {
    const wrong = `${ABC.slice(0, at)}g${ABC.slice(at + 1)}`
    expect(digestIn(wrong)).toBe('unrecognised')
    expect(digestIn(wrong.toUpperCase())).toBe('unrecognised')
    expect(readExpected(`${wrong}  debian.iso`)).toMatchObject({ kind: 'unrecognised' })
  })

  test.each(['?'.repeat(64), ABC.slice(1), `sha512:${ABC}`, 'hello'])('%j is none', (text) => {
    expect(digestIn(text)).toBe('unrecognised')
  })
})

test('files are hashed by what the list asks for and nothing else', () => {
  const list = `MD5 (a) = 900150983cd24fb0d6963f7d28e17f72\nSHA256 (a) = ${ABC}\nSHA256 (b) = ${ABC}`
  expect(algorithmsFor(readExpected(list))).toEqual(['MD5', 'SHA-256'])
  expect(algorithmsFor(readExpected(' '))).toEqual([])
})

test('a checksum list is told by its name', () => {
  const lists = ['SHA256SUMS', 'md5sum.txt', 'CHECKSUM', 'a.iso.sha256', 'disc.sfv', 'x.md5']
  expect(lists.filter((name) => !isListName(name))).toEqual([])
  expect(['a.txt', 'sums.xlsx', 'sha256.iso', 'a.sha256.asc.zip'].filter(isListName)).toEqual([])
})

test('a hash alone in its line is read among other lines, which are counted', () => {
  const german = `SHA256-Hash von a:\n${ABC}\nCertUtil: -hashfile-Befehl wurde erfolgreich ausgeführt.\n`
  expect(readExpected(german)).toMatchObject({ kind: 'digest', digest: { digest: ABC }, unread: 2 })
  expect(readExpected(`${ABC}\n${ABC}\n${ABC}`)).toEqual({ kind: 'unrecognised', hashes: 3 })
  expect(readExpected('hello')).toEqual({ kind: 'unrecognised', hashes: 0 })
})
