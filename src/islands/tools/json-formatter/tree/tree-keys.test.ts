import { beforeEach, expect, test } from 'vitest'

import { changeOfKey } from './tree-keys.ts'

const PAGE = 12
/** Advanced before each test, so that its key presses do not extend the word typed in the previous test. */
let now = 0
beforeEach(() => {
  now += 1e6
})
const held = { ctrlKey: false, metaKey: false, altKey: false }
const press = (key: string, timeStamp: number, with_ = {}) =>
  changeOfKey({ ...held, key, timeStamp, ...with_ }, PAGE)

test.each([
  ['ArrowDown', { kind: 'move', by: 1 }],
  ['ArrowUp', { kind: 'move', by: -1 }],
  ['PageDown', { kind: 'move', by: PAGE }],
  ['PageUp', { kind: 'move', by: -PAGE }],
  ['Home', { kind: 'move', by: -Infinity }],
  ['End', { kind: 'move', by: Infinity }],
  ['ArrowRight', { kind: 'in' }],
  ['ArrowLeft', { kind: 'out' }],
  ['*', { kind: 'siblings' }],
  ['Enter', { kind: 'toggle' }],
  [' ', { kind: 'toggle' }],
  ['?', undefined],
  ['Tab', undefined],
  ['Shift', undefined],
])('the key %s asks for %j', (key, change) => {
  expect(press(key, now)).toEqual(change)
})

test('letters that follow each other are one word, a space among them included', () => {
  expect(press('b', now)).toEqual({ kind: 'seek', prefix: 'b' })
  expect(press(' ', now + 300)).toEqual({ kind: 'seek', prefix: 'b ' })
  expect(press('₹', now + 600)).toEqual({ kind: 'seek', prefix: 'b ₹' })
  expect(press('c', now + 5_000)).toEqual({ kind: 'seek', prefix: 'c' })
})

test('keys of the browser and of the page stay theirs', () => {
  expect(press('c', now, { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowLeft', now, { altKey: true })).toBeUndefined()
})
