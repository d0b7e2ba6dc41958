import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LARGEST_RESULT_BYTES, ResultTooLargeError, runJsonJob } from '../text/format.ts'
import { childrenOf, keyOf, kindOf, readNodes, stringOf, textOf } from '../text/nodes.ts'
import type { Layout } from '../text/result.ts'
import { DEFAULT_OPTIONS, readOptions, writeOptions, type LayoutOptions } from './layout-options.ts'
import { prepareLayout } from './lay-out-with.ts'

function laidOut(text: string, options: Partial<LayoutOptions>, layout: Layout = 'formatted') {
  const outcome = runJsonJob(text, layout, LARGEST_RESULT_BYTES, undefined, {
    ...DEFAULT_OPTIONS,
    ...options,
  })
  if (outcome.validity === 'invalid') throw new Error(outcome.message)
  return outcome.result.text ?? ''
}
const minified = (text: string, options: Partial<LayoutOptions>) =>
  laidOut(text, options, 'minified')

test('indents of four spaces and of a tab', () => {
  const text = '{"a":[1,{}],"b":[]}'
  expect(laidOut(text, { indent: '4' })).toBe(
    '{\n    "a": [\n        1,\n        {}\n    ],\n    "b": []\n}',
  )
  expect(laidOut(text, { indent: 'tab' })).toBe('{\n\t"a": [\n\t\t1,\n\t\t{}\n\t],\n\t"b": []\n}')
})

test('keys in the order of RFC 8785 section 3.2.3', () => {
  const text = String.raw`{"\u20ac":"Euro Sign","\r":"Carriage Return","\ufb33":"Hebrew Letter Dalet With Dagesh","1":"One","\ud83d\ude00":"Emoji: Grinning Face","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis"}`
  const values = Object.values(JSON.parse(minified(text, { sort: 'code-unit' })) as object)
  // The order given in that section. A JavaScript object would move the key "1" to the front.
  expect(values.slice(1)).toEqual([
    'Carriage Return',
    'Control',
    'Latin Small Letter O With Diaeresis',
    'Euro Sign',
    'Emoji: Grinning Face',
    'Hebrew Letter Dalet With Dagesh',
  ])
  expect(minified(text, { sort: 'code-unit' })).toMatch(/^{"\\r":"Carriage Return","1":"One",/)
})

test('natural order ignores case and reads numbers, at every depth', () => {
  expect(minified('[{"b":{"Z":1,"a":2},"item10":0,"Item9":0,"B":1}]', { sort: 'natural' })).toBe(
    '[{"B":1,"b":{"a":2,"Z":1},"Item9":0,"item10":0}]',
  )
})

test('keys are compared read and stay as they are written, duplicates in their order', () => {
  expect(minified(String.raw`{"b":1,"\u0061":2,"a":3,"B":4,"a":[{"d":1,"c":2}]}`, { sort: 'code-unit' })).toBe(
    String.raw`{"B":4,"\u0061":2,"a":3,"a":[{"c":2,"d":1}],"b":1}`,
  ) // prettier-ignore
})

test('an array of scalars stays on one line up to 80 columns', () => {
  const short = { arrays: 'short' } as const
  expect(laidOut('{"a":[1.0,"x, y",null],"b":[[1],[]],"c":[{}]}', short)).toBe(
    '{\n  "a": [1.0, "x, y", null],\n  "b": [\n    [1],\n    []\n  ],\n  "c": [\n    {}\n  ]\n}',
  )
  // Two columns of indent, "n": and its space, two brackets, 23 one-digit numbers, 22 commas with spaces: 76.
  const numbers = (count: number) => `{"n":[${Array(count).fill(1).join()}]}`
  const lines = (count: number, last = '1') =>
    laidOut(numbers(count).replace(/1\]/, `${last}]`), short).split('\n').length
  expect([lines(23), lines(23, '12345'), lines(23, '123456'), lines(24)]).toEqual([3, 3, 27, 3])
  expect(lines(25)).toBe(29)
})

test('letters of any script count one column each, and six as an escape', () => {
  const text = `["${'न'.repeat(70)}"]`
  expect(laidOut(text, { arrays: 'short' })).toBe(text)
  expect(laidOut(text, { arrays: 'short', escapes: 'escape' }).split('\n')).toHaveLength(3)
})

test('a line is measured as it will be written, without the escapes that go', () => {
  const text = `{"${'\\u0905'.repeat(30)}":[null]}`
  expect(laidOut(text, { arrays: 'short', escapes: 'unescape' })).toBe(
    `{\n  "${'अ'.repeat(30)}": [null]\n}`,
  )
})

test('what is not ASCII becomes escapes, an emoji two', () => {
  expect(minified('{"₹":"é😀\\u00e9\\n"}', { escapes: 'escape' })).toBe(
    String.raw`{"\u20b9":"\u00e9\ud83d\ude00\u00e9\n"}`,
  )
})

