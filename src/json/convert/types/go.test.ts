import { expect, test } from 'vitest'

import { readNodes } from '../../text/nodes.ts'
import { typesOf } from './types-task.ts'

const go = (document: string) =>
  typesOf(readNodes(new TextEncoder().encode(document)), 'go').text.replace('package model\n\n', '')

test('Go names are exported, initialisms in capitals, the keys in their tags', () => {
  // The list of initialisms is that of staticcheck, ST1003; the columns are as gofmt sets them.
  expect(
    go('{"user_id":1,"homepageURL":"","isOk":true,"2fa":"","userIds":[1.5],"-":"","नम":1}'),
  ).toBe(
    'type Root struct {\n' +
      '\tUserID      int64     `json:"user_id"`\n' +
      '\tHomepageURL string    `json:"homepageURL"`\n' +
      '\tIsOk        bool      `json:"isOk"`\n' +
      '\tX2Fa        string    `json:"2fa"`\n' +
      '\tUserIDs     []float64 `json:"userIds"`\n' +
      '\tValue       string    `json:"-,"`\n' +
      '\tValue2      int64     `json:"नम"`\n' +
      '}\n',
  )
})

test('what may be missing or null is a pointer, and lists and maps are empty without one', () => {
  const text = go('[{"a":1,"b":null,"c":{"x":1},"d":[1],"e":[null,1]},{"b":true,"d":null}]')
  expect(text).toContain('A *int64   `json:"a,omitempty"`')
  expect(text).toContain('B *bool    `json:"b"`')
  expect(text).toContain('C *C       `json:"c,omitempty"`')
  expect(text).toContain('D []int64  `json:"d"`')
  expect(text).toContain('E []*int64 `json:"e,omitempty"`')
})

test.each([
  // The bounds of the types: go.dev/ref/spec#Numeric_types
  ['9223372036854775807', 'int64'],
  ['-9223372036854775808', 'int64'],
  ['9223372036854775808', 'uint64'],
  ['18446744073709551615', 'uint64'],
  ['18446744073709551616', 'json.Number'],
  ['-9223372036854775809', 'json.Number'],
  ['2.0', 'float64'],
  ['1e3', 'float64'],
  ['1e400', 'json.Number'],
])('%s is a number for %s', (number, type) => {
  expect(go(number)).toContain(`type Root ${type}\n`)
})

test('one number below zero and one beyond int64 fit no integer of Go', () => {
  expect(go('[-1,18446744073709551615]')).toBe(
    'import "encoding/json"\n\ntype Root []json.Number\n',
  )
})

test('a union is any and says of what', () => {
  expect(go('{"a":[1,"b",null,{"c":1}]}')).toContain(
    'A []any `json:"a"` // int64 or string or AItem',
  )
})

test('a key that no tag can contain is omitted and reported', () => {
  const { text, notes } = typesOf(
    readNodes(new TextEncoder().encode('{"a,b":1,"`":2,"":3,"ok":4}')),
    'go',
  )
  expect(text).toContain(
    'type Root struct {\n\tOk int64 `json:"ok"`\n\t// encoding/json cannot name the key "a,b" in a tag.\n',
  )
  expect(text.match(/cannot name/g)).toHaveLength(3)
  expect(notes).toHaveLength(1)
})
