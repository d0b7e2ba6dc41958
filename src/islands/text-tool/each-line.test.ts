import { expect, test } from 'vitest'

import { eachLine, type LinesResult } from './each-line.ts'

/** Reads numbers; lines with # say nothing, and 13 can be read but not be written. */
function doubled(text: string): LinesResult {
  const numbers: number[] = []
  const twice = (read: number) => {
    if (read === 13) throw new Error('Not this one.')
    return String(2 * read)
  }
  return eachLine(text, {
    read(line, number) {
      if (line.trim() === '' || line.startsWith('#')) return undefined
      if (!/^\d+$/.test(line.trim())) throw new Error(`No number in line ${number}.`)
      numbers.push(Number(line))
      return Number(line)
    },
    one: (read, line) => ({
      output: `${line} is ${read}`,
      rows: [{ label: 'Twice', text: twice(read) }],
      problems: [],
    }),
    row: twice,
    rest: (line) => line,
    warning: () => (numbers.length > 2 ? 'Many numbers.' : undefined),
  })
}

test('the only line has the whole result', () => {
  expect(doubled('# note\n\n21\n')).toEqual({
    output: '21 is 21',
    rows: [{ label: 'Twice', text: '42' }],
    problems: [],
  })
})

test('of several lines each has a row at its place, whatever ends it', () => {
  expect(doubled('1\r\n# note\r2\n').output).toBe('2\n# note\n4\n')
})

test('the only line that cannot be read is refused with its reason', () => {
  expect(() => doubled('\nx')).toThrow('No number in line 2.')
  expect(() => doubled('13')).toThrow('Not this one.')
})

test('of several lines those that cannot be read are reported', () => {
  expect(doubled('1\n x \n13')).toMatchObject({
    output: '2\nNot read: x\nNot read: 13',
    rows: [],
    problems: [
      { line: 2, reason: 'No number in line 2.' },
      { line: 3, reason: 'Not this one.' },
    ],
  })
  expect(doubled('x\ny').problems).toHaveLength(2)
})

test('a remark belongs to several lines', () => {
  expect(doubled('1\n2\n3').warning).toBe('Many numbers.')
  expect(doubled('1\n2').warning).toBeUndefined()
})

test('a text that says nothing has an empty result', () => {
  expect(doubled('\n# note')).toEqual({ output: '', rows: [], problems: [] })
})
