import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  answerChange,
  CASES,
  LINES,
  sentenceCase,
  titleCase,
  replaceAll,
  type Replacing,
} from './changes.ts'

const changed = (label: string, text: string) => {
  const answer = answerChange({ label, text })
  return answer.kind === 'changed' ? answer.text : answer.message
}

describe('letters', () => {
  test.each([
    ['the quick-brown fox', 'The Quick-Brown Fox'],
    ["DON’T stop, o'brien", "Don’t Stop, O'brien"],
    ['e\u0301te\u0301 ﬁn ßa', 'E\u0301te\u0301 Fin Ssa'],
    ['हिन्दी text', 'हिन्दी Text'],
    ['3rd place', '3rd Place'],
  ])('%j in title case', (text, expected) => {
    expect(titleCase(text)).toBe(expected)
  })

  test.each([
    ['HELLO. HOW ARE YOU? fine', 'Hello. How are you? Fine'],
    ['when I’m here, i think. IT is', 'When I’m here, I think. It is'],
    ['dr. rao paid rs. 5. “go.” she went', 'Dr. rao paid rs. 5. “Go.” She went'],
    ['a heading\n\nits text\ngoes on', 'A heading\n\nIts text\ngoes on'],
    ['नमस्ते। hello', 'नमस्ते। Hello'],
    ['  \n', '  \n'],
  ])('%j in sentence case', (text, expected) => {
    expect(sentenceCase(text)).toBe(expected)
  })

  test('upper and lower case do not change scripts without capitals', () => {
    expect(changed('UPPER CASE', 'straße नमस्ते')).toBe('STRASSE नमस्ते')
    expect(changed('lower case', 'ÉTÉ தமிழ்')).toBe('été தமிழ்')
  })

  test('no change of letters changes more than letters', () => {
    const unit = fc.constantFrom(...'aIi .!?\n।’"é1', 'कि', '\r\n')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        for (const { change } of CASES) expect(change(text).toLowerCase()).toBe(text.toLowerCase())
      }),
    )
  })
})

describe('lines', () => {
  test.each([
    ['Trim lines', '  a \t\n\u00A0b\n', 'a\nb\n'],
    ['Remove empty lines', 'a\n\n \t\nb\n\n', 'a\nb\n'],
    ['Remove repeated lines', 'b\na\nb\na\n', 'b\na\n'],
    ['Remove repeated lines', '\u0958\nक\u093C', '\u0958'],
    ['Sort A to Z', 'b\nC\na\n', 'a\nb\nC\n'],
    ['Sort A to Z', 'item 10\nitem 9', 'item 9\nitem 10'],
    ['Sort A to Z', '१०\n९\n१', '१\n९\n१०'],
    // The order of the Devanagari alphabet: अ आ क ख म
    ['Sort A to Z', 'मटर\nआम\nखीरा\nअनार\nकेला', 'अनार\nआम\nकेला\nखीरा\nमटर'],
    ['Sort Z to A', 'a\nc\nb', 'c\nb\na'],
    ['Trim lines', ' a \r\nb\t\n', 'a\nb\n'],
  ])('%s: %j', (label, text, expected) => {
    expect(changed(label, text)).toBe(expected)
  })

  test('sorting and trimming a second time changes nothing', () => {
    const unit = fc.constantFrom(...'ab1 \n', '\r\n', 'क', '२')
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        for (const { label, change } of LINES) {
          const once = change(text)
          expect(change(once), label).toBe(once)
        }
      }),
    )
  })
})

describe('find and replace', () => {
  const replaced = (text: string, sought: string, changes: Partial<Replacing> = {}) =>
    replaceAll(text, {
      sought,
      replacement: 'X',
      matchesCase: false,
      onlyWholeWords: false,
      isPattern: false,
      ...changes,
    })

  test.each([
    ['plain text, whatever its case', 'Cat cat', 'cat', {}, 'X X', 2],
    ['in its case', 'Cat cat', 'cat', { matchesCase: true }, 'Cat X', 1],
    ['signs of patterns as they are', 'a.b (c) $1', '(c) $', {}, 'a.b X1', 1],
    ['by exactly what was typed', 'a', 'a', { replacement: '$& \\n' }, '$& \\n', 1],
    ['whole words only', 'राम रामायण राम।', 'राम', { onlyWholeWords: true }, 'X रामायण X।', 2],
    [
      'a word that is followed by a sign is another',
      'कि क',
      'क',
      { onlyWholeWords: true },
      'कि X',
      1,
    ],
    ['a letter however it is made up', '\u0958 क\u093C e\u0301', '\u0958', {}, 'X X e\u0301', 2],
    ['nothing for nothing', 'abc', '', {}, 'abc', 0],
    [
      'by a pattern with groups',
      'a1 b2',
      '([a-z])(\\d)',
      { isPattern: true, replacement: '$2$1\\n' },
      '1a\n 2b\n',
      2,
    ],
    ['by a pattern for lines', 'a\nb', '^', { isPattern: true, replacement: '- ' }, '- a\n- b', 2],
    ['by a pattern that knows scripts', 'a क', '\\p{L}', { isPattern: true }, 'X X', 2],
    [
      'a backslash before n stays one where it is doubled',
      'a',
      'a',
      { isPattern: true, replacement: '\\\\n' },
      '\\n',
      1,
    ],
  ] as const)('replaces %s', (_, text, sought, changes, expected, count) => {
    expect(replaced(text, sought, changes)).toEqual({ text: expected, count })
  })

  test('an invalid pattern is refused with a sentence', () => {
    const answer = answerChange({
      text: 'a',
      replacing: {
        sought: '(',
        replacement: '',
        matchesCase: true,
        onlyWholeWords: false,
        isPattern: true,
      },
    })
    expect(answer).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^This is not a regular expression: .+\.$/),
    })
  })

  test('equals splitting and joining', () => {
    const part = fc.string({ unit: fc.constantFrom(...'ab.*$\\[ ', 'क', 'ि'), maxLength: 12 })
    fc.assert(
      fc.property(part, part, part, (text, sought, replacement) => {
        fc.pre(sought !== '')
        expect(replaced(text, sought, { replacement, matchesCase: true }).text).toBe(
          text.split(sought).join(replacement),
        )
      }),
    )
  })
})
