import fc from 'fast-check'
import { expect, test } from 'vitest'

import { convertLines } from './LinesPanel.tsx'

test('every line is encoded for itself, and its end kept', () => {
  const action = { kind: 'encode', encoding: 'form' } as const
  expect(convertLines('a b\r\nनम\n\nc+d\r', action)).toEqual({
    result: 'a+b\r\n%E0%A4%A8%E0%A4%AE\n\nc%2Bd\r',
    problems: [],
  })
})

test('a line that is broken is told with its place, and the others are decoded', () => {
  const { result, problems } = convertLines('%41\n100%\n%42%zz%43', {
    kind: 'decode',
    plus: 'plus',
  })
  expect(result).toBe('A\n100%\nB%zzC')
  expect(problems.map(({ line, reason }) => [line, reason.slice(0, 12)])).toEqual([
    [2, 'Character 4:'],
    [3, 'Character 4:'],
  ])
})

test('a line that cannot be encoded stays', () => {
  const { result, problems } = convertLines('a b\n\uD800', {
    kind: 'encode',
    encoding: 'component',
  })
  expect(result).toBe('a%20b\n\uD800')
  expect(problems).toHaveLength(1)
})

test('lines come back as they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const [encoding, plus] of [
        ['component', 'plus'],
        ['strict', 'plus'],
        ['form', 'space'],
      ] as const) {
        const { result } = convertLines(text, { kind: 'encode', encoding })
        expect(convertLines(result, { kind: 'decode', plus }).result).toBe(text)
      }
    }),
  )
})
