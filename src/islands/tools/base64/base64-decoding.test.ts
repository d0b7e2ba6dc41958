import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { failureOf } from '../../../../tests/fixtures/failure.ts'

import { convertBase64, type NotText } from './base64.ts'

const decode = (text: string) => convertBase64('decode', text).output

/** The text, or what is said of bytes that are not text. */
const decodedOrReason = (text: string) => {
  try {
    return convertBase64('decode', text)
  } catch (error) {
    const { cause } = error as { cause: NotText | string }
    return typeof cause === 'string' ? cause : cause.reason
  }
}

describe('inputs from public reports', () => {
  test('missing padding is named (field-dev-a08, RFC 4648 section 3.2)', () => {
    expect(convertBase64('decode', 'YQ')).toEqual({ output: 'a', warning: 'The padding “=” at its end is missing, and some programs require it.' }) // prettier-ignore
    for (const exact of ['YQ==', 'YWJj', '_-8']) expect(JSON.stringify(decodedOrReason(exact))).not.toContain('padding') // prettier-ignore
  })

  test('letters of many scripts are decoded as by base64 -d (field-dev-r25)', () => {
    const base64 = 'Q29udGFpbnMgYSBwbHVzIMOlw6bDn-KApuKIgsuaxpLiiIY'
    expect(decode(base64)).toBe('Contains a plus \u00e5\u00e6\u00df\u2026\u2202\u02da\u0192\u2206')
  })

  // 30 82 01 by openssl base64 -d.
  test('PEM armour is not data (field-dev-f15)', () => {
    const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
    const { bytes, reason } = failureOf(() => decode(pem)).cause as NotText
    expect([...bytes]).toEqual([0x30, 0x82, 0x01])
    expect(reason).toContain('Only the Base64 between the lines BEGIN and END was decoded')
  })

  test.each([
    ['text before it', 'Subject: me\n-----BEGIN A-----\r\nSGVsbG8=\r\n-----END A-----\n', 'between the lines'],
    ['two blocks', '-----BEGIN A-----\nSGVsbG8=\n-----END A-----\n-----BEGIN A-----\nYQ==\n-----END A-----', 'the first block'],
    ['headers', '-----BEGIN A-----\nProc-Type: 4,ENCRYPTED\n\nSGVsbG8=\n-----END A-----', 'between the lines'],
    ['a checksum', '-----BEGIN PGP MESSAGE-----\n\nSGVsbG8=\n=aB+/\n-----END PGP MESSAGE-----', 'between the lines'],
    ['no end', '-----BEGIN A-----\nSGVsbG8=\n', '“-----END A-----” is missing'],
  ])('PEM with %s is decoded', (_, pem, note) => {
    expect(decodedOrReason(pem)).toEqual({ output: 'Hello', warning: expect.stringContaining(note) })
  }) // prettier-ignore

  test('in PEM a wrong character has its place in the whole text', () => {
    expect(decodedOrReason('-----BEGIN A-----\nSG!sbG8=\n-----END A-----')).toContain('Character 21 (“!”, line 2, column 3)') // prettier-ignore
  })

  test('a data URI is read in the character set that it names', () => {
    const inLatin1 = Buffer.from('caf\u00e9', 'latin1').toString('base64')
    const inUtf16 = Buffer.from('\u20b95', 'utf16le').toString('base64')
    expect(convertBase64('decode', `data:text/plain;charset=ISO-8859-1;base64,${inLatin1}`)).toEqual({ output: 'caf\u00e9', warning: expect.stringContaining('that it names, ISO-8859-1.') }) // prettier-ignore
    expect(decode(`data:text/plain;charset="utf-16le";base64,${inUtf16}`)).toBe('\u20b95')
    expect(decode('data:text/plain;charset=iso-8859-1,caf%E9')).toBe('caf\u00e9')
    expect(decodedOrReason('data:text/plain;charset=__proto__;base64,YQ==')).toEqual({ output: 'a', warning: expect.stringContaining('“__proto__” is not known') }) // prettier-ignore
    expect(decodedOrReason('data:text/plain;charset=utf-16le;base64,YWJj')).toMatchObject({ output: 'abc' }) // prettier-ignore
  })

  test('what follows the data of a data URI is named', () => {
    expect(convertBase64('decode', 'data:,a#b')).toMatchObject({ output: 'a', warning: expect.stringContaining('What follows “#”') }) // prettier-ignore
    expect(convertBase64('decode', 'data:,a').warning).not.toContain('#')
  })

  test('both alphabets in one text are named, for text and for bytes', () => {
    for (const mixed of ['a-b/', 'Pz8/Pj4-']) expect(JSON.stringify(decodedOrReason(mixed))).toContain('mixes both alphabets') // prettier-ignore
  })

  test('one byte that is not text has the singular', () => {
    expect(decodedOrReason('/w==')).toContain('its 1 byte is not UTF-8 text: FF')
  })
})

