import fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvToJson } from './csv-to-json.ts'
import { JsonPieces } from './json-pieces.ts'

const converted = async (text: string) => {
  const json = new JsonPieces()
  const notes = csvToJson(text, json)
  return { text: await json.whole().text(), notes }
}
const rows = async (text: string) => JSON.parse((await converted(text)).text)

test.each([
  // The examples of RFC 4180, section 2, under a header of their own
  ['a,b,c\r\naaa,bbb,ccc\r\nzzz,yyy,xxx\r\n', [{ a: 'aaa', b: 'bbb', c: 'ccc' }, { a: 'zzz', b: 'yyy', c: 'xxx' }]],
  ['a,b,c\r\naaa,bbb,ccc\r\nzzz,yyy,xxx', [{ a: 'aaa', b: 'bbb', c: 'ccc' }, { a: 'zzz', b: 'yyy', c: 'xxx' }]],
  ['a,b,c\r\n"aaa","b \r\nbb","ccc"\r\nzzz,yyy,xxx', [{ a: 'aaa', b: 'b \r\nbb', c: 'ccc' }, { a: 'zzz', b: 'yyy', c: 'xxx' }]],
  ['a,b,c\r\n"aaa","b""bb","ccc"', [{ a: 'aaa', b: 'b"bb', c: 'ccc' }]],
  // Spaces are part of a field (section 2.4)
  ['a,b\n x , y', [{ a: ' x ', b: ' y' }]],
  ['a;b\n1,5;x', [{ a: '1,5', b: 'x' }]],
  ['\uFEFFa\tb\r1\t2\r', [{ a: 1, b: 2 }]],
  ['sep=|\na|b,c\n1|2', [{ a: 1, 'b,c': 2 }]],
  ['a|b\n"x|y"|"z"', [{ a: 'x|y', b: 'z' }]],
  ['a,b\n', []],
  ['a,b\n"",""\n,', [{ a: '', b: '' }, { a: '', b: '' }]],
])('%j', async (text, expected) => {
  expect(await rows(text)).toEqual(expected)
}) // prettier-ignore

test('a cell is a number only where JSON writes it the same', async () => {
  const cells = '0,-1,1.50,1e5,17478252242305210114,true,007,+91 98,+5,.5,5.,1 000,01/02/2026,-,null,TRUE,0x1F,NaN'
  const header = cells.split(',').map((_, at) => `c${at}`)
  expect((await converted(`${header.join(',')}\n${cells}`)).text).toBe(
    '[\n{"c0":0,"c1":-1,"c2":1.50,"c3":1e5,"c4":17478252242305210114,"c5":true,"c6":"007","c7":"+91 98","c8":"+5","c9":".5",' +
      '"c10":"5.","c11":"1 000","c12":"01/02/2026","c13":"-","c14":"null","c15":"TRUE","c16":"0x1F","c17":"NaN"}\n]',
  )
}) // prettier-ignore

test('every cell can be kept as text', async () => {
  const json = new JsonPieces()
  csvToJson('a,b,c,d,e\n1e5,007,true,1.50,', json, undefined, true)
  expect(await json.whole().text()).toBe('[\n{"a":"1e5","b":"007","c":"true","d":"1.50","e":""}\n]')
})

test('repeated, empty and awkward names keep their cells', async () => {
  const { text, notes } = await converted('a,,a,__proto__,a_2,a\n1,2,3,4,5,6')
  expect(text).toBe('[\n{"a":1,"":2,"a_3":3,"__proto__":4,"a_2":5,"a_4":6}\n]')
  expect(notes).toEqual(['Repeated column names are numbered: "a".'])
})

test('longer and shorter rows are kept and reported', async () => {
  const { text, notes } = await converted('a,b\n1,2\n\n3\n4,5,6\n7,8,9,10\n"x\ny",1\n')
  expect(text).toBe(
    '[\n{"a":1,"b":2},\n{"a":3},\n{"a":4,"b":5,"column_3":6},\n{"a":7,"b":8,"column_3":9,"column_4":10},\n{"a":"x\\ny","b":1}\n]',
  )
  expect(notes).toEqual([
    '2 rows longer than the first, from line 5 on: the extra cells have new names.',
    '1 row shorter than the first, from line 4 on: the last names are missing.',
    '1 blank line left out.',
  ])
})

test('a quote that is never closed is refused with its line', async () => {
  await expect(converted('a,b\n1,2\n3,"4\n5,6')).rejects.toThrow(
    'The quote in line 3 is never closed.',
  )
})

test('what a writer of RFC 4180 writes comes back', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '\r', '\n', ' ', 'é', '😀') }) // prettier-ignore
  const written = (text: string) => `"${text.replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(cell, { minLength: 2, maxLength: 5 }),
      fc.array(fc.array(cell, { minLength: 5, maxLength: 5 }), { maxLength: 6 }),
      async (header, body) => {
        const table = [header, ...body.map((row) => row.slice(0, header.length))]
        const csv = table.map((row) => row.map(written).join(',')).join('\r\n')
        const expected = table.slice(1).map((row) => Object.fromEntries(row.map((text, at) => [header[at], text]))) // prettier-ignore
        expect(await rows(csv)).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})
