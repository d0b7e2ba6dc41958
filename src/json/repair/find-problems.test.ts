import { expect, test } from 'vitest'

import { withCertainFixes } from './problem.ts'
import { findProblems } from './find-problems.ts'
import { found, problemsOf } from './found-for-tests.ts'

function allFixed(text: string): string {
  const result = findProblems(text)
  if (result.kind === 'refused') return text
  expect(result.problems.filter(({ certainty }) => certainty === 'offered')).toEqual([])
  return withCertainFixes(text, result.problems)
}

test.each([
  ['{"a": 1 // one\n}', '{"a": 1 \n}'],
  ['{"a": /* one */ 1}', '{"a":  1}'],
  ['# list\n[1]', '\n[1]'],
  ['[1/**/2]', '[1, 2]'],
  ['{"a": 1,}', '{"a": 1}'],
  ['[1, 2,]', '[1, 2]'],
  ['{,"a": 1}', '{"a": 1}'],
  ['{"a": 1,, "b": 2}', '{"a": 1, "b": 2}'],
  ['{"a": 1 "b": 2}', '{"a": 1, "b": 2}'],
  ['{"a": 1\n"b": 2}', '{"a": 1,\n"b": 2}'],
  ['["a" "b"]', '["a", "b"]'],
  ['[{"a": 1} {"a": 2}]', '[{"a": 1}, {"a": 2}]'],
  ['{"a": 1; "b": 2}', '{"a": 1, "b": 2}'],
  ['{"a"：1，"b"：2}', '{"a":1,"b":2}'],
  ['{"a" = 1, "b" => 2}', '{"a" : 1, "b" : 2}'],
  ['{"a" 1}', '{"a": 1}'],
  [`{'a': 'it\\'s "x"'}`, `{"a": "it's \\"x\\""}`],
  ['{“a”: ‘b’}', '{"a": "b"}'],
  ['{`a`: ＂b＂}', '{"a": "b"}'],
  ['{"a": """x "y"\nz"""}', '{"a": "x \\"y\\"\\nz"}'],
  ['{a: 1, b-c: 2, first name: 3}', '{"a": 1, "b-c": 2, "first name": 3}'],
  ['[True, False, None, nil]', '[true, false, null, null]'],
  ['[+1, .5, 5., -.5]', '[1, 0.5, 5.0, -0.5]'],
  [`{"a": "x" + 'y' + "z"}`, '{"a": "xyz"}'],
  ['callback({"a": 1});', '{"a": 1}'],
  ['const data = [1];', '[1]'],
  [`)]}',\n{"a": 1}`, '{"a": 1}'],
  ['```json\n{"a": 1}\n```', '{"a": 1}\n'],
  ['~~~\n[1]\n~~~\n', '[1]\n\n'],
  ['```json {"a": 1}```', '{"a": 1}'],
  ['```{"a": "```"}```', '{"a": "```"}'],
  ['``` [1, 2,] ```\n', '[1, 2] \n'],
  ['```json {\n"a": 1\n}\n```', '{\n"a": 1\n}\n'],
  ['```json\n{"a": 1}```', '{"a": 1}'],
  ['```json title="a {1}"\n{"a": 1}\n```', '{"a": 1}\n'],
  ['[\n```json\n{"a": 1}\n```\n]', '[\n\n{"a": 1}\n\n]'],
  ['[```json{"a": 1}```, ~~~\n2\n~~~]', '[{"a": 1}, \n2\n]'],
  ['{"a": ```json\n[1]\n```}', '{"a": \n[1]\n}'],
  ['{a: "x", नाम: "y"}', '{"a": "x", "नाम": "y"}'],
  ['{a: "x", הָ: "y", ชื่อ: "z"}', '{"a": "x", "הָ": "y", "ชื่อ": "z"}'],
  ['{"a": "x" नाम: 1}', '{"a": "x", "नाम": 1}'],
  ['{"a": true मूल्य: 1}', '{"a": true, "मूल्य": 1}'],
  ['["a\tb\nc\u0001"]', '["a\\tb\\nc\\u0001"]'],
  ['{"a":\u00a01}', '{"a": 1}'],
  ['{\u200b"a":\ufeff1}', '{"a":1}'],
  ['{"a": [1, 2], "b": {"c": "d"}', '{"a": [1, 2], "b": {"c": "d"}}'],
  ['{"a": [{"b": "c"', '{"a": [{"b": "c"}]}'],
  ['{"a": [1, 2}', '{"a": [1, 2]}'],
  ['[1, 2}', '[1, 2]'],
  ['{"a": 1}}', '{"a": 1}'],
  ['["it\\\'s"]', '["it\'s"]'],
])('%j has one plausible reading', (text, repaired) => {
  expect(allFixed(text)).toBe(repaired)
})

