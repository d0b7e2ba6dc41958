import { domainToASCII } from 'node:url'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hostLabels } from './host-warnings.ts'

const unicodeOf = (label: string) => hostLabels(label)[0]?.unicode

// RFC 3492, section 7.1, (B), (G), (H) and (J).
test.each([
  ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
  ['i1baa7eci9glrd9b2ae1bj0hfcgg6iyaf8o0a1dig0cd', 'यहलोगहिन्दीक्योंनहींबोलसकतेहैं'],
  ['n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa', 'なぜみんな日本語を話してくれないのか'],
  ['PorqunopuedensimplementehablarenEspaol-fmd56a', 'PorquénopuedensimplementehablarenEspañol'],
])('xn--%s is %s', (encoded, text) => {
  expect(unicodeOf(`xn--${encoded}`)).toBe(text)
})

test.each([
  ['a-ü', 'a letter that is not a digit'],
  ['ü-a', 'a letter that is not ASCII'],
  ['a-b_', 'a sign that is not a digit'],
  ['9', 'the middle of a number'],
  ['99999999', 'a number that is too large'],
  ['999999b', 'a character that Unicode does not have'],
  // Python's codec "punycode" writes U+D800 so, half of a surrogate pair.
  ['ib9b', 'half of a surrogate pair'],
])('xn--%s is not valid: %s', (encoded) => {
  const [label] = hostLabels(`xn--${encoded}`)
  expect(label?.unicode).toBe(`xn--${encoded}`)
  expect(label?.warnings).toEqual(['This is not valid Punycode.'])
})

test('a label has the letters that the platform wrote in ASCII', () => {
  const letter = fc.constantFrom(...'abcxyz019äéößञनमअआкиевασ日本語한국カ')
  fc.assert(
    fc.property(fc.array(letter, { minLength: 1, maxLength: 10 }), (letters) => {
      const name = `k${letters.join('')}k`.normalize('NFC')
      const ascii = domainToASCII(name)
      fc.pre(ascii.startsWith('xn--'))
      expect(unicodeOf(ascii)).toBe(name)
    }),
  )
})
