import { describe, expect, test } from 'vitest'

import { keyOf, readNodes } from '../text/nodes.ts'
import { Outline } from './outline.ts'

const outlineOf = (text: string) => new Outline(readNodes(new TextEncoder().encode(text)))
const DOCUMENT = '{"a": {"b": {"c": 1}, "d": []}, "e": [2, 3], "f": {}}'
/** The key of each visible row: the index for an array element, "$" for the root. */
const shown = (outline: Outline) =>
  Array.from({ length: outline.rowCount }, (_, row) => {
    const node = outline.nodeAt(row)
    return node === 0 ? '$' : (keyOf(outline.nodes, node) ?? outline.places[node])
  }).join(' ')
const nodeOf = (outline: Outline, key: string) =>
  Array.from({ length: outline.nodes.count }, (_, node) => node).find(
    (node) => keyOf(outline.nodes, node) === key,
  ) ?? -1

describe('the rows of a tree', () => {
  test('of a short document are all its values', () => {
    expect(shown(outlineOf(DOCUMENT))).toBe('$ a b c d e 0 1 f')
    expect(shown(outlineOf('"x"'))).toBe('$')
    expect(shown(outlineOf('[]'))).toBe('$')
  })

  test('of a long document are as many levels as fit on a screen, one at least', () => {
    const pairs = JSON.stringify(Array.from({ length: 50 }, () => [1]))
    expect(outlineOf(pairs).rowCount).toBe(51)
    expect(outlineOf(JSON.stringify(new Array(500).fill(1))).rowCount).toBe(501)
  })

  test('are hidden by what is folded, which keeps what was open inside', () => {
    const outline = outlineOf(DOCUMENT)
    outline.fold(nodeOf(outline, 'a'))
    expect(shown(outline)).toBe('$ a e 0 1 f')
    expect(outline.nodeAt(outline.rowOf(nodeOf(outline, 'c')))).toBe(nodeOf(outline, 'a'))
    outline.open([nodeOf(outline, 'a')])
    expect(shown(outline)).toBe('$ a b c d e 0 1 f')
  })

  test('reach down to a level', () => {
    const outline = outlineOf(DOCUMENT)
    outline.openToLevel(1)
    expect(shown(outline)).toBe('$ a e f')
    outline.openToLevel(2)
    expect(shown(outline)).toBe('$ a b d e 0 1 f')
    outline.openToLevel(0)
    expect(shown(outline)).toBe('$')
    outline.openToLevel(outline.deepest)
    expect(outline.rowCount).toBe(9)
  })

  test('show a value that was hidden when it is revealed', () => {
    const outline = outlineOf(DOCUMENT)
    outline.openToLevel(0)
    outline.reveal(nodeOf(outline, 'c'))
    expect(shown(outline)).toBe('$ a b c d e f')
  })

  test('cannot be opened where nothing is inside', () => {
    const outline = outlineOf(DOCUMENT)
    for (const key of ['d', 'f', 'c']) outline.open([nodeOf(outline, key)])
    expect(outline.isOpen(nodeOf(outline, 'd'))).toBe(false)
  })

  test('of 20,000 levels are all there', () => {
    const outline = outlineOf('['.repeat(20_001) + ']'.repeat(20_001))
    outline.openToLevel(outline.deepest)
    expect([outline.deepest, outline.rowCount]).toEqual([20_000, 20_001])
    expect(outline.depths[20_000]).toBe(20_000)
  })
})
