import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { readBack } from '../read-back.ts'
import { fileNameOf, drawnCode, zipOf } from './list-codes.ts'
import { listEntries } from './list-entries.ts'

const rows = (list: string) => listEntries(list).entries.map(({ name, text }) => [name, text])

describe('a list', () => {
  test('of the page has the codes of its table', () => {
    const page = readFileSync('src/content/tools/qr-code-generator/list.mdx', 'utf8')
    const list = /```\n([^]+?)```/.exec(page)?.[1] ?? ''
    expect(list).toContain('\t')
    const table = listEntries(list).entries.map(
      ({ line, name, text }) => `| ${line} | ${name} | ${text} |`,
    )
    expect(table).toHaveLength(3)
    expect(page.replaceAll('`', '')).toContain(table.join('\n'))
  })

  test.each([
    [
      'a\nb',
      [
        ['a', 'a'],
        ['b', 'b'],
      ],
    ],
    [
      'a\r\nb\rc\n',
      [
        ['a', 'a'],
        ['b', 'b'],
        ['c', 'c'],
      ],
    ],
    ['\n  \na\n\t\t\n', [['a', 'a']]],
    ['मेज़ 1\tनमस्ते', [['मेज़ 1', 'नमस्ते']]],
    // What a text holds stays as it is; only its name is trimmed.
    ['  a ', [['a', '  a ']]],
    ['n \t b ', [['n', ' b ']]],
    ['\ttext alone', [['', 'text alone']]],
    ['a\tb\t\t', [['a', 'b']]],
    ['\uFEFFa', [['a', 'a']]],
    // Quotes that were typed, and quotes of a spreadsheet.
    ['"a"', [['"a"', '"a"']]],
    ['say "hi"', [['say "hi"', 'say "hi"']]],
    [
      'card\t"one\ntwo"\nb',
      [
        ['card', 'one\ntwo'],
        ['b', 'b'],
      ],
    ],
    ['card\t"say ""hi"""', [['card', 'say "hi"']]],
    [
      '"open\nb',
      [
        ['"open', '"open'],
        ['b', 'b'],
      ],
    ],
  ])('%j has the codes %j', (list, codes) => {
    expect(rows(list)).toEqual(codes)
    expect(listEntries(list).problems).toEqual([])
  })

  test('reports each line without a code, and continues', () => {
    const { entries, problems } = listEntries('a\tb\tc\nname\t\n"x\t1"\nlast')
    expect(problems).toEqual([
      { line: 1, reason: expect.stringContaining('3 columns') },
      { line: 2, reason: expect.stringContaining('no text') },
    ])
    expect(entries.map(({ line }) => line)).toEqual([3, 4])
  })

  test('counts lines through cells of several lines', () => {
    const { entries } = listEntries('a\t"1\n2\n3"\nb')
    expect(entries.map(({ line }) => line)).toEqual([1, 4])
  })

  test('makes 1,000 codes and reports the others', () => {
    const { entries, problems } = listEntries('x\n'.repeat(1002))
    expect(entries).toHaveLength(1000)
    expect(problems.map(({ line }) => line)).toEqual([1001, 1002])
  })

  test('reads what a spreadsheet copied', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ',', 'न', ' ', '=') })
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), (table) => {
        const wanted = table.filter(([, text]) => text.trim() !== '')
        const copied = wanted.map((cells) => cells.map(copiedCell).join('\t')).join('\n')
        expect(rows(copied)).toEqual(wanted.map(([name, text]) => [name.trim(), text]))
      }),
    )
  })
})

/** Spreadsheets put a cell in quotes when it holds a tab, a line break or a quote. */
function copiedCell(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

describe('the codes of a list', () => {
  const entry = (text: string, name = text) => ({ line: 7, name, text })

  test('are drawn, or reported', () => {
    expect(drawnCode('a'.repeat(3000), 'M')).toEqual({
      reason: 'This text is too long for a QR code by 47 bytes.',
    })
    // ISO/IEC 18004, table 7: version 37, of 165 modules, is the first that holds 2,500 bytes at level L.
    expect(drawnCode('a'.repeat(2500), 'M')).toMatchObject({
      across: 165 + 8,
      note: expect.stringContaining('L is used instead of M'),
    })
    expect(drawnCode('\uFEFFa', 'M')).toMatchObject({ across: 29 })
  })

  test('are in the ZIP under their names, and each picture reads back', async () => {
    const list = [entry('नमस्ते', 'मेज़/1'), entry('b', 'Table: 2'), entry('c', ' . ')]
    for (const format of ['png', 'svg'] as const) {
      const zip = await zipOf(list, 'M', format)
      const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
      expect(Object.keys(files)).toEqual([
        `1 मेज़-1.${format}`,
        `2 Table- 2.${format}`,
        `3.${format}`,
      ])
      const texts = await Promise.all(Object.values(files).map(textIn))
      expect(texts).toEqual(['नमस्ते', 'b', 'c'])
    }
  })

  test.each([
    ['a/b\\c:d', 3, 12, '03 a-b-c-d'],
    ['..', 1, 1000, '0001'],
    ['x'.repeat(80), 1, 1, `1 ${'x'.repeat(60)}`],
    ['a\u202ebc.exe.', 1, 1, '1 a-bc.exe'],
    ['CON', 1, 1, '1 CON'],
  ])('%s, %d of %d, has the file name %s', (name, place, count, file) => {
    expect(fileNameOf(entry('t', name), place, count)).toBe(file)
  })
})

async function textIn(file: Uint8Array): Promise<string | undefined> {
  const { data, info } = await sharp(file)
    .resize(600, 600, { kernel: 'nearest' })
    .flatten()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return readBack({ sizePx: info.width, pixels: Uint8Array.from(data) })
}
