import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LARGEST_RESULT_BYTES, runJsonJob } from './format.ts'

const minify = (text: string) => runJsonJob(text, 'minified', LARGEST_RESULT_BYTES)

test.each([
  ['{"a":1,"a":2}', [{ key: 'a', path: '$', line: 1 }]],
  ['{"a":1,\n"b":{"x":1,\n"x":2}}', [{ key: 'x', path: '$.b', line: 3 }]],
  ['[{}, {"a b":[0,{"k":1,"k":2}]}]', [{ key: 'k', path: '$[1]["a b"][1]', line: 1 }]],
  // JSON.parse reads both as the same key: an escape changes the spelling, not the key
  [String.raw`{"a":1,"\u0061":2}`, [{ key: 'a', path: '$', line: 1 }]],
  ['{"":1,"":2}', [{ key: '', path: '$', line: 1 }]],
  ['{"नाम":{"é":1,"é":2}}', [{ key: 'é', path: '$.नाम', line: 1 }]],
  // Dot notation is only for ECMAScript identifier names.
  ['{"1a":{"k":1,"k":2}}', [{ key: 'k', path: '$["1a"]', line: 1 }]],
  ['{"a-b":{"k":1,"k":2}}', [{ key: 'k', path: '$["a-b"]', line: 1 }]],
  ['{"":{"k":1,"k":2}}', [{ key: 'k', path: '$[""]', line: 1 }]],
  ['{"_a1$":{"$":[{"k":1,"k":2}]}}', [{ key: 'k', path: '$._a1$.$[0]', line: 1 }]],
  [`{"${'k'.repeat(80)}":1,"${'k'.repeat(80)}":2}`, [{ key: 'k'.repeat(80), path: '$', line: 1 }]],
  [
    `{"${'k'.repeat(81)}":1,"${'k'.repeat(81)}":2}`,
    [{ key: `${'k'.repeat(80)}…`, path: '$', line: 1 }],
  ],
])('the repeated keys of %s', (text, duplicates) => {
  expect(minify(text)).toMatchObject({ duplicateCount: duplicates.length, duplicates })
})

test.each([
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":1,"A":2,"a ":3}',
  // A key of a closed object does not belong to its parent
  '{"a":{"b":1},"b":2}',
  '{"a":"a","b":"a"}',
  // Decomposed and composed é are different keys
  '{"e\u0301":1,"\u00e9":2}',
])('%s repeats no key', (text) => {
  expect(minify(text)).toMatchObject({ duplicateCount: 0, duplicates: [] })
})

// Pairs of words whose 32-bit FNV-1a hashes are known to be equal
test.each([
  ['costarring', 'liquid'],
  ['declinate', 'macallums'],
  ['altarage', 'zinke'],
])('%s and %s are two keys, although their hashes are the same', (one, other) => {
  const many = Array.from({ length: 20 }, (_, index) => `"key${index}":0,`).join('')
  for (const before of ['', many]) {
    const text = `{${before}"${one}":0,"${other}":0`
    expect(minify(`${text}}`)).toMatchObject({ duplicateCount: 0 })
    expect(minify(`${text},"${other}":0}`)).toMatchObject({ duplicates: [{ key: other }] })
  }
})

test('objects of many keys beside each other may have the same keys', () => {
  const members = Array.from({ length: 17 }, (_, index) => `"key${index}":${index}`).join(',')
  expect(minify(`[{${members}},{${members}}]`)).toMatchObject({ duplicateCount: 0 })
})

test('there are as many duplicates as keys the engine drops', () => {
  const key = fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.string({ maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (keys) => {
      const text = `{${keys.map((name) => `${JSON.stringify(name)}:{"a":[]}`).join(',')}}`
      const kept = Object.keys(JSON.parse(text) as object).length
      expect(minify(text)).toMatchObject({ duplicateCount: keys.length - kept })
    }),
  )
})

test('an object of 50,000 keys finds the one that comes back', () => {
  const members = Array.from({ length: 50_000 }, (_, index) => `"key${index}":${index}`)
  const text = `{${members.join(',\n')},\n"key31415":0}`
  expect(minify(text)).toMatchObject({
    duplicateCount: 1,
    duplicates: [{ key: 'key31415', path: '$', line: 50_001 }],
  })
})

test('at most a hundred duplicates are listed and all are counted', () => {
  const check = minify(`{${'"a":1,'.repeat(500)}"a":1}`)
  expect(check).toMatchObject({ duplicateCount: 500 })
  expect(check.validity === 'valid' && check.duplicates.length).toBe(100)
})

test('the path of a very deep key is shown from its inner end', () => {
  const pathAt = (depth: number) => {
    const check = minify('{"deep":'.repeat(depth) + '{"k":1,"k":2}' + '}'.repeat(depth))
    return check.validity === 'valid' ? check.duplicates[0]?.path : undefined
  }
  expect(pathAt(19)).toBe('$' + '.deep'.repeat(19))
  expect(pathAt(20)).toBe('…' + '.deep'.repeat(19))
  expect(pathAt(5_000)).toBe('…' + '.deep'.repeat(19))
})