test.each([
  ['[,1]', 'empty-element', 1, ['[1]', '[null,1]']],
  ['[1,,2]', 'empty-element', 2, ['[1,2]', '[1,null,2]']],
  ['[NaN]', 'no-value-of-json', 1, ['[null]', '["NaN"]']],
  ['[-Infinity]', 'no-value-of-json', 1, ['[null]', '["-Infinity"]']],
  ['[undefined]', 'no-value-of-json', 1, ['[null]', '["undefined"]']],
  ['{"a": }', 'missing-value', 5, ['{"a": null }', '{"a": "" }']],
  ['{"a"}', 'missing-value', 4, ['{"a": null}', '{"a": ""}']],
  ['{"pin": 007}', 'wrong-number', 8, ['{"pin": "007"}', '{"pin": 7}']],
  ['[0xFF]', 'wrong-number', 1, ['[255]', '["0xFF"]']],
  ['[1_000]', 'wrong-number', 1, ['[1000]', '["1_000"]']],
  ['{"a": 3,50,000}', 'wrong-number', 6, ['{"a": 350000}', '{"a": "3,50,000"}']],
  ['[3,50,000]', 'wrong-number', 1, ['[350000]', '["3,50,000"]']],
  ['{"a": ₹1,200.50}', 'wrong-number', 6, ['{"a": 1200.50}', '{"a": "₹1,200.50"}']],
  ['[१२३]', 'wrong-number', 1, ['[123]', '["१२३"]']],
  ['{"a": hello world}', 'text', 6, ['{"a": "hello world"}']],
  ['[2026-11-22]', 'text', 1, ['["2026-11-22"]']],
  ['{"a": http://x.in/y?z=1}', 'text', 6, ['{"a": "http://x.in/y?z=1"}']],
  ['[1 2]', 'text', 1, ['[1, 2]', '["1 2"]']],
  ['["say "hi" now"]', 'inner-quote', 6, ['["say \\"hi\\" now"]']],
  ['["D:\\Utils\\next"]', 'path', 4, ['["D:\\\\Utils\\\\next"]', '["D:\\\\Utils\\next"]']],
  ['["\\x41"]', 'escape', 2, ['["\\u0041"]', '["\\\\x41"]']],
  ['["\\q"]', 'unknown-escape', 2, ['["\\\\q"]', '["q"]']],
  ['[7,8,...]', 'left-out', 4, ['[7,8]']],
  ['[[Object]]', 'left-out', 1, ['[null]', '["[Object]"]']],
  ['[ObjectId("5f")]', 'call', 1, ['["5f"]', '[{"$oid": "5f"}]', '["ObjectId(\\"5f\\")"]']],
  ["[Decimal('1.50')]", 'call', 1, ['[1.50]', `["Decimal('1.50')"]`]],
  [
    '[datetime.datetime(2026, 11, 5, 9, 30)]',
    'call',
    1,
    ['["2026-11-05T09:30:00"]', '["datetime.datetime(2026, 11, 5, 9, 30)"]'],
  ],
  ['{"a": 1}\n{"a": 2}', 'several-documents', 0, ['[{"a": 1},\n{"a": 2}]', '{"a": 1}']],
  ['{\\"a\\": \\"b\\"}', 'encoded', 0, ['{"a": "b"}']],
  ['%7B%22a%22%3A1%7D', 'encoded', 0, ['{"a":1}']],
  ['eyJhIjoxfQ==', 'encoded', 0, ['{"a":1}']],
  ['"a": 1, "b": 2', 'missing-opener', 0, ['{"a": 1, "b": 2}']],
  ['{"a": 12', 'missing-closer', 8, ['{"a": 12}']],
  ['{"a": [1, 2}}', 'wrong-closer', 11, ['{"a": [1, 2]}', '{"a": [1, 2}']],
  ['{"a": (1, 2)}', 'tuple', 6, ['{"a": [1, 2]}']],
  ['{"a": "b, "c": 1}', 'unclosed-string', 8, ['{"a": "b", "c": 1}', '{"a": "b," "c": 1}']],
] as const)('%j is for the visitor to decide', (text, kind, start, choices) => {
  expect(found(text)).toEqual([[kind, start, ...choices]])
  expect(withCertainFixes(text, problemsOf(text))).toBe(text)
})

