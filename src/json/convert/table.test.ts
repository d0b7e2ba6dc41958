import { expect, test } from 'vitest'

import { CHOICES } from './convert-for-tests.ts'
import { readDocument } from './convert-task.ts'
import type { Choices } from './converted.ts'
import { writeTable } from './table.ts'

const done = () => undefined
const tableOf = (json: string, choices: Partial<Choices> = {}) =>
  writeTable(readDocument(new TextEncoder().encode(json), done), { ...CHOICES, ...choices }, done)

test('cells keep what they were in JSON, as it is written', async () => {
  const json = '[{"a":17478252242305210114,"b":{"c":"x"}},{"a":null,"b":[1.0, {}]},{"a":true}]'
  const table = tableOf(json)
  expect(table.columns).toEqual([
    { name: 'a', width: 20 },
    { name: 'b', width: 8 },
    { name: 'b.c', width: 3 },
  ])
  expect(await table.rows.text()).toBe(
    '[1,"n17478252242305210114","","sx"]\n[2,"znull","j[1.0,{}]",""]\n[3,"wtrue","",""]\n',
  )
  expect(table.forClipboard).toBe(
    'a\tb\tb.c\r\n17478252242305210114\t\tx\r\n\t[1.0,{}]\t\r\ntrue\t\t\r\n',
  )
})

test('pieces of fifty rows can be read each for itself', async () => {
  const table = tableOf(JSON.stringify(Array.from({ length: 120 }, (_, index) => [index])))
  expect([table.rowCount, table.offsets.length]).toEqual([120, 4])
  const last = await table.rows.slice(table.offsets[2], table.offsets[3]).text()
  expect(last.split('\n')[0]).toBe('[101,"n100"]')
  expect(table.offsets[3]).toBe(table.rows.size)
})

test('very long cells are cut', async () => {
  const [row = ''] = (await tableOf(JSON.stringify(['é'.repeat(6_000)])).rows.text()).split('\n')
  expect(JSON.parse(row)[1]).toBe(`s${'é'.repeat(5_000)}…`)
})

test.each([
  [0, false, [4, 3, 1, 6, 2, 5]],
  [0, true, [6, 1, 3, 4, 2, 5]],
])('sorted by column %i (falling: %s) the rows are %j', async (column, isDescending, expected) => {
  // As doubles the two long numbers are equal; their digits are not. Numbers come before texts, nothing comes last.
  const json =
    '[{"a":17478252242305210115},{"b":1},{"a":17478252242305210114},{"a":-1e2},{"a":null},{"a":"x"}]'
  const text = await tableOf(json, { sort: { column, isDescending } }).rows.text()
  const numbers = text.split('\n').slice(0, -1).map((line) => JSON.parse(line)[0]) // prettier-ignore
  expect(numbers).toEqual(expected)
})

test('an object of objects is sorted by its keys', async () => {
  const text = await tableOf('{"b":{"x":1},"a":{"x":2}}', {
    sort: { column: 0, isDescending: false },
  }).rows.text()
  expect(text).toBe('[2,"sa","n2"]\n[1,"sb","n1"]\n')
})
