import { expect, test } from 'vitest'

import { readNodes } from '../text/nodes.ts'
import { contentsOf } from './contents.ts'
import type { FindingKind } from './contents-report.ts'

const contents = (text: string) => contentsOf(readNodes(new TextEncoder().encode(text)))

/** The rows of a finding, each with the source text at its offset. */
function rows(text: string, kind: FindingKind) {
  const bytes = new TextEncoder().encode(text)
  const finding = contentsOf(readNodes(bytes)).findings.find((each) => each.kind === kind)
  return finding?.rows.map(({ path, detail, offset }) => [
    path,
    detail,
    /^(?:"[^"]*"|[^,\]}\s]+|)/.exec(new TextDecoder().decode(bytes.subarray(offset)))?.[0],
  ])
}

test('values, levels and types are counted', () => {
  const { valueCount, bytes, depth, deepest, kinds } = contents('{"a": [1, {"b": null}], "c": 2}')
  expect([valueCount, bytes, depth, deepest]).toEqual([6, 31, 3, 16])
  expect(Object.fromEntries(kinds)).toEqual({ object: 2, number: 2, array: 1, null: 1 })
})

test('the elements of an array are one place, and what is inside of it is listed after it', () => {
  // Counted by hand: [{"x":7},{"x":89}] has 18 characters, [1000000,2000000] has 17.
  const { sizes, moreSizes } = contents('{"a":[{"x":7},{"x":89}],"b":[1000000,2000000],"c":""}')
  expect(sizes.map(({ path, count, bytes }) => [path, count, bytes])).toEqual([
    ['$.a', 1, 18],
    ['$.a[*]', 2, 15],
    ['$.a[*].x', 2, 3],
    ['$.b', 1, 17],
    ['$.b[*]', 2, 14],
    ['$.c', 1, 2],
  ])
  expect(moreSizes).toBe(0)
})

test('of many places the largest are listed, and the others counted', () => {
  const members = Array.from({ length: 100 }, (_, n) => `"k${n}": ${10 ** (n % 10)}`)
  const { sizes, moreSizes } = contents(`{${members.join(',')}}`)
  expect([sizes.length, moreSizes, sizes[0]?.bytes]).toEqual([25, 75, 10])
})

test('different types at one path are told with the rarest one to be shown; null is no type of its own', () => {
  const items = `[${'{"price": 1},'.repeat(98)} {"price": "2"}, {"price": "3"}, {"price": null}]`
  expect(rows(`{"items": ${items}}`, 'mixed')).toEqual([
    ['$.items[*].price', 'number 98, string 2, null 1', '"2"'],
  ])
  expect(rows('[1, null, 2]', 'mixed')).toBeUndefined()
  expect(rows('[[1], {}, [2]]', 'mixed')).toEqual([['$[*]', 'array 2, object 1', '{']])
})

test('repeated keys are found in whichever order and spelling, also after an object of the same key', () => {
  expect(rows('{"a": {"a": 1, "b": 2}, "\\u0061": 3, "a": 4}', 'duplicates')).toEqual([
    ['$.a', 'repeated 2 times', '"\\u0061"'],
  ])
  expect(rows('[{"a": 1}, {"a": 2}]', 'duplicates')).toBeUndefined()
  expect(rows('[{"b": 1, "a": 1}, {"a": 2, "b": 3, "a": 4}]', 'duplicates')).toEqual([
    ['$[*].a', 'repeated once', '"a"'],
  ])
})

test('numbers that a double does not hold are told with what they become', () => {
  const text =
    '{"ids": [12345678901234567890, 1, 12345678901234567891], "x": 1e400, "y": -0, "z": 1e-400}'
  expect(rows(text, 'beyond')).toEqual([
    [
      '$.ids[*]',
      '12345678901234567890 is read as 12345678901234567000; 1 more here',
      '12345678901234567890',
    ],
  ])
  expect(rows(text, 'overflow')).toEqual([['$.x', '1e400 is read as infinity', '1e400']])
  expect(rows(text, 'minusZero')).toEqual([
    ['$.y', '-0 is read as -0, and written back as 0', '-0'],
  ])
  expect(rows(text, 'underflow')).toEqual([['$.z', '1e-400 is read as 0', '1e-400']])
  expect(rows('[3.14159265358979323846]', 'digits')).toEqual([
    ['$[*]', '3.14159265358979323846 is read as 3.141592653589793', '3.14159265358979323846'],
  ])
})

test('1 and 1.0 at one path are two spellings', () => {
  expect(rows('[{"n": 1.0}, {"n": 1}, {"n": 2}, {"n": 2.5}]', 'spelling')).toEqual([
    ['$[*].n', '2 like 1, 1 like 1.0', '1.0'],
  ])
  expect(rows('{"a": 1, "b": 1.0}', 'spelling')).toBeUndefined()
})

test('null and empty texts are counted by path', () => {
  const text = '[{"a": "", "b": null}, {"a": "x"}, {"a": ""}]'
  expect(rows(text, 'empty')).toEqual([['$[*].a', '2 of 3 empty', '""']])
  expect(rows(text, 'null')).toEqual([['$[*].b', '1 of 1 null', 'null']])
})

test('of many places with a finding twenty are listed', () => {
  const members = Array.from({ length: 30 }, (_, n) => `"k${n}": null`)
  expect(contents(`{${members.join(',')}}`).findings).toMatchObject([{ kind: 'null', more: 10 }])
})

test('keys that are no names, and members called like those of objects, keep their paths', () => {
  expect(
    contents('{"a b": {"__proto__": {"it\'s": 1}}, "": 2}').sizes.map(({ path }) => path),
  ).toEqual(["$['a b']", "$['a b'].__proto__", "$['a b'].__proto__['it\\'s']", "$['']"])
})

test('a scalar alone, and any depth, are looked through', () => {
  expect(contents('7')).toMatchObject({ valueCount: 1, depth: 0, sizes: [], findings: [] })
  const deep = contents(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect([deep.depth, deep.deepest]).toEqual([99_999, 99_999])
  expect(deep.sizes.at(-1)?.path.length).toBeLessThan(100)
})
