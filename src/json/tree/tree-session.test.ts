import { describe, expect, test } from 'vitest'

import { readNodes } from '../text/nodes.ts'
import { OpenDocument } from '../text/open-document.ts'
import type { TreeChange, TreeRow } from './tree-state.ts'
import { answerTree, type TreeAnswer, type TreeArgs } from './tree-task.ts'
import { TreeSession } from './tree-session.ts'

const jobOf = (text: string) => new TreeSession(readNodes(new TextEncoder().encode(text)))
const rowsOf = (text: string): TreeRow[] => jobOf(text).rows(0, 100)
/** The JSON Pointer of the selected value after these changes. */
const chosenAfter = (job: TreeSession, ...changes: TreeChange[]) => {
  for (const change of changes) job.change(change)
  return job.details().paths.pointer
}
const DOCUMENT =
  '{\n  "a": [\n    1.0,\n    {\n      "b": "x"\n    }\n  ],\n  "Beta": null,\n  "a": {}\n}'

describe('a row', () => {
  test('has its key, number and escapes as they are written', () => {
    const [, first, second] = rowsOf('{"\\u0061": 1.50e+2, "b": "\\u20b9"}')
    expect([first?.key, first?.text]).toEqual(['"\\u0061"', '1.50e+2'])
    expect([second?.key, second?.text]).toEqual(['"b"', '"\\u20b9"'])
  })

  test('says its level, its place and what it holds', () => {
    const rows = rowsOf(DOCUMENT)
    const told = rows.map(({ depth, place, siblings, size, state }) => [depth, place, siblings, size, state]) // prettier-ignore
    expect(told).toEqual([
      [0, 1, 1, 3, 'open'],
      [1, 1, 3, 2, 'open'],
      [2, 1, 2, 0, 'leaf'],
      [2, 2, 2, 1, 'open'],
      [3, 1, 1, 0, 'leaf'],
      [1, 2, 3, 0, 'leaf'],
      [1, 3, 3, 0, 'leaf'],
    ])
    expect(rows[0]?.bytes).toBe(DOCUMENT.length)
    expect(rows.at(-1)?.bytes).toBe(2)
  })

  test('shows both members of one key', () => {
    expect(rowsOf('{"a": 1, "a": 2}').map(({ text }) => text)).toEqual(['', '1', '2'])
  })

  test('cuts a long string at a whole character and counts all of them', () => {
    const [row] = rowsOf(JSON.stringify('₹'.repeat(1000)))
    expect(row?.text).toMatch(/^"₹{39,40}…$/)
    expect(row?.cutLength).toBe(1000)
    // 100 times: a line break, an emoji as two escapes, an escaped letter, a quote, an emoji.
    const escaped = '\\n\\ud83d\\ude00\\u0928\\"😀'.repeat(100)
    expect(rowsOf(`"${escaped}"`)[0]?.cutLength).toBe(500)
    expect(rowsOf(`"${escaped}"`)[0]?.text).toMatch(/(n|00|28|"|😀)…$/)
    expect(rowsOf('"short"')[0]?.cutLength).toBeUndefined()
  })

  test('of a window past the end is not there', () => {
    expect(jobOf('[1, 2]').rows(2, 50)).toHaveLength(1)
  })
})

describe('the choice', () => {
  test('moves by rows and stops at the ends', () => {
    const job = jobOf(DOCUMENT)
    expect(chosenAfter(job, { kind: 'move', by: 2 })).toBe('/a/0')
    expect(chosenAfter(job, { kind: 'move', by: -9 })).toBe('')
    expect(chosenAfter(job, { kind: 'move', by: Infinity })).toBe('/a')
  })

  test('goes in and out by the tree pattern', () => {
    const job = jobOf(DOCUMENT)
    job.change({ kind: 'level', level: 0 })
    expect(job.state.rowCount).toBe(1)
    expect(chosenAfter(job, { kind: 'in' })).toBe('')
    expect(chosenAfter(job, { kind: 'in' })).toBe('/a')
    expect(chosenAfter(job, { kind: 'in' }, { kind: 'in' }, { kind: 'in' })).toBe('/a/0')
    expect(chosenAfter(job, { kind: 'out' })).toBe('/a')
    expect(chosenAfter(job, { kind: 'out' })).toBe('/a')
    expect(chosenAfter(job, { kind: 'out' }, { kind: 'out' }, { kind: 'out' })).toBe('')
  })

  test('passes to the value that hides it when that is folded', () => {
    const job = jobOf(DOCUMENT)
    expect(chosenAfter(job, { kind: 'choose', node: 4 })).toBe('/a/1/b')
    expect(chosenAfter(job, { kind: 'level', level: 2 })).toBe('/a/1')
    expect(chosenAfter(job, { kind: 'toggle', node: 1 })).toBe('/a')
  })

  test('is what is folded by a key, however late the page hears of it', () => {
    const job = jobOf(DOCUMENT)
    job.change({ kind: 'move', by: Infinity })
    job.change({ kind: 'move', by: -Infinity })
    expect(job.change({ kind: 'toggle' }).rowCount).toBe(1)
  })

  test('opens all siblings at once', () => {
    const job = jobOf('[[[1]], [[2]], 3]')
    job.change({ kind: 'level', level: 1 })
    job.change({ kind: 'move', by: 1 })
    expect(job.change({ kind: 'siblings' }).rowCount).toBe(6)
  })

  test('finds the next key by its first letters, in either case', () => {
    const job = jobOf(DOCUMENT)
    expect(chosenAfter(job, { kind: 'seek', prefix: 'B' })).toBe('/a/1/b')
    expect(chosenAfter(job, { kind: 'seek', prefix: 'b' })).toBe('/Beta')
    expect(chosenAfter(job, { kind: 'seek', prefix: 'be' })).toBe('/Beta')
    expect(chosenAfter(job, { kind: 'seek', prefix: 'zz' })).toBe('/Beta')
  })

  test('is the value of a line of the text, shown even when it was folded away', () => {
    const job = jobOf(DOCUMENT)
    job.change({ kind: 'level', level: 0 })
    const offset = DOCUMENT.indexOf('      "b"')
    expect(chosenAfter(job, { kind: 'chooseAt', offset })).toBe('/a/1/b')
    expect(job.state.chosenRow).toBe(4)
    expect(DOCUMENT.slice(job.details().offset)).toMatch(/^"b": "x"/)
  })

  test('says when a later member takes its path', () => {
    const job = jobOf('{"a": 1, "a": 2}')
    job.change({ kind: 'choose', node: 1 })
    expect(job.details().isShadowed).toBe(true)
    job.change({ kind: 'choose', node: 2 })
    expect(job.details().isShadowed).toBe(false)
  })

  test('is copied as it is written, moved to the left', () => {
    const job = jobOf(DOCUMENT)
    job.change({ kind: 'choose', node: 1 })
    expect(job.copy()).toBe('[\n  1.0,\n  {\n    "b": "x"\n  }\n]')
    const tabs = jobOf('[\n\t[\n\t\t"a  b"\n\t]\n]')
    tabs.change({ kind: 'choose', node: 1 })
    expect(tabs.copy()).toBe('[\n\t"a  b"\n]')
  })
})

const contextOf = (whole: Blob) => ({
  document: new OpenDocument(whole),
  onProgress: () => undefined,
})

test('a document is read once and its questions are answered in order', async () => {
  const context = contextOf(new Blob(['[1, [2]]']))
  const said: TreeAnswer[] = []
  const ask = async (args: TreeArgs) => said.push(await answerTree(args, context))
  await ask({ request: { kind: 'state' }, changeCount: 0, past: [] })
  await ask({
    request: { kind: 'change', change: { kind: 'chooseAt', offset: 5 } },
    changeCount: 0,
  })
  await ask({ request: { kind: 'change', change: { kind: 'level', level: 1 } }, changeCount: 1 })
  await ask({ request: { kind: 'rows', from: 1, to: 9 }, changeCount: 2 })
  await ask({ request: { kind: 'copy' }, changeCount: 2 })
  expect(said.map(({ kind }) => kind)).toEqual(['state', 'state', 'state', 'rows', 'copy'])
  expect(said[1]).toMatchObject({ state: { chosen: 3, chosenRow: 3, nodeCount: 4, deepest: 2 } })
  expect(said[2]).toMatchObject({ state: { chosen: 2, rowCount: 3 } })
  expect(said[3]).toMatchObject({ from: 1, rows: [{ node: 1 }, { node: 2 }] })
  expect(said[4]).toEqual({ kind: 'copy', text: '[2]' })
})

test('a new worker reports the tree as lost, and builds it again from the past changes', async () => {
  const context = contextOf(new Blob(['[1, [2]]']))
  const past: TreeChange[] = [
    { kind: 'chooseAt', offset: 5 },
    { kind: 'level', level: 1 },
  ]
  const request = { kind: 'change', change: { kind: 'move', by: -1 } } as const
  expect(await answerTree({ request, changeCount: 2 }, context)).toEqual({ kind: 'lost' })
  expect(await answerTree({ request, changeCount: 2, past }, context)).toMatchObject({
    state: { chosen: 1, rowCount: 3 },
  })
  expect(await answerTree({ request: { kind: 'copy' }, changeCount: 3 }, context)).toEqual({
    kind: 'copy',
    text: '1',
  })
})

test('a document that cannot be read is refused in a sentence', async () => {
  const whole = new Blob(['1'])
  whole.arrayBuffer = () => Promise.reject(new RangeError('Array buffer allocation failed'))
  const asked = answerTree(
    { request: { kind: 'state' }, changeCount: 0, past: [] },
    contextOf(whole),
  )
  await expect(asked).rejects.toThrow(
    'This result is too large to be shown as a tree on this device.',
  )
})
