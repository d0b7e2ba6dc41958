import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { jsonPointer, nodeAtByte, nodeAtSteps, normalizedPath, stepsTo } from './node-path.ts'
import { childrenOf, keyOf, kindOf, readNodes, stringOf, textOf, type Nodes } from './nodes.ts'

const nodesOf = (text: string): Nodes => readNodes(new TextEncoder().encode(text))
const DOCUMENT = '{"a": [1.0, {"b~/c": "\\u20b9"}], "a": null, "": [[], {}]}'

/** The value that the nodes represent, as `JSON.parse` would return it. */
function valueOf(nodes: Nodes, node: number): unknown {
  const children = [...childrenOf(nodes, node)]
  if (kindOf(nodes, node) === 'array') return children.map((child) => valueOf(nodes, child))
  if (kindOf(nodes, node) !== 'object') return JSON.parse(textOf(nodes, node)) as unknown
  return Object.fromEntries(children.map((child) => [keyOf(nodes, child), valueOf(nodes, child)]))
}

describe('a document read as a table', () => {
  test('has its values in the order of the text, as they are written', () => {
    const nodes = nodesOf(DOCUMENT)
    const texts = Array.from({ length: nodes.count }, (_, node) => textOf(nodes, node))
    expect(texts).toEqual([
      DOCUMENT,
      '[1.0, {"b~/c": "\\u20b9"}]',
      '1.0',
      '{"b~/c": "\\u20b9"}',
      '"\\u20b9"',
      'null',
      '[[], {}]',
      '[]',
      '{}',
    ])
  })

  test('keeps members of the same key apart and counts them', () => {
    const nodes = nodesOf(DOCUMENT)
    expect([...childrenOf(nodes, 0)].map((node) => keyOf(nodes, node))).toEqual(['a', 'a', ''])
    expect([nodes.sizes[0], nodes.sizes[1], nodes.sizes[7]]).toEqual([3, 2, 0])
  })

  test('reads escapes of strings and keys', () => {
    const nodes = nodesOf('{"\\ud83d\\ude00\\n": "\\"\\\\"}')
    expect([keyOf(nodes, 1), stringOf(nodes, 1)]).toEqual(['😀\n', '"\\'])
  })

  test('of 200,000 levels has 200,000 values', () => {
    const nodes = nodesOf('['.repeat(200_000) + ']'.repeat(200_000))
    expect([nodes.count, nodes.afters[0], nodes.parents[199_999]]).toEqual([200_000, 200_000, 199_998]) // prettier-ignore
  })

  test('says what the platform parses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(3), (text, indent) => {
        const written = JSON.stringify(JSON.parse(text), null, indent)
        expect(JSON.stringify(valueOf(nodesOf(written), 0))).toBe(JSON.stringify(JSON.parse(written))) // prettier-ignore
      }),
    )
  })
})

describe('the path of a value', () => {
  test('is a normalized path and a pointer', () => {
    const steps = stepsTo(nodesOf(DOCUMENT), 4)
    expect(steps).toEqual(['a', 1, 'b~/c'])
    expect(normalizedPath(steps)).toBe("$['a'][1]['b~/c']")
    expect(jsonPointer(steps)).toBe('/a/1/b~0~1c')
    expect([normalizedPath([]), jsonPointer([])]).toEqual(['$', ''])
  })

  // The examples of RFC 9535, table 20
  test.each([
    ['a', "$['a']"],
    ['\u000b', "$['\\u000b']"],
    ["'", "$['\\'']"],
    ['"\\\n\u0001', `$['"\\\\\\n\\u0001']`],
  ])('escapes the key %j as %s', (key, path) => {
    expect(normalizedPath([key])).toBe(path)
  })

  test('leads back to the last value of its key', () => {
    const nodes = nodesOf(DOCUMENT)
    expect(nodeAtSteps(nodes, ['', 1])).toBe(8)
    expect(nodeAtSteps(nodes, ['a'])).toBe(5)
    expect(nodeAtSteps(nodes, ['a', 1])).toBeUndefined()
    expect(nodeAtSteps(nodes, ['', '1'])).toBeUndefined()
  })

  test('is found for each byte of a value and of its key', () => {
    const text = '{"k": [1, "x"], "z": 2}'
    const nodes = nodesOf(text)
    const at = (part: string) => nodeAtByte(nodes, text.indexOf(part))
    expect([at('{'), at('"k"'), at('['), at('1'), at(', "x"'), at('x'), at(']')]).toEqual([
      0, 1, 1, 2, 1, 3, 1,
    ])
    expect([at('"z"'), at('2'), at('}')]).toEqual([4, 4, 0])
  })
})
