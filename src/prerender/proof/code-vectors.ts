import type { Vector } from './vector.ts'

const base64 = (text: string, result: string, source = 'RFC 4648, section 10'): Vector => ({
  page: 'base64',
  inputs: `Encode "${text}"`,
  values: { text },
  row: 'Base64',
  result,
  source,
})
const hash = (row: string, text: string, result: string, source: string): Vector => ({
  page: 'hash-generator',
  inputs: text === '' ? `${row} of no bytes` : `${row} of "${text}"`,
  values: { text },
  row,
  result,
  source,
})
const MD5 = 'RFC 1321, appendix A.5'
const SHA = 'NIST, example values of the Secure Hash Standard (FIPS 180-4)'
const SHA3 = 'NIST, example values of SHA-3 (FIPS 202)'
const hmac = (row: string, result: string): Vector => ({
  page: 'hash-generator/hmac',
  inputs: `${row} of "what do ya want for nothing?" with the key "Jefe"`,
  values: { key: 'Jefe', message: 'what do ya want for nothing?' },
  row,
  result,
  source: row === 'HMAC-SHA-1' || row === 'HMAC-MD5' ? 'RFC 2202, test case 2' : 'RFC 4231, section 4.3', // prettier-ignore
})
const url = (text: string, row: string, result: string, source: string): Vector => ({
  page: 'url-encoder',
  inputs: `Encode "${text}"`,
  values: { text },
  row,
  result,
  source,
})
const count = (
  text: string,
  row: string,
  result: string,
  source: string,
  inputs = text,
): Vector => ({
  // prettier-ignore
  page: 'word-counter',
  inputs,
  values: { text },
  row,
  result,
  source,
})
const GSM = '3GPP TS 23.038 and 23.040: 160 letters in a message, 153 in each part of a longer one'
const UCS2 = '3GPP TS 23.038 and 23.040: 70 characters of UCS-2 in a message, 67 in each part'
const TWO_BLOCKS = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'

/** Returns a row of the example of RFC 7519, section 3.1. */
const token = (row: string, result: string, source: string): Vector => ({
  page: 'jwt',
  inputs: 'The token of RFC 7519, section 3.1',
  values: { token: RFC_TOKEN, key: RFC_KEY },
  row,
  result,
  source,
})
const RFC_TOKEN =
  'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const RFC_KEY =
  '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}'

const letterLines = (letters: string) => [...letters].map((letter) => `${letter}\n`).join('')

/** Encodings, hashes and counts. */
export const codeVectors: readonly Vector[] = [
  base64('f', 'Zg=='),
  base64('fo', 'Zm8='),
  base64('foo', 'Zm9v'),
  base64('foob', 'Zm9vYg=='),
  base64('fooba', 'Zm9vYmE='),
  base64('foobar', 'Zm9vYmFy'),
  base64('Aladdin:open sesame', 'QWxhZGRpbjpvcGVuIHNlc2FtZQ==', 'RFC 7617, section 2'),
  base64('test:123£', 'dGVzdDoxMjPCow==', 'RFC 7617, section 2.1'),
  hash('MD5', '', 'd41d8cd98f00b204e9800998ecf8427e', MD5),
  hash('MD5', 'a', '0cc175b9c0f1b6a831c399e269772661', MD5),
  hash('MD5', 'abc', '900150983cd24fb0d6963f7d28e17f72', MD5),
  hash('MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0', MD5),
  hash('MD5', 'abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b', MD5),
  hash('SHA-1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d', SHA),
  hash('SHA-1', TWO_BLOCKS, '84983e441c3bd26ebaae4aa1f95129e5e54670f1', SHA),
  hash('SHA-224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7', SHA),
  hash('SHA-256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', SHA),
  hash('SHA-256', TWO_BLOCKS, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1', SHA), // prettier-ignore
  hash('SHA-384', 'abc', 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7', SHA), // prettier-ignore
  hash('SHA-512', 'abc', 'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f', SHA), // prettier-ignore
  hash('SHA3-256', '', 'a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a', SHA3),
  hash('SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532', SHA3), // prettier-ignore
  hmac('HMAC-SHA-224', 'a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44'),
  hmac('HMAC-SHA-256', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'),
  hmac('HMAC-MD5', '750c783e6ab0b503eaa86e310a5db738'),
  hmac('HMAC-SHA-1', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'),
  url('Say what‽', 'Encoded', 'Say%20what%E2%80%BD', 'WHATWG, URL Standard, section 1.3'),
  url('À', 'Encoded', '%C3%80', 'RFC 3986, section 2.5'),
  url('ア', 'Encoded', '%E3%82%A2', 'RFC 3986, section 2.5'),
  url('Hello World!', 'RFC 3986 strict', 'Hello%20World%21', 'RFC 6570, section 1.2'),
  url('50%', 'RFC 3986 strict', '50%25', 'RFC 6570, section 3.2.2'),
  count('The quick (“brown”) fox can’t jump 32.3 feet, right?', 'Words', '9', 'Unicode UAX #29, figure 1'), // prettier-ignore
  count('A≢Α.', 'Bytes', '7', 'RFC 3629, section 7'),
  count('한국어', 'Bytes', '9', 'RFC 3629, section 7'),
  count('日本語', 'Bytes', '9', 'RFC 3629, section 7'),
  count('a'.repeat(160), 'SMS messages', '1', GSM, '160 letters'),
  count('a'.repeat(161), 'SMS messages', '2', GSM, '161 letters'),
  count('न'.repeat(70), 'SMS messages', '1', UCS2, '70 Hindi letters'),
  count('न'.repeat(71), 'SMS messages', '2', UCS2, '71 Hindi letters'),
  {
    page: 'json-formatter',
    inputs: 'Minify the header of RFC 7515, appendix A.1',
    values: { json: '{"typ":"JWT",\r\n "alg":"HS256"}' },
    row: 'Minified',
    result: '{"typ":"JWT","alg":"HS256"}',
    source: 'RFC 8259, section 2: white space between tokens means nothing',
  },
  {
    page: 'text-compare',
    inputs: 'abcabba and cbabac, a letter a line',
    values: { left: letterLines('abcabba'), right: letterLines('cbabac') },
    row: 'Lines removed and added',
    result: '5',
    source: 'E. W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986, figure 2',
  },
  token('alg', 'HS256', 'RFC 7519, section 3.1'),
  token('iss', 'joe', 'RFC 7519, section 3.1'),
  token('exp', '1300819380', 'RFC 7519, section 3.1'),
  token('Signature', 'matches', 'RFC 7515, appendix A.1'),
]
