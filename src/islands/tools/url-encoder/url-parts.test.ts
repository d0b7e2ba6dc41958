import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { urlParts } from './url-parts.ts'

describe('the parts of a URL', () => {
  test('repeated parameters, their order and the fragment are kept', () => {
    expect(urlParts('https://x.in/?k=1&k=2&a=%E2%82%B9+5#f')).toEqual({
      parts: [
        { name: 'Scheme', value: 'https' },
        { name: 'Host', value: 'x.in' },
        { name: 'Path', value: '/' },
        { name: 'Fragment', value: 'f' },
      ],
      query: [
        { name: 'k', value: '1' },
        { name: 'k', value: '2' },
        { name: 'a', value: '₹ 5' },
      ],
    })
  })

  test('user name, password and port are parts of their own', () => {
    const parts = urlParts('ftp://me%40x:s%3Acret@host.example:2121/a%20b')?.parts
    expect(parts).toContainEqual({ name: 'User name', value: 'me@x' })
    expect(parts).toContainEqual({ name: 'Password', value: 's:cret' })
    expect(parts).toContainEqual({ name: 'Port', value: '2121' })
    expect(parts).toContainEqual({ name: 'Path', value: '/a b' })
  })

  test('only the first "=" of a parameter ends its name', () => {
    expect(urlParts('https://x.in/?token=YQ==&k&=v')?.query).toEqual([
      { name: 'token', value: 'YQ==' },
      { name: 'k', value: '' },
      { name: '', value: 'v' },
    ])
  })

  test('a value that cannot be decoded is shown as it stands', () => {
    expect(urlParts('https://x.in/?a=100%&b=%FF')?.query).toEqual([
      { name: 'a', value: '100%' },
      { name: 'b', value: '%FF' },
    ])
  })

  test('white space around a URL and empty pairs of its query do not count', () => {
    expect(urlParts(' https://x.in/?a=1&&b=2&\n')?.query).toEqual([
      { name: 'a', value: '1' },
      { name: 'b', value: '2' },
    ])
    expect(urlParts('https://x.in/')?.query).toEqual([])
  })

  test.each([
    '',
    'hello',
    'x.in/a?b=1',
    'mailto:a@b.in',
    'mailto:a?url=x://y',
    'https://',
    'https://a b.in',
    'two https://x.in',
    'https://x.in/a and more',
    'https://[',
  ])('%j is no URL with a host', (text) => {
    expect(urlParts(text)).toBeUndefined()
  })

  test('agrees with the URL standard’s own reading of the query', () => {
    const word = fc.string({ unit: 'binary', maxLength: 5 })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 5 }), (pairs) => {
        const search = new URLSearchParams(pairs).toString()
        const rows = urlParts(`https://x.in/?${search}`)?.query.map(({ name, value }) => [
          name,
          value,
        ])
        expect(rows).toEqual(pairs)
      }),
    )
  })
})
