import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { KEPT, percentEncode } from '../escaped-characters.ts'
import { allEncodings, bothReadings, encodeAs, ENCODINGS } from './encodings.ts'

const PRINTABLE = Array.from({ length: 0x7f - 0x20 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('')

describe('the percent-encode sets of the URL standard', () => {
  // URL standard, section 1.3: each set extends the previous one.
  const query = ' "#<>'
  const path = `${query}?^\`{}`
  const userinfo = `${path}/:;=@[\\]|`
  const component = `${userinfo}$%&+,`
  const form = `${component}!'()~`
  test.each([
    ['fragment', ' "<>`', KEPT.fragment],
    ['path', path, KEPT.path],
    ['userinfo', userinfo, KEPT.userinfo],
    ['component', component, KEPT.component],
    ['form', form, KEPT.form],
  ])('%s', (_, set, kept) => {
    const escaped = Array.from(PRINTABLE).filter((one) => percentEncode(one, kept) !== one)
    expect(escaped).toEqual(Array.from(PRINTABLE).filter((one) => set.includes(one)))
  })

  test('control characters, DEL and what is not ASCII are in each', () => {
    for (const kept of Object.values(KEPT))
      expect(percentEncode('\0\n\x1F\x7Fé≡‽\uD800', kept)).toBe(
        '%00%0A%1F%7F%C3%A9%E2%89%A1%E2%80%BD%EF%BF%BD',
      )
  })
})

describe('encodings by their standards', () => {
  // RFC 3986, sections 2.1 to 2.3; the URL standard, section 5.2; ECMA-262, section 19.2.6.
  test.each([
    [
      'strict',
      PRINTABLE.replace(/[A-Za-z0-9]/g, ''),
      '%20%21%22%23%24%25%26%27%28%29%2A%2B%2C-.%2F%3A%3B%3C%3D%3E%3F%40%5B%5C%5D%5E_%60%7B%7C%7D~',
    ],
    ['form', "a b*-._~!'()", 'a+b*-._%7E%21%27%28%29'],
    ['component', "a b*-._~!'()", "a%20b*-._~!'()"],
    [
      'address',
      'https://x.in/न म?q=₹ 5&a=100%&b=%E2%82%B9#[f]',
      'https://x.in/%E0%A4%A8%20%E0%A4%AE?q=%E2%82%B9%205&a=100%25&b=%E2%82%B9#[f]',
    ],
    ['address', '%2520 %zz "<>', '%2520%20%25zz%20%22%3C%3E'],
  ] as const)('%s: %s', (encoding, text, encoded) => {
    expect(encodeAs(encoding, text)).toBe(encoded)
  })

  test('component and form agree with the platform', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeAs('component', text)).toBe(encodeURIComponent(text))
        expect(encodeAs('form', text)).toBe(new URLSearchParams({ '': text }).toString().slice(1))
        expect(decodeURIComponent(encodeAs('strict', text))).toBe(text)
      }),
    )
  })

  test('an address that is encoded already stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = encodeAs('address', text)
        expect(encodeAs('address', once)).toBe(once)
      }),
    )
  })

  test('the pieces of all results say where they differ', () => {
    const { component, form } = allEncodings('a b~न')
    expect(component).toEqual([
      { text: 'a', differs: false },
      { text: '%20', differs: true },
      { text: 'b', differs: false },
      { text: '~', differs: true },
      { text: '%E0%A4%A8', differs: false },
    ])
    expect(form[3]).toEqual({ text: '%7E', differs: true })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const all = allEncodings(text)
        for (const { id } of ENCODINGS)
          expect(all[id].map((piece) => piece.text).join('')).toBe(encodeAs(id, text))
      }),
    )
  })

  test('half a surrogate pair has its place told', () => {
    expect(() => allEncodings('👋\uD83D')).toThrow('Character 2 is half of a surrogate pair')
  })
})

test('the two readings of an encoded text differ in “+” alone', () => {
  expect(bothReadings('a+%2B%')).toEqual({
    component: [
      { text: 'a', differs: false },
      { text: '+', differs: true },
      { text: '+%', differs: false },
    ],
    form: [
      { text: 'a', differs: false },
      { text: ' ', differs: true },
      { text: '+%', differs: false },
    ],
    isBroken: true,
  })
})
