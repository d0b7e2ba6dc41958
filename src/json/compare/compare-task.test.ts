import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sourceFromText } from '../text/decoder.ts'
import { readNodes } from '../text/nodes.ts'
import { applyJsonPatch, applyMergePatch } from './patch/apply-patch.ts'
import { treeOf, writeTree } from './patch/tree.ts'
import { textAt } from './change-list.ts'
import { compare } from './compare-task.ts'
import { ADDED, MOVED_HERE, REMOVED } from './entries.ts'
import { CHANGED, NO_LINE, type Comparison, type Patches } from './comparison.ts'

const NAMES: Record<number, string> = {
  [ADDED]: '+',
  [REMOVED]: '−',
  [CHANGED]: '~',
  [MOVED_HERE]: '↕',
}
const tree = (text: string) => treeOf(readNodes(sourceFromText(text).bytes))

function compared(left: string, right: string, key = '', spelling = 'ignored' as const) {
  const { comparison, patches } = compare(sourceFromText(left), sourceFromText(right), {
    key,
    spelling,
  })
  return { ...comparison, patches: patches() }
}

/** Each difference as "~ /path before → after". */
function listed({ changes, left, right }: Comparison): string[] {
  const text = (bytes: Uint8Array, start = NO_LINE, end = 0) =>
    start === NO_LINE ? '' : new TextDecoder().decode(bytes.subarray(start, end))
  return Array.from({ length: changes.count }, (_, at) => {
    const before = text(left, changes.before.starts[at], changes.before.ends[at])
    const after = text(right, changes.after.starts[at], changes.after.ends[at])
    const source = textAt(changes.sources, at)
    const what = source === '' ? `${before} → ${after}` : `from ${source}`
    return `${NAMES[changes.kinds[at] ?? 0]} ${textAt(changes.paths, at)} ${what}`
  })
}

function textOf(patch: Patches['json']): string {
  return 'refusal' in patch ? patch.refusal : JSON.stringify(JSON.parse(patch.text ?? ''))
}

const differences = (left: string, right: string, key?: string) =>
  listed(compared(left, right, key))

describe('no difference', () => {
  test.each([
    ['{"a":1,"b":[]}', ' { "b" : [ ] ,\n "a" : 1 } ', 'white space and the order of members'],
    ['[1.0,-0,1e2,0.50,12.5e-1]', '[1,0,100,5e-1,1.25]', 'how a number is written'],
    ['["\\u20b9","\\/"]', '["₹","/"]', 'how a string is written'],
    ['{"\\u0061":1}', '{"a":1}', 'how a key is written'],
    ['{"a":1,"a":2}', '{"a":2}', 'a member whose key comes again'],
  ])('%s and %s: %s', (left, right) => {
    expect(differences(left, right)).toEqual([])
  })
})

describe('what is a difference', () => {
  test.each([
    [
      '17478252242305210114',
      '17478252242305210000',
      ['~  17478252242305210114 → 17478252242305210000'],
    ],
    ['[1e400]', '[1e401]', ['~ /0 1e400 → 1e401']],
    [
      '[0.1]',
      '[0.1000000000000000055511151231257827]',
      ['~ /0 0.1 → 0.1000000000000000055511151231257827'],
    ],
    ['["1"]', '[1]', ['~ /0 "1" → 1']],
    ['["\\ud800"]', '["\\ufffd"]', ['~ /0 "\\ud800" → "\\ufffd"']],
    ['{"a":null}', '{}', ['− /a null → ']],
    ['{"a/b":{"~":1}}', '{"a/b":{"~":2}}', ['~ /a~1b/~0 1 → 2']],
    ['{"a":{}}', '{"a":[]}', ['~ /a {} → []']],
  ])('%s and %s', (left, right, expected) => {
    expect(differences(left, right)).toEqual(expected)
  })

  test('how something is written, when that is asked for', () => {
    const compareText = (left: string, right: string) =>
      listed(
        compare(sourceFromText(left), sourceFromText(right), { key: '', spelling: 'compared' })
          .comparison,
      )
    expect(compareText('[1.0,"\\u20b9",-0,2]', '[1,"₹",0,2]')).toEqual([
      '~ /0 1.0 → 1',
      '~ /1 "\\u20b9" → "₹"',
      '~ /2 -0 → 0',
    ])
  })
})

