import fc from 'fast-check'
import { expect, test } from 'vitest'

import { stretches } from './highlight.ts'

test('a member is a key and a value, with the punctuation between', () => {
  expect(stretches('  "a": "b: \\"c\\"",')).toEqual([
    { kind: 'plain', text: '  ' },
    { kind: 'key', text: '"a"' },
    { kind: 'plain', text: ': ' },
    { kind: 'string', text: '"b: \\"c\\""' },
    { kind: 'plain', text: ',' },
  ])
})

test.each([
  ['-1.5e+9', 'number'],
  ['null', 'word'],
  ['"true"', 'string'],
])('%s is a %s', (text, kind) => {
  expect(stretches(text)).toEqual([{ kind, text }])
})

test('the stretches put together are the line, whatever it holds', () => {
  const part = fc.oneof(fc.json(), fc.constantFrom('"', '\\', ':', '-'), fc.string())
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const line = parts.join('')
      expect(stretches(line).map(({ text }) => text).join('')).toBe(line) // prettier-ignore
    }),
  )
})
