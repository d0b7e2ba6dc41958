import { describe, expect, it } from 'vitest'

import { samples } from '../../tests/recognise-samples.ts'
import { recogniseText, SAMPLE_LENGTH } from './recognise-text.ts'

const all = samples.flatMap(({ kind, texts }) => texts.map((text) => ({ kind, text })))
const ranks = all.map(({ kind, text }) => ({
  kind,
  text,
  rank: recogniseText(text).findIndex((guess) => guess.kind === kind),
}))

describe('the corpus of samples', () => {
  it('has 300 different samples, 50 of them prose in English and Hindi', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
    expect(all.length).toBeGreaterThanOrEqual(300)
    expect(all.filter(({ kind }) => kind === 'text').length).toBeGreaterThanOrEqual(50)
  })

  it('is recognised at the first guess in 95 % of all samples, within three in 99 %', () => {
    const missed = (most: number) => ranks.filter(({ rank }) => rank < 0 || rank > most)
    expect(missed(0), JSON.stringify(missed(0), null, 1)).toSatisfy(
      (list: unknown[]) => list.length <= all.length * 0.05,
    )
    expect(missed(2).length).toBeLessThanOrEqual(all.length * 0.01)
  })

  it('has no prose that is taken for anything else', () => {
    expect(ranks.filter(({ kind, rank }) => kind === 'text' && rank !== 0)).toEqual([])
  })
})

describe('recogniseText', () => {
  it('says why', () => {
    const token = samples.find(({ kind }) => kind === 'jwt')?.texts[0] ?? ''
    expect(recogniseText(token)[0]?.reason).toBe('three parts with dots; the header names HS256')
    expect(recogniseText('1700000000')[0]?.reason).toBe(
      'Unix time in seconds: 2023-11-14 22:13:20 UTC',
    )
  })

  it('takes a date without its quotation marks to the page for dates', () => {
    const [guess] = recogniseText('“2026-11-28”')
    expect(guess).toMatchObject({ kind: 'date', content: '2026-11-28' })
    expect(recogniseText('2026-11-28')[0]).not.toHaveProperty('content')
  })

  // POSIX time of 2^31 seconds and of the last second of the year 9999, from date -u -d @….
  it.each([
    ['2147483648', '2038-01-19 03:14:08'],
    ['4102444800', '2100-01-01 00:00:00'],
    ['253402300799', '9999-12-31 23:59:59'],
  ])('reads %s as a time in seconds', (text, moment) => {
    const [guess] = recogniseText(text)
    expect(guess?.reason).toBe(`Unix time in seconds: ${moment} UTC`)
  })

  it('makes no guess about white space', () => {
    expect(recogniseText(' \n\t')).toEqual([])
  })

  it('examines the first characters of a large text only', () => {
    const rows = Array.from({ length: 40_000 }, (_, row) => `{"id":${row},"name":"row ${row}"}`)
    const array = `[${rows.join(',')}]`
    expect(array.length).toBeGreaterThan(10 * SAMPLE_LENGTH)
    expect(recogniseText(array)[0]?.kind).toBe('json')
    expect(recogniseText(rows.join('\n'))[0]?.kind).toBe('json-lines')
    expect(recogniseText('a,b,c\n'.repeat(40_000))[0]?.kind).toBe('table')
  })

  it.each([
    '<script>alert(1)</script>',
    '\0\0\0',
    '{'.repeat(100_000),
    'a='.repeat(50_000),
    '1,'.repeat(50_000),
    ' -'.repeat(60_000),
    '%'.repeat(60_000),
    'A'.repeat(200_000),
    '"'.repeat(60_000),
    '1'.repeat(100_000),
    // Each stopped the page for more than half a minute.
    `a${' '.repeat(65_000)}a`,
    `01/04/2025 ${'1'.repeat(19_900)}x`,
    `01/04/2025 ${'1'.repeat(19_900)}x\n02/04/2025 ${'1'.repeat(19_900)}x`,
  ])(
    'takes no text of one repeated part for longer than its length allows (%#)',
    (text) => {
      expect(recogniseText(text).length).toBeGreaterThan(0)
    },
    1000,
  )
})