test.each([
  // Invisible characters, and characters that would end the string, stay escaped.
  [String.raw`"\u20B9\u0041\/\ud83d\uDE00"`, '"₹A/😀"'],
  [String.raw`"\u0022\u005c\u005C\\\n\u000a\u001f\u007f"`, undefined],
  [String.raw`"\ud83d \ude00\ud83d\u0041"`, String.raw`"\ud83d \ude00\ud83dA"`],
  [String.raw`"\\u0041\\\u0041"`, String.raw`"\\u0041\\A"`],
  [String.raw`"\u200b\u00a0\ufeff\u2028\u202e\ue000"`, undefined],
  [String.raw`"\u0915\u094d\u200d\u0937\u0020"`, '"क्\u200dष "'],
])('%s without needless escapes', (text, expected = text) => {
  expect(minified(text, { escapes: 'unescape' })).toBe(expected)
})

test('a line feed at the end, where the text is formatted', () => {
  expect(laidOut('[1]', { finalNewline: true })).toBe('[\n  1\n]\n')
  expect(minified('[1]', { finalNewline: true, indent: '4', arrays: 'short' })).toBe('[1]')
})

const anyOptions: fc.Arbitrary<LayoutOptions> = fc.record({
  indent: fc.constantFrom('2', '4', 'tab'),
  sort: fc.constantFrom('off', 'code-unit', 'natural'),
  arrays: fc.constantFrom('lines', 'short'),
  escapes: fc.constantFrom('keep', 'escape', 'unescape'),
  finalNewline: fc.boolean(),
})

/** The content of a document in one canonical member order: number literals unchanged, strings and keys decoded. */
function meaning(text: string): unknown {
  const nodes = readNodes(new TextEncoder().encode(text))
  const of = (node: number): unknown => {
    const kind = kindOf(nodes, node)
    if (kind === 'string') return ['string', stringOf(nodes, node)]
    const inner = [...childrenOf(nodes, node)].map((child) => [keyOf(nodes, child) ?? '', of(child)] as const) // prettier-ignore
    if (kind === 'array') return inner.map(([, value]) => value)
    if (kind !== 'object') return textOf(nodes, node)
    // Members with the same key stay in document order.
    return inner.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
  }
  return of(0)
}

const document = fc
  .json({ maxDepth: 5, stringUnit: 'binary' })
  .chain((text) =>
    fc.constantFrom(text, text.replace(/[^\x20-\x7e]/g, (u) => `\\u${u.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  ) // prettier-ignore

test('every option in every layout keeps what a document says, and its size is known before', () => {
  fc.assert(
    fc.property(document, anyOptions, fc.constantFrom('formatted', 'minified'), (text, options, layout: Layout) => {
      const once = laidOut(text, options, layout)
      expect(meaning(once)).toEqual(meaning(text))
      expect(laidOut(once, options, layout)).toBe(once)
      const bytes = new TextEncoder().encode(text)
      const prepared = prepareLayout(bytes, layout, options)
      expect(prepared.write()).toHaveLength(prepared.size)
    }), // prettier-ignore
  )
})

test('the default options give what the layout without options gives', () => {
  fc.assert(
    fc.property(document, fc.constantFrom('formatted', 'minified'), (text, layout: Layout) => {
      const bytes = new TextEncoder().encode(text)
      const written = prepareLayout(bytes, layout, DEFAULT_OPTIONS).write()
      expect(new TextDecoder().decode(written)).toBe(laidOut(text, {}, layout))
    }),
  )
})

test('a document too deep to indent is refused before it is written, and tabs take half', () => {
  const deep = '['.repeat(90_000) + ']'.repeat(90_000)
  const size = (indent: LayoutOptions['indent']) =>
    prepareLayout(new TextEncoder().encode(deep), 'formatted', { ...DEFAULT_OPTIONS, indent }).size
  // 89,999 opening and 89,999 closing lines, with "[]" inside. Indents of 1 to 89,998 occur twice and 89,999 once.
  const indents = 89_998 * 89_999 + 89_999
  expect(size('tab')).toBe(2 * 89_999 + 2 + 2 * 89_999 + indents)
  expect(size('4')).toBe(2 * 89_999 + 2 + 2 * 89_999 + 4 * indents)
  expect(() => laidOut(deep, { indent: '4' })).toThrow(ResultTooLargeError)
})

test('options are kept as the words that differ from the default', () => {
  expect(writeOptions(DEFAULT_OPTIONS)).toBe('')
  expect(readOptions('')).toEqual(DEFAULT_OPTIONS)
  expect(readOptions('8 <script> sorted')).toEqual(DEFAULT_OPTIONS)
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(readOptions(writeOptions(options))).toEqual(options)
    }),
  )
})