describe('arrays by position', () => {
  test.each([
    ['an element put in', '[1,2,3]', '[1,9,2,3]', ['+ /1  → 9']],
    ['an element taken out', '[1,2,3]', '[1,3]', ['− /1 2 → ']],
    ['an element changed', '[1,2,3]', '[1,9,3]', ['~ /1 2 → 9']],
    ['an element that moved', '[1,2,3]', '[2,3,1]', ['↕ /2 from /0']],
    ['two that changed places', '["a","b","c","d"]', '["a","c","b","d"]', ['↕ /2 from /1']],
    [
      'the object that is most alike',
      '[{"id":1,"n":"a"},{"id":2,"n":"b"}]',
      '[{"id":2,"n":"c"}]',
      ['− /0 {"id":1,"n":"a"} → ', '~ /0/n "b" → "c"'],
    ],
    [
      'objects without anything in common',
      '[{"a":1}]',
      '[{"b":1}]',
      ['− /0 {"a":1} → ', '+ /0  → {"b":1}'],
    ],
  ])('%s', (_, left, right, expected) => {
    expect(differences(left, right)).toEqual(expected)
  })
})

describe('arrays by a key', () => {
  const left = '[{"id":1,"n":"a"},{"id":2,"n":"b"},{"id":3,"n":"c"}]'

  test('the elements with the same key belong together wherever they are', () => {
    const right = '[{"id":3,"n":"c"},{"n":"z","id":1.0},{"id":4}]'
    expect(differences(left, right, 'id')).toEqual([
      '− /1 {"id":2,"n":"b"} → ',
      '↕ /1 from /0',
      '~ /1/n "a" → "z"',
      '+ /2  → {"id":4}',
    ])
  })

  test.each([
    ['missing', '{"x":[{"id":1},{"n":2}]}'],
    ['repeated', '{"x":[{"id":1},{"id":1}]}'],
  ])('where the key is %s, position decides, and the array is named', (problem, right) => {
    const { notes, changes } = compared('{"x":[{"id":1}],"y":[1]}', right, 'id')
    expect(notes).toMatchObject({ failureCount: 1, failure: { pointer: '/x', problem } })
    expect(changes.count).toBeGreaterThan(0)
  })

  test('keys that tell all elements apart are suggested, usual names first', () => {
    const items = '[{"a":1,"sku":"x","b":1},{"a":2,"sku":"y","b":1}]'
    expect(compared(items, items).notes.keys).toEqual(['sku', 'a'])
  })
})

test('texts that are not JSON are compared line by line', () => {
  const { notJson, sheet, ...comparison } = compared(
    'a: 1\nb: 2\r\nc: 3\n',
    'a: 1\nb: 4\nc: 3\nd: 5',
  )
  expect(notJson?.left?.failure).toMatchObject({ line: 1, column: 1 })
  expect(listed({ notJson, sheet, ...comparison })).toEqual(['~  b: 2 → b: 4', '+   → d: 5'])
  expect([...sheet.signs]).toEqual([0, CHANGED, 0, ADDED])
})

describe('patches', () => {
  test('a JSON Patch moves, adds and removes elements at the places they have by then', () => {
    const { patches } = compared('[0,1,2,3,4]', '[4,1,9,3,0]')
    const patched = applyJsonPatch(tree('[0,1,2,3,4]'), tree(textOf(patches.json)))
    expect(writeTree(patched)).toBe('[4,1,9,3,0]')
    expect(textOf(patches.json)).toContain('"op":"move"')
  })

  test.each([
    ['{"a":1}', '{"a":null}', ['/a']],
    ['{}', '{"a/b":{"c":null,"d":[null]}}', ['/a~1b/c']],
    ['[1]', '{"a":null}', ['/a']],
    ['{"a":null}', '{"a":null,"b":1}', []],
    ['{"a":1}', 'null', []],
    ['{"a":[1]}', '{"a":[null]}', []],
  ])('a merge patch from %s to %s cannot set %j to null', (left, right, lost) => {
    expect(compared(left, right).patches).toMatchObject({ lost, lostCount: lost.length })
  })

  test('equal documents have patches that do nothing', () => {
    const { patches } = compared('{"a":[1]}', '{"a":[1.0]}')
    expect([textOf(patches.json), textOf(patches.merge)]).toEqual(['[]', '{}'])
  })
})

