import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { childrenOf, keyOf, readNodes, textOf } from '../../text/nodes.ts'
import { applyJsonPatch, applyMergePatch } from './apply-patch.ts'
import { treeOf, writeTree } from './tree.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const apply = (document: string, patch: string) =>
  writeTree(applyJsonPatch(treeOf(readNodes(encode(document))), treeOf(readNodes(encode(patch)))))
const about = (document: string, patch: string) => {
  try {
    return apply(document, patch)
  } catch (error) {
    return (error as Error).message
  }
}

/** The records of the public suite, their parts as they are written. */
const suite = readFileSync('tests/fixtures/json-patch-tests/tests.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line, index) => {
    const nodes = readNodes(encode(line))
    const parts = [...childrenOf(nodes, 0)].map((node) => [keyOf(nodes, node), textOf(nodes, node)])
    const record = Object.fromEntries(parts) as Record<string, string>
    return { name: `${index + 1} ${record['comment'] ?? record['patch']}`, ...record } as Record<
      'name' | 'doc' | 'patch',
      string
    > &
      Partial<Record<'expected' | 'error', string>>
  })

describe('the suite of json-patch-tests', () => {
  test('has its 112 records, those that it disables included', () => {
    expect(suite).toHaveLength(112)
  })

  test.each(suite)('$name', ({ doc, patch, expected, error }) => {
    if (error !== undefined) expect(() => apply(doc, patch)).toThrow(/^Operation \d+ of \d+/)
    else expect(JSON.parse(apply(doc, patch))).toEqual(JSON.parse(expected ?? doc))
  })
})

test.each([
  ['{"a":{}}', '[{"op":"remove","path":"/a/b"}]', '(remove /a/b): /a has no member “b”.'],
  [
    '[1,2]',
    '[{"op":"add","path":"/5","value":0}]',
    '(add /5): the array the document has no index 5.',
  ],
  [
    '[1]',
    '[{"op":"replace","path":"/01","value":0}]',
    '(replace /01): the document is an array, and “01” is not an index.',
  ],
  [
    '{"a":1}',
    '[{"op":"add","path":"/a/b","value":0}]',
    '(add /a/b): /a is neither an object nor an array.',
  ],
  [
    '{"a":1.0}',
    '[{"op":"test","path":"/a","value":2}]',
    '(test /a): the value there is 1.0, not 2.',
  ],
  [
    '{"a":{}}',
    '[{"op":"move","from":"/a","path":"/a/b"}]',
    '(move /a/b): /a cannot be moved into itself.',
  ],
  [
    '{}',
    '[{"op":"add","path":"/a~2","value":1}]',
    '(add /a~2): the path “/a~2” has a ~ without 0 or 1 after it.',
  ],
  [
    '{}',
    '[{"op":"remove","path":""}]',
    '(remove the whole document): the whole document cannot be removed.',
  ],
])('%s and %s: the operation that fails is named, with why', (document, patch, reason) => {
  expect(about(document, patch)).toBe(`Operation 1 of 1 ${reason}`)
})

test('the second of two operations is the one that is named', () => {
  const patch = '[{"op":"add","path":"/b","value":1},{"op":"spam","path":"/a"}]'
  expect(about('{}', patch)).toBe('Operation 2 of 2: there is no operation “spam”.')
})

test('what a patch does not touch stays as it is written', () => {
  const document = '{"id":17478252242305210114,"price":20.50,"a\\u0062":"\\u20b9","x":[1e400]}'
  expect(apply(document, '[{"op":"add","path":"/ab","value":-0.0}]')).toBe(
    '{"id":17478252242305210114,"price":20.50,"a\\u0062":-0.0,"x":[1e400]}',
  )
})

test('numbers are tested by their value and strings by what they say (RFC 6902 section 4.6)', () => {
  const patch = '[{"op":"test","path":"","value":{"b":"\\u20b9","a":1.0e1}}]'
  expect(apply('{"a":10,"b":"₹"}', patch)).toBe('{"a":10,"b":"₹"}')
  const digits = '[{"op":"test","path":"","value":17478252242305210000}]'
  expect(about('17478252242305210114', digits)).toContain('the value there is 17478252242305210114')
})

const tree = (text: string) => treeOf(readNodes(new TextEncoder().encode(text)))

// RFC 7396, Appendix A.
test.each([
  ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
  ['{"a":"b"}', '{"a":null}', '{}'],
  ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
  ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
  ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
  ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
  ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
  ['["a","b"]', '["c","d"]', '["c","d"]'],
  ['{"a":"b"}', '["c"]', '["c"]'],
  ['{"a":"foo"}', 'null', 'null'],
  ['{"a":"foo"}', '"bar"', '"bar"'],
  ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
  ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
  ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
])('%s merged with %s is %s', (document, patch, result) => {
  expect(writeTree(applyMergePatch(tree(document), tree(patch)))).toBe(result)
})
