import fc from 'fast-check'
import { expect, test } from 'vitest'

import { chunkAt, cutIntoChunks } from './chunker.ts'

const encoder = new TextEncoder()

function pieces(text: string) {
  const bytes = encoder.encode(text)
  const chunks = cutIntoChunks(bytes)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  return Array.from({ length: chunks.firstLines.length }, (_, index) => {
    const chunk = chunkAt(chunks, index)
    return { ...chunk, text: decoder.decode(bytes.subarray(chunk.start, chunk.end)) }
  })
}

test('a text is cut after every hundredth line', () => {
  const lines = Array.from({ length: 250 }, (_, index) => `line ${index + 1}`)
  const cut = pieces(lines.join('\n'))
  expect(cut.map(({ firstLine }) => firstLine)).toEqual([1, 101, 201])
  expect(cut[1]?.text.split('\n')[0]).toBe('line 101')
})

test('one endless line is cut within the line and keeps its number', () => {
  const cut = pieces('x'.repeat(40_000))
  expect(cut.map(({ firstLine, beginsLine }) => [firstLine, beginsLine])).toEqual([
    [1, true],
    [1, false],
    [1, false],
  ])
})

test('pieces put together are the text, whole characters each', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 })
  const stretch = fc.constantFrom('', '₹'.repeat(9_000), '👋'.repeat(5_000), '\n'.repeat(150))
  fc.assert(
    fc.property(fc.array(fc.oneof(line, stretch), { maxLength: 60 }), (lines) => {
      const text = lines.join('\n')
      const cut = pieces(text)
      expect(cut.map((piece) => piece.text).join('')).toBe(text)
      for (const { firstLine, start } of cut) {
        const before = new TextDecoder().decode(encoder.encode(text).subarray(0, start))
        expect(firstLine).toBe(before.split('\n').length)
      }
    }),
  )
})

test('the number of lines is that of the text', () => {
  expect(cutIntoChunks(encoder.encode('a\nb\nc')).lineCount).toBe(3)
  expect(cutIntoChunks(encoder.encode('a')).lineCount).toBe(1)
})
