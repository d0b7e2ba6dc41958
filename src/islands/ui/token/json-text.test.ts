import { expect, test } from 'vitest'

import { JsonTextError, readJsonText } from './json-text.ts'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

// RFC 8259 as the engine reads it is the oracle.
test('texts are JSON exactly when the engine says so, and keep their meaning', () => {
  const pieces = ['{', '}', '[', ']', ',', ':', '"a"', '"\\u00e9\\n"', '1', '-0', '1.5e-3', '01', '+1', '.5', '1.', 'true', 'nul', 'null', ' ', '\n', '\u00a0', "'a'", '"\t"'] // prettier-ignore
  let seed = 7
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
  let valid = 0
  for (let round = 0; round < 60_000; round++) {
    const text = Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join('')
    if (!isJson(text)) {
      expect(() => readJsonText(text), text).toThrow(JsonTextError)
      continue
    }
    valid++
    const { compact, indented } = readJsonText(text)
    for (const written of [compact, indented]) expect(JSON.parse(written)).toEqual(JSON.parse(text))
  }
  expect(valid).toBeGreaterThan(500)
})

test('indented as the engine does, where that loses nothing', () => {
  const text = '{"a":[1,{"b":[]},{}],"c":{"d":null,"e":"x"},"f":[[1,2],[]]}'
  expect(readJsonText(text).indented).toBe(JSON.stringify(JSON.parse(text), null, 2))
  expect(readJsonText(text).compact).toBe(text)
})

test('names that one object has twice are found at any depth', () => {
  expect(readJsonText('{"a":1,"b":{"c":1,"\\u0063":2},"d":[{"a":1}],"a":2}').repeated).toEqual(['c', 'a']) // prettier-ignore
})

test('time grows with the length alone', () => {
  const start = performance.now()
  readJsonText('['.repeat(200_000) + ']'.repeat(200_000))
  readJsonText(`"${'\\n'.repeat(300_000)}"`)
  expect(() => readJsonText(`{"a":"${'\\\\'.repeat(200_000)}`)).toThrow('A value is expected')
  expect(performance.now() - start).toBeLessThan(3000)
})
