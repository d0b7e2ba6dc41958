import { expect, test } from 'vitest'

import { readNodes } from '../text/nodes.ts'
import { ValueClasses } from './classes.ts'
import { elementsOf } from './entries.ts'
import { pairByKey, pairByPosition } from './pair-elements.ts'
import { suggestKeys } from './suggest-keys.ts'

function arraysOf(left: string, right: string) {
  const classes = new ValueClasses('ignored')
  const read = (text: string) => classes.read(readNodes(new TextEncoder().encode(text)))
  const [one, other] = [read(left), read(right)]
  const arrays = {
    left: one,
    right: other,
    lefts: elementsOf(one, 0),
    rights: elementsOf(other, 0),
  }
  return { arrays, classes }
}

function partners(left: string, right: string): number[] {
  const { arrays, classes } = arraysOf(left, right)
  return [...pairByPosition(arrays, classes).partners]
}

test.each([
  [
    'the one with the most equal members',
    '[{"id":1,"v":1},{"id":2,"v":2}]',
    '[{"id":2,"v":3}]',
    [-1, 0],
  ],
  ['the array with the most equal elements', '[[1,2],[3,4]]', '[[3,5]]', [-1, 0]],
  ['a string, not a number', '[1,"a"]', '["b"]', [-1, 0]],
  ['in order when all are alike', '[1,2]', '[3,4]', [0, 1]],
  ['an empty object with any object', '[{}]', '[{"a":1}]', [0]],
  ['never an object with an array', '[{"a":1}]', '[[1]]', [-1]],
  ['never an object without a common key', '[{"a":1}]', '[{"b":1}]', [-1]],
  ['equal elements first, also when they moved', '["x","y"]', '["y","x"]', [1, 0]],
])('an element is paired with %s', (_, left, right, expected) => {
  const found = partners(left, right)
  expect(found.map((place) => (place < 0 ? -1 : place))).toEqual(expected)
})

test('more than 1,024 combinations are compared by index only', () => {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => from + at)
  const left = JSON.stringify(numbers(0, 40))
  const right = JSON.stringify(numbers(100, 40))
  expect(partners(left, right)).toEqual(numbers(0, 40))
})

test('a key identifies elements only when each has it once with a different value', () => {
  const byKey = (left: string, right: string) => {
    const { arrays, classes } = arraysOf(left, right)
    const pairing = pairByKey(arrays, classes.keyClass('id'))
    return typeof pairing === 'string' ? pairing : [[...pairing.partners], [...pairing.still]]
  }
  expect(byKey('[{"id":1},{"id":2},{"id":3},{"id":4}]', '[{"id":3},{"id":1.0},{"id":2}]')).toEqual([
    [1, 2, 0, -1],
    [1, 1, 0, 0],
  ])
  expect(byKey('[{"id":1},{"name":2}]', '[]')).toBe('missing')
  expect(byKey('[{"id":1},2]', '[]')).toBe('missing')
  expect(byKey('[]', '[{"id":1},{"id":1}]')).toBe('repeated')
  // Of a repeated key the last value counts.
  expect(byKey('[{"id":1,"id":2}]', '[{"id":2}]')).toEqual([[0], [1]])
})

test('suggested keys have a different scalar in every element of an array of at least two', () => {
  const keysFor = (text: string) => suggestKeys([arraysOf(text, '[]').arrays.left])
  expect(keysFor('[{"n":1},{"n":2}]')).toEqual(['n'])
  expect(keysFor('[{"n":1}]')).toEqual([])
  expect(keysFor('[{"n":1},{"n":1}]')).toEqual([])
  expect(keysFor('[{"n":1},{"m":2}]')).toEqual([])
  expect(keysFor('[{"n":1,"n":2},{"n":2}]')).toEqual([])
  expect(keysFor('[{"n":[1]},{"n":[2]}]')).toEqual([])
  expect(keysFor('[{"n":1},2]')).toEqual([])
  expect(keysFor('[{"n":1,"name":"a","id":"x"},{"n":2,"name":"b","id":"y"}]')).toEqual([
    'id',
    'name',
    'n',
  ])
})