test('words around a one-line fence are for the visitor to decide', () => {
  expect(found('Here it is: ```json {"a": 1}``` Enjoy!')).toEqual([['fence', 0, '{"a": 1}']])
})

test("the page's example has five problems, and one of them is to be decided", () => {
  const example = "{'pin': 007, ok: True,}"
  expect(found(example).map(([kind]) => kind)).toEqual([
    'quotes',
    'wrong-number',
    'unquoted-key',
    'word',
    'trailing-comma',
  ])
  const rest = withCertainFixes(example, problemsOf(example))
  expect(found(rest)).toEqual([
    ['wrong-number', 8, '{"pin": "007", "ok": true}', '{"pin": 7, "ok": true}'],
  ])
})

test('a text cut inside a string, a key or a word is closed on request only', () => {
  expect(found('["ab').map(([kind]) => kind)).toEqual(['unclosed-string', 'missing-closer'])
  expect(found('{"a": tru')[0]).toEqual(['cut-word', 6, '{"a": true', '{"a": "tru"'])
  expect(withCertainFixes('{"a": 1, "b', problemsOf('{"a": 1, "b'))).toBe('{"a": 1, "b')
})

test.each([
  ['', 'empty'],
  [' \n\t', 'empty'],
  ['<!doctype html><p>', 'markup'],
  ['<?xml version="1.0"?>', 'markup'],
  ['Dear reader, this is a letter.', 'words'],
])('%j is not repaired', (text, refusal) => {
  expect(findProblems(text)).toEqual({ kind: 'refused', refusal })
})

// A text is refused when more than 80 % of it is outside any document, or more than 50 % where that is over 400 characters.
test.each([
  [8, 2, true],
  [9, 2, false],
  [400, 200, true],
  [401, 400, false],
  [401, 401, true],
])('%i characters of words before %i of JSON: repaired? %s', (words, units, isRepaired) => {
  const document = `[${' '.repeat(units - 2)}]`
  expect(found('w'.repeat(words) + document)).toEqual(
    isRepaired ? [['outside-text', 0, document]] : [['words', -1]],
  )
})

test.each(['[1,200,300]', '{"a": "C:\\\\x"}', '"{\\"a\\": 1}"', '\ufeff[1]', '["a, \\"b\\": c"]'])(
  '%j is JSON and has no problem',
  (text) => expect(found(text)).toEqual([]),
)

test('20,000 levels of brackets that are not closed are closed', () => {
  expect(JSON.parse(allFixed('['.repeat(20_000)).slice(19_998, 20_002))).toEqual([[]])
  expect(allFixed('{"a":'.repeat(20_000) + '"b"')).toHaveLength(20_000 * 6 + 3)
})

test.each([
  [`{'k': [1, 2, 3,], // c\n 'z': None},\n`],
  ['"a"x'],
  ['"a": "b '],
  ['/*'],
  ['{a: 1 b: 2 '],
  ['“a '],
])('%j again and again is read in time in proportion to the length', (piece) => {
  const seconds = (size: number) => {
    const text = `[${piece.repeat(size / piece.length)}`
    const before = process.cpuUsage().user
    findProblems(text)
    return (process.cpuUsage().user - before) / 1e6
  }
  seconds(20_000)
  // Ten times would be in proportion; a hundred times would be the square.
  expect(seconds(400_000)).toBeLessThan(40 * Math.max(seconds(40_000), 0.02))
})
