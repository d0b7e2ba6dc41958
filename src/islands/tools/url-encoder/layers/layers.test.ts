import fc from 'fast-check'
import { expect, test } from 'vitest'

import { decodeLayers } from './layers.ts'

test.each([
  ['a%20b', ['a b'], 'plain'],
  ['%25252B', ['%252B', '%2B', '+'], 'plain'],
  ['plain', [], 'plain'],
  ['', [], 'plain'],
  ['100%25 off', ['100% off'], 'percent-signs'],
  ['%2520 is 100%25', ['%20 is 100%'], 'percent-signs'],
  ['100% %41', ['100% A'], 'broken'],
  ['100%', [], 'broken'],
  ['%25C0%25AF', ['%C0%AF'], 'percent-signs'],
] as const)('%j has the decodings %j, and ends: %s', (text, decodings, end) => {
  expect(decodeLayers(text, 'plus')).toMatchObject({ decodings, end })
})

test('“+” is a space in the outermost layer alone', () => {
  expect(decodeLayers('a+b%2Bc', 'space').decodings).toEqual(['a b+c'])
  expect(decodeLayers('a+b%2Bc', 'plus').decodings).toEqual(['a+b+c'])
})

test('a text of which every layer is one more escape ends', () => {
  const { decodings, end } = decodeLayers(`%${'25'.repeat(20_000)}`, 'plus')
  expect(decodings).toHaveLength(20)
  expect(end).toBe('limit')
})

test('as many layers are found as were put on', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 5 }), (text, times) => {
      const core = `${text.replaceAll('%', '')} `
      let encoded = core
      for (let time = 0; time < times; time++) encoded = encodeURIComponent(encoded)
      const { decodings } = decodeLayers(encoded, 'plus')
      expect(decodings).toHaveLength(times)
      expect(decodings.at(-1)).toBe(core)
    }),
  )
})