describe('documents of 100,000 levels', () => {
  const deep = (open: string, inmost: string, close: string) =>
    open.repeat(100_000) + inmost + close.repeat(100_000)

  test('are compared, and their patches refused where indents would fill the memory', () => {
    const { changes, patches } = compared(deep('[', '1', ']'), deep('[', '2', ']'))
    expect(changes.count).toBe(1)
    expect([textOf(patches.json), textOf(patches.merge)]).toEqual([
      expect.stringContaining('1,000 levels'),
      expect.stringContaining('200 MB'),
    ])
  })

  test('take no longer where each level differs', () => {
    const [left, right] = [1, 2].map((b) => deep(`{"b":${b},"a":`, '0', '}'))
    const { changes, patches } = compared(left ?? '', right ?? '')
    expect(changes.count).toBe(100_000)
    expect(textOf(patches.merge)).toContain('1,000 levels')
  })
})

const leaf = fc.oneof(
  fc.constantFrom('0', '-0', '1', '1.0', '10e-1', '2', 'true', 'null', '"a"', '"\\u0061"', '""'),
  fc.integer().map(String),
  fc.string({ maxLength: 3 }).map((text) => JSON.stringify(text)),
)
const keyText = fc.constantFrom('"a"', '"\\u0061"', '"b"', '"id"', '"/"', '"~1"', '""')
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.array(tie('json'), { maxLength: 6 }).map((items) => `[${items.join(',')}]`),
    fc
      .array(fc.tuple(keyText, tie('json')), { maxLength: 4 })
      .map((members) => `{${members.map(([key, value]) => `${key}:${value}`).join(',')}}`),
  ),
}))

describe('of any two documents', () => {
  test.each(['', 'id', 'a'])('the patch applied to the left gives the right, by “%s”', (key) => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const { patches, ...comparison } = compared(left, right, key)
        const patched = writeTree(applyJsonPatch(tree(left), tree(textOf(patches.json))))
        expect(listed(compared(patched, right))).toEqual([])
        if (patches.lostCount === 0) {
          const merged = writeTree(applyMergePatch(tree(left), tree(textOf(patches.merge))))
          expect(listed(compared(merged, right))).toEqual([])
        }
        const isEqual = JSON.stringify(sorted(left)) === JSON.stringify(sorted(right))
        expect(comparison.changes.count === 0).toBe(isEqual)
      }),
      { numRuns: 500 },
    )
  })

  test('each side of the rows is its whole document, in both modes', () => {
    fc.assert(
      fc.property(json, json, (left, right) => {
        const { sheet, ...comparison } = compared(left, right)
        const side = (name: 'left' | 'right') => {
          const { starts, ends } = sheet[name]
          const bytes = comparison[name]
          const comma = name === 'left' ? 1 : 2
          return [...starts]
            .map((start, row) =>
              start === NO_LINE || sheet.signs[row] === 3
                ? ''
                : new TextDecoder().decode(bytes.subarray(start, ends[row])) +
                  ((sheet.flags[row] ?? 0) & comma ? ',' : ''),
            )
            .join('')
        }
        expect(sorted(side('right'))).toEqual(sorted(right))
        expect(JSON.stringify(members(side('left')))).toBe(JSON.stringify(members(left)))
      }),
      { numRuns: 500 },
    )
  })
})

/** What a document says, its members sorted and of repeated ones the last, as JSON.parse has it. */
function sorted(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (Object.is(value, -0)) return 0
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** How many values of each kind there are; moved ones are at another place on the left. */
function members(text: string): Record<string, number> {
  const counts: Record<string, number> = {}
  JSON.parse(text, (_, value: unknown) => {
    const isContainer = typeof value === 'object' && value !== null
    const name = isContainer ? 'container' : JSON.stringify(value)
    counts[name] = (counts[name] ?? 0) + 1
    return value
  })
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

// RFC 7396 section 1: null in a merge patch removes a member, so only a whole document can become null.
test('twenty values that a merge patch cannot set are listed, all are counted', () => {
  const nulls = (count: number) =>
    JSON.stringify({
      a: Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, null])),
    })
  const lost = (count: number) => {
    const { patches } = compared('{}', nulls(count))
    return [patches.lostCount, patches.lost.length, patches.lost[0]]
  }
  expect(lost(20)).toEqual([20, 20, '/a/k0'])
  expect(lost(21)).toEqual([21, 20, '/a/k0'])
  const { patches } = compared('[1]', 'null')
  expect([textOf(patches.merge), patches.lostCount]).toEqual(['null', 0])
})