describe('decoding Base64', () => {
  test.each([
    ['missing padding', 'YQ', 'a'],
    ['line breaks and other ASCII white space', ' SGVs\r\nbG8=\t\f', 'Hello'],
    ['white space inside the padding', 'YQ= =', 'a'],
  ])('accepts %s', (_, base64, text) => {
    expect(decode(base64)).toBe(text)
  })

  test.each([
    ['!!!not base64!!!', 'Character 1 (“!”)'],
    ['Zm9v\nZ*9v', 'Character 7 (“*”, line 2, column 2)'],
    ['YQ=', 'Character 3 (“=”)'],
    ['YQ===', 'Character 3 (“=”)'],
    ['AAAA====', 'Character 5 (“=”)'],
    ['Zg==Zg==', 'Character 3 (“=”)'],
    ['=', 'Character 1 (“=”)'],
    ['YQ=Y', 'Character 3 (“=”) is padding that does not fit'],
    ['Z*9v\nZm9v', 'Character 2 (“*”, line 1, column 2)'],
    ['Zm9vY', 'Character 5 (“Y”) is alone'],
    ['Zm9v\u00A0', 'Character 5 (U+00A0, no-break space)'],
    ['Zm9v\u200B', 'Character 5 (U+200B, zero-width space)'],
    ['data:text/plain;base64,SGVs!G8=', 'Character 28 (“!”)'],
    ['data:text/plain;base64,%53GV!G8=', 'Character 4 (“!”)'],
    ['data:text/plain', 'the comma before the data is missing'],
    ['Zm9v👋', 'Character 5 (“👋”)'],
    ['Zm9v*', 'Character 5 (“*”) is not in the Base64 alphabet.'],
    ['Zm9v\uD800', 'Character 5 (U+D800) is not in the Base64 alphabet.'],
    ['YQ=', 'is padding that does not fit'],
    ['Zm9v\r\nZm9v\rZ*9v', 'Character 13 (“*”, line 3, column 2)'],
    ['\nZ*9v\n', 'Character 3 (“*”)'],
    ['metadata:', 'is not in the Base64 alphabet'],
  ])('refuses %j and tells where', (base64, reason) => {
    const error = failureOf(() => decode(base64))
    expect(error.message).toBe('Invalid Base64 string')
    expect(error.cause).toContain(reason)
  })

  test.each([
    ['a-b_', [0x6b, 0xe6, 0xff]],
    ['_w', [0xff]],
    ['-_-_', [0xfb, 0xff, 0xbf]],
  ])('reads %s, which is in the URL-safe alphabet (RFC 4648 section 5)', (base64, bytes) => {
    expect([...(failureOf(() => decode(base64)).cause as NotText).bytes]).toEqual(bytes)
  })

  test('says that a text mixes both alphabets', () => {
    expect(convertBase64('decode', 'Pz8/Pj4-').warning).toContain('It mixes both alphabets')
    for (const pure of ['Pz8/Pj4+', 'Pz8_Pj4-'])
      expect(convertBase64('decode', pure)).toEqual({ output: '???>>>' })
  })

  // The forgiving decoder of the WHATWG is what atob is specified by; it reads the standard alphabet alone.
  test('accepts exactly what the WHATWG’s forgiving decoder accepts', () => {
    const letters = fc.constantFrom(...'AZaz09+/==  \n-_!é')
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (base64) => {
        let expected: string | undefined
        try {
          expected = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
        } catch {
          expected = undefined
        }
        expect(bytesAccepted(base64)).toBe(expected)
      }),
      { numRuns: 2000 },
    )
  })

  test('of many bytes that are no text the first sixteen are shown', () => {
    const notText = (length: number) =>
      failureOf(() => decode(Buffer.alloc(length, 0xff).toString('base64'))).cause as NotText
    const sixteen = Array.from({ length: 16 }, () => 'FF').join(' ')
    expect(notText(16).reason).toMatch(new RegExp(`its 16 bytes are not UTF-8 text: ${sixteen}$`))
    expect(notText(17).reason).toMatch(new RegExp(`its 17 bytes are not UTF-8 text: ${sixteen} …$`))
    expect((failureOf(() => decode('Dw//')).cause as NotText).reason).toMatch(/: 0F 0F FF$/)
  })

  test('the remark about mixed alphabets is kept for bytes that are not text', () => {
    const { reason } = failureOf(() => decode('+/-_')).cause as NotText
    expect(reason).toMatch(/: FB FF BF\. It mixes both alphabets/)
  })

  test('bits left over in the last letter are told, not refused (RFC 4648 section 3.5)', () => {
    const warning = expect.stringContaining('extra bits, which were ignored')
    expect(convertBase64('decode', 'YR==')).toMatchObject({ output: 'a', warning })
    expect(convertBase64('decode', 'YWJ=')).toMatchObject({ output: 'ab', warning })
    // No bits are left over of two letters with zeros at their end, of three, and of four whatever they are.
    for (const exact of ['YQ==', 'YWI=', 'YWJj', 'YWJ/'])
      expect(convertBase64('decode', exact)).not.toHaveProperty('warning')
  })

  test.each([
    ['//5B', [0xff, 0xfe, 0x41], 'FF FE 41'],
    ['wK8=', [0xc0, 0xaf], 'C0 AF'], // an overlong slash
    ['7aCA', [0xed, 0xa0, 0x80], 'ED A0 80'], // an encoded surrogate
  ])(
    '%s is Base64 of bytes that are no text: they are shown, never guessed at',
    (base64, bytes, hex) => {
      const error = failureOf(() => decode(base64))
      expect(error.message).toBe('Invalid Base64 string')
      const notText = error.cause as NotText
      expect([...notText.bytes]).toEqual(bytes)
      expect(notText.reason).toContain(hex)
    },
  )
})

/** The bytes as atob gives them, or undefined where the decoder refuses; text and no-text alike. */
function bytesAccepted(base64: string): string | undefined {
  try {
    return binary(new TextEncoder().encode(decode(base64)))
  } catch (error) {
    const cause = (error as Error).cause
    return typeof cause === 'object' ? binary((cause as NotText).bytes) : undefined
  }
}

const binary = (bytes: Uint8Array) => String.fromCharCode(...bytes)
