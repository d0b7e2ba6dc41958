import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { convertBase64 } from './base64.ts'
import { percentDecoded, readDataUri } from './data-uri.ts'

describe('a data URI', () => {
  // RFC 2397 sections 2 to 4, and the steps of the Fetch standard, "data: URLs".
  test.each([
    ['data:,A%20brief%20note', 'text/plain;charset=US-ASCII', 'A brief note'],
    ['data:text/plain;base64,SGVs\r\nbG8=', 'text/plain', 'Hello'],
    [' DATA:text/plain;charset=utf-8;BASE64,4oK5', 'text/plain;charset=utf-8', '₹'],
    ['data:;charset=utf-8;  base64,4oK5', 'text/plain;charset=utf-8', '₹'],
    ['data:;base64,SGVsbG8%3D', 'text/plain;charset=US-ASCII', 'Hello'],
    ['data:text/html;base64,SGVsbG8=#part', 'text/html', 'Hello'],
    ['data:no type,a,b', 'text/plain;charset=US-ASCII', 'a,b'],
    // Only as its last parameter does "base64" mean the encoding.
    ['data:text/plain;base64;a=b,SGVs', 'text/plain;base64;a=b', 'SGVs'],
    ['\n data:,a%20note \r\n ', 'text/plain;charset=US-ASCII', 'a note'],
    ['data:,100%', 'text/plain;charset=US-ASCII', '100%'],
  ])('%j is of type %s and holds %j', (uri, type, text) => {
    expect(readDataUri(uri)?.type).toBe(type)
    expect(convertBase64('decode', uri)).toEqual({
      output: text,
      warning: expect.stringContaining(`A data URI of type ${type}.`),
    })
  })

  test('is made of any text, with the type that a browser reads it by', () => {
    expect(convertBase64('encode', '₹', 'data-uri').output).toBe(
      'data:text/plain;charset=utf-8;base64,4oK5',
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const uri = convertBase64('encode', text, 'data-uri').output
        expect(convertBase64('decode', uri).output).toBe(text)
      }),
    )
  })

  test('is nothing else that has a colon', () => {
    expect(readDataUri('metadata:,a')).toBeUndefined()
  })

  test('percent-decoding undoes encodeURIComponent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bytes = percentDecoded(encodeURIComponent(text))
        expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text)
      }),
    )
  })
})
